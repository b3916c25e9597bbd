import {ModelError} from '../../src/models/definition/errors';
import {simulate} from '../../src/models/run/simulate';
import {UsageError} from '../usageError';
import {describeModels} from './describeModels';
import {readRequest} from './readRequest';
import {writeRun} from './writeRun';

/** What a command line gives: a text for one of the streams, and an exit code. */
export interface Outcome {
  readonly code: 0 | 1 | 2;
  readonly output: string;
  readonly error: string;
}

async function answer(commandLine: readonly string[]): Promise<string> {
  const request = await readRequest(commandLine);
  if (request.kind === 'list') {
    return describeModels();
  }
  const {model, values, duration} = request;
  return writeRun(request, simulate(model, values, {duration}));
}

/**
 * Runs one command line of `npm run simulate`. The exit code is 2 for values
 * or options that are not allowed and 1 for a run that fails.
 */
export async function runCommand(
  commandLine: readonly string[],
): Promise<Outcome> {
  try {
    return {code: 0, output: await answer(commandLine), error: ''};
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof ModelError)) {
      throw error;
    }
    const isRefused =
      error instanceof UsageError || error.reason === 'invalid-parameters';
    return {code: isRefused ? 2 : 1, output: '', error: `${error.message}\n`};
  }
}
