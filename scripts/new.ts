import {createPage} from './newPage/createPage';
import {readCommand} from './newPage/readCommand';
import {UsageError} from './usageError';

/** Makes both files of a new page and prints what is left to do. */
function main(): void {
  try {
    const page = readCommand(process.argv.slice(2));
    const today = new Date().toISOString().slice(0, 10);
    const {files, steps} = createPage(page, '.', today);
    console.log(`Made:\n${files.map((file) => `  ${file}`).join('\n')}`);
    console.log(
      `Left to do:\n${steps.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}`,
    );
  } catch (error) {
    if (!(error instanceof UsageError)) {
      throw error;
    }
    console.error(error.message);
    process.exitCode = 2;
  }
}

main();
