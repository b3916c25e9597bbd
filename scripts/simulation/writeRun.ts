import type {AnyModel} from '../../src/models/definition';
import {runToCsv, scalarsToCsv} from '../../src/models/export/csv';
import type {Run, RunData} from '../../src/models/run/runResult';
import {runData} from '../../src/models/run/runResult';
import {sampleAt} from '../../src/models/run/sampleAt';
import {unitName} from '../../src/physics/units';
import {UsageError} from '../usageError';
import type {RunRequest} from './readRequest';

/**
 * Checks that instants lie inside a run, s.
 *
 * @throws {UsageError} for the first one outside
 */
export function checkInstants(run: Run, instants: readonly number[]): void {
  const outside = instants.find((t) => !(t >= run.start && t <= run.end));
  if (outside !== undefined) {
    throw new UsageError(
      `'--at' must lie from ${run.start} to ${run.end} s, not at ${outside}`,
    );
  }
}

/** Replaces the run's own points by values at chosen instants. */
function atInstants(run: Run, instants: readonly number[]): RunData {
  checkInstants(run, instants);
  const columns = Object.keys(run.columns).map(
    (key) =>
      [key, Float64Array.from(instants, (t) => sampleAt(run, key, t))] as const,
  );
  return {
    ...runData(run),
    times: Float64Array.from(instants),
    columns: Object.fromEntries(columns),
    exact: {},
    samples: {},
  };
}

/** Lists the outputs that have instants of their own, in place of chosen ones. */
function sampledOnly(run: Run, instants: RunRequest['instants']) {
  return instants ? Object.keys(run.samples) : [];
}

/** Prints typed arrays as plain arrays. */
function replacer(_: string, value: unknown): unknown {
  return value instanceof Float64Array ? Array.from(value) : value;
}

function collectUnits(model: AnyModel): Readonly<Record<string, string>> {
  const measured = {...model.outputs, ...model.scalars};
  const units = Object.entries(measured).map(
    ([key, {unit}]) => [key, unitName(unit)] as const,
  );
  return {t: 's', ...Object.fromEntries(units)};
}

/**
 * Writes a run in the requested format: SI units in the header, full double
 * precision. For a model without time its scalars are written.
 *
 * @throws {UsageError} for an instant outside the run
 */
export function writeRun(request: RunRequest, run: Run): string {
  const {model, instants, format} = request;
  if (instants && !model.duration) {
    throw new UsageError(`'--at' means nothing: ${model.id} has no time`);
  }
  const data = instants ? atInstants(run, instants) : runData(run);
  const leftOut = sampledOnly(run, instants);
  if (format === 'json') {
    const units = collectUnits(model);
    const printed = {...data, units, ...(leftOut.length > 0 && {leftOut})};
    return `${JSON.stringify(printed, replacer, 2)}\n`;
  }
  const note =
    leftOut.length > 0
      ? `# left out, with instants of their own: ${leftOut.join(', ')}\n`
      : '';
  return model.duration
    ? note + runToCsv(model, data)
    : scalarsToCsv(model, data);
}
