import type {AnyModel, ValuesOf} from '../../src/models/definition';
import {ModelError} from '../../src/models/definition/errors';
import type {ParameterValue} from '../../src/models/definition/parameters';
import {isChoice} from '../../src/models/definition/parameters';
import type {CsvColumn} from '../../src/models/export/csv';
import {csvCell, csvHeader, toCsv} from '../../src/models/export/csv';
import type {Run} from '../../src/models/run/runResult';
import {sampleAt} from '../../src/models/run/sampleAt';
import {simulate} from '../../src/models/run/simulate';
import {UsageError} from '../usageError';
import type {Printed} from './outcome';
import type {SweepRequest} from './readRequest';
import {checkInstants} from './writeRun';

/** One run of a sweep: its result, or why it failed. */
interface SweptRun {
  /** The values of the swept parameters, SI. */
  readonly swept: Readonly<Record<string, ParameterValue>>;
  readonly run?: Run;
  readonly failure?: string;
}

/** Most runs in one call. */
const MOST_RUNS = 1000;

/**
 * Combines the values of several parameters, each with each.
 *
 * @throws {UsageError} when these are too many
 */
function combine(
  settings: SweepRequest['swept'],
): readonly Readonly<Record<string, ParameterValue>>[] {
  const count = settings.reduce((all, [, {length}]) => all * length, 1);
  if (count > MOST_RUNS) {
    throw new UsageError(
      `The sweep has ${count} runs; at most ${MOST_RUNS} are allowed`,
    );
  }
  return settings.reduce<readonly Readonly<Record<string, ParameterValue>>[]>(
    (all, [key, values]) =>
      all.flatMap((chosen) =>
        values.map((value) => ({...chosen, [key]: value})),
      ),
    [{}],
  );
}

function runOnce(
  {model, values, duration}: SweepRequest,
  swept: SweptRun['swept'],
): SweptRun {
  try {
    const all: Partial<ValuesOf<AnyModel>> = {...values, ...swept};
    return {swept, run: simulate(model, all, {duration})};
  } catch (error) {
    if (error instanceof ModelError) {
      return {swept, failure: error.message};
    }
    throw error;
  }
}

/** The columns of the results: scalars, then outputs at the chosen instants. */
function resultColumns(
  {model, instants = []}: SweepRequest,
  runs: readonly SweptRun[],
): readonly CsvColumn[] {
  const column = (
    header: string,
    value: (run: Run) => number | undefined,
  ): CsvColumn => ({
    header,
    cells: runs.map(({run}) => csvCell(run && value(run))),
  });
  const scalars = Object.entries(model.scalars ?? {}).map(([key, {unit}]) =>
    column(csvHeader(key, unit), (run) => run.scalars[key]),
  );
  const outputs = Object.entries(model.outputs).filter(
    ([, {sampled = false}]) => !sampled,
  );
  const values = instants.flatMap((t) =>
    outputs.map(([key, {unit}]) =>
      column(csvHeader(`${key} at ${t} s`, unit), (run) =>
        sampleAt(run, key, t),
      ),
    ),
  );
  return [...scalars, ...values];
}

function toTable(request: SweepRequest, runs: readonly SweptRun[]): string {
  const {model, swept} = request;
  const first = runs.find(({run}) => run)?.run;
  if (!first) {
    return '';
  }
  const keys = swept.map(([key]) => key);
  const parameters = keys.map((key): CsvColumn => {
    const definition = model.parameters[key];
    const unit = !definition || isChoice(definition) ? '1' : definition.unit;
    return {
      header: csvHeader(key, unit),
      cells: runs.map((run) => String(run.swept[key])),
    };
  });
  const duration: CsvColumn = {
    header: 'duration [s]',
    cells: runs.map(({run}) => csvCell(run?.duration)),
  };
  return toCsv(
    model,
    first,
    [
      ...parameters,
      ...(model.duration ? [duration] : []),
      ...resultColumns(request, runs),
    ],
    [...keys, 'duration'],
  );
}

function toJson(
  {model, instants = []}: SweepRequest,
  runs: readonly SweptRun[],
): string {
  const results = runs.map(({swept, run, failure}) => {
    if (!run) {
      return {values: swept, failure};
    }
    const {values, duration, scalars, columns} = run;
    const outputs = Object.keys(columns).map(
      (key) => [key, instants.map((t) => sampleAt(run, key, t))] as const,
    );
    const at = instants.length > 0 && {
      at: instants,
      outputs: Object.fromEntries(outputs),
    };
    return {values, duration, scalars, ...at};
  });
  return `${JSON.stringify({model: model.id, runs: results}, null, 2)}\n`;
}

/**
 * Runs a model with every combination of the swept values and writes the
 * results of each run in one row. A run that fails leaves its cells empty.
 *
 * @throws {UsageError} for too many runs, or an instant outside one of them
 */
export function runSweep(request: SweepRequest): Printed {
  const runs = combine(request.swept).map((swept) => runOnce(request, swept));
  for (const {run} of runs) {
    if (run) {
      checkInstants(run, request.instants ?? []);
    }
  }
  const output =
    request.format === 'json' ? toJson(request, runs) : toTable(request, runs);
  const failures = runs.flatMap(({swept, failure}) => {
    const where = Object.entries(swept).map(
      ([key, value]) => `${key}=${value}`,
    );
    return failure === undefined ? [] : [`${where.join(' ')}: ${failure}`];
  });
  return {output, failures};
}
