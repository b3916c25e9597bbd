import {compareSeries} from '../../../src/comparison/compare';
import type {Verdict} from '../../../src/comparison/measures/verdict';
import type {Series} from '../../../src/comparison/series/makeSeries';
import {makeReference} from '../../../src/comparison/series/reference';
import type {
  AnyModel,
  ValuesOf,
} from '../../../src/models/definition/modelDefinition';
import type {Run} from '../../../src/models/run/runResult';
import {simulate} from '../../../src/models/run/simulate';

export type Values = Partial<ValuesOf<AnyModel>>;

/** Runs a model as an unknown program would have done. */
export function runOf(
  model: AnyModel,
  values: Values = {},
  duration?: number,
): Run {
  return simulate(model, values as ValuesOf<AnyModel>, {duration});
}

/** The points that a program prints of an output, at equal intervals. */
export function printed(run: Run, output: string, count = 200): Series {
  const {start, end} = run;
  const times = Float64Array.from(
    {length: count + 1},
    (_, index) => start + ((end - start) * index) / count,
  );
  return {
    times,
    values: times.map((time) => run.view.value(output, time)),
  };
}

/** The points of an output that exists at samples only. */
export function samplesOf({samples}: Run, output: string): Series {
  const {times = [], values = []} = samples[output] ?? {};
  return {times: Float64Array.from(times), values: Float64Array.from(values)};
}

/** The same points with other values or instants. */
export function changed(
  {times, values}: Series,
  value: (value: number, time: number) => number,
  instant: (time: number) => number = (time) => time,
): Series {
  return {
    times: times.map(instant),
    values: values.map((each, index) => value(each, times[index] ?? 0)),
  };
}

/** Compares points with an output of a run. */
export function compareWith(
  model: AnyModel,
  run: Run,
  output: string,
  series: Series,
) {
  const result = compareSeries(makeReference(model, run, output), series);
  if (!result) {
    throw new Error('the series lies outside the run');
  }
  return result;
}

/** The verdict on points beside an output of a run. */
export function verdictOn(
  model: AnyModel,
  run: Run,
  output: string,
  series: Series,
): Verdict {
  return compareWith(model, run, output, series).verdict;
}

/** Pseudo-random numbers in −1 … 1, the same at each call. */
export function noise(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}
