import {ModelError} from '../../src/models/definition/errors';
import {simulate} from '../../src/models/run/simulate';
import {UsageError} from '../usageError';
import {describeModels} from './describeModels';
import {describePresets} from './describePresets';
import {HELP} from './help';
import {readRequest} from './readRequest';
import {runSweep} from './runSweep';
import {writeProgram} from './writeProgram';
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

/** What is printed, and one line for each run that failed. */
interface Printed {
  readonly output: string;
  readonly failures?: readonly string[];
}

async function execute(commandLine: readonly string[]): Promise<Printed> {
  const request = await readRequest(commandLine);
  switch (request.kind) {
    case 'help':
      return {output: HELP};
    case 'list':
      return {output: await describeModels()};
    case 'presets':
      return {output: describePresets(request.models)};
    case 'sweep':
      return runSweep(request);
    case 'run': {
      const {model, values, duration, format} = request;
      const run = simulate(model, values, {duration});
      if (request.statistics) {
        return {output: writeStatistics(request, run)};
      }
      const isProgram = format === 'python';
      const output = isProgram
        ? writeProgram(model, run)
        : writeRun(request, run);
      return {output};
    }
  }
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
    const {output, failures = []} = await execute(commandLine);
    const lines = failures.map((line) => `${escapeControls(line)}\n`);
    return {code: lines.length > 0 ? 1 : 0, output, error: lines.join('')};
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
