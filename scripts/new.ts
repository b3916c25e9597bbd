import {createModel} from './newPage/createModel';
import {createPage} from './newPage/createPage';
import {readCommand} from './newPage/readCommand';
import {UsageError} from './usageError';

/** Makes the files of a new page or model and prints what is left to do. */
async function main(): Promise<void> {
  try {
    const request = readCommand(process.argv.slice(2));
    const today = new Date().toISOString().slice(0, 10);
    const {files, steps} = await (request.kind === 'model'
      ? createModel(request, '.')
      : createPage(request, '.', today));
    console.log(
      `Made or changed:\n${files.map((file) => `  ${file}`).join('\n')}`,
    );
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

void main();
