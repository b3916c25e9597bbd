import {ModelError} from '../../src/models/definition/errors';
import {simulate} from '../../src/models/run/simulate';
import {UsageError} from '../usageError';
import {describeModels} from './describeModels';
import {describePresets} from './describePresets';
import {HELP} from './help';
import {makeOutcome, type Outcome, type Printed} from './outcome';
import {readRequest} from './readRequest';
import {runSweep} from './runSweep';
import {writeProgram} from './writeProgram';
import {writeRun} from './writeRun';
import {writeStatistics} from './writeStatistics';

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

/**
 * Runs one command line of `npm run simulate`. The exit code is 2 for values
 * or options that are not allowed and 1 for a run that fails.
 */
export function runCommand(commandLine: readonly string[]): Promise<Outcome> {
  return makeOutcome(
    () => execute(commandLine),
    (error) => {
      if (error instanceof ModelError) {
        return error.reason === 'invalid-parameters' ? 2 : 1;
      }
      return error instanceof UsageError ? 2 : undefined;
    },
  );
}
