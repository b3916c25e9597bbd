import {ModelError} from '../../src/models/definition/errors';
import {simulate} from '../../src/models/run/simulate';
import {UsageError} from '../usageError';
import {describeModels} from './describeModels';
import {HELP} from './help';
import {readRequest} from './readRequest';
import {writeRun} from './writeRun';
import {writeStatistics} from './writeStatistics';

/** Result of a command line. */
export interface Outcome {
  /** Exit code of the process. */
  readonly code: 0 | 1 | 2;
  /** Text for the standard output. */
  readonly output: string;
  /** Text for the standard error stream. */
  readonly error: string;
}

async function execute(commandLine: readonly string[]): Promise<string> {
  const request = await readRequest(commandLine);
  if (request.kind === 'help') {
    return HELP;
  }
  if (request.kind === 'list') {
    return describeModels();
  }
  const {model, values, duration} = request;
  const run = simulate(model, values, {duration});
  return request.statistics
    ? writeStatistics(request, run)
    : writeRun(request, run);
}

/** Escapes control characters, so that a message stays one line. */
function escapeControls(message: string): string {
  return message.replaceAll(
    /[\p{Cc}\u2028\u2029]/gu,
    (character) =>
      `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

/**
 * Runs one command line of `npm run simulate`. The exit code is 2 for values
 * or options that are not allowed and 1 for a run that fails.
 */
export async function runCommand(
  commandLine: readonly string[],
): Promise<Outcome> {
  try {
    return {code: 0, output: await execute(commandLine), error: ''};
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof ModelError)) {
      throw error;
    }
    const isInvalid =
      error instanceof UsageError || error.reason === 'invalid-parameters';
    const message = escapeControls(error.message);
    return {code: isInvalid ? 2 : 1, output: '', error: `${message}\n`};
  }
}
