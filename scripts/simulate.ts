import {ModelError} from '../src/models/definition/errors';
import {simulate} from '../src/models/run/simulate';
import {describeModels} from './simulation/describeModels';
import {readRequest} from './simulation/readRequest';
import {UsageError} from './simulation/usageError';
import {writeRun} from './simulation/writeRun';

async function answer(commandLine: readonly string[]): Promise<string> {
  const request = await readRequest(commandLine);
  if (request.kind === 'list') {
    return describeModels();
  }
  const {model, values, duration} = request;
  return writeRun(request, simulate(model, values, {duration}));
}

async function main(): Promise<void> {
  try {
    process.stdout.write(await answer(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof ModelError)) {
      throw error;
    }
    const isRefused =
      error instanceof UsageError || error.reason === 'invalid-parameters';
    process.stderr.write(`${error.message}\n`);
    process.exitCode = isRefused ? 2 : 1;
  }
}

void main();
