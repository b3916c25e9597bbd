import {runCommand} from './simulation/command';

async function main(): Promise<void> {
  const {code, output, error} = await runCommand(process.argv.slice(2));
  process.stdout.write(output);
  process.stderr.write(error);
  process.exitCode = code;
}

void main();
