import type {Side} from '../../models/definition/runView';
import {interpolate} from '../../models/run/interpolate';
import type {Run, RunData} from '../../models/run/runResult';
import {extentOf} from '../columns/columnUnit';

/** Our curve of one output, SI. */
export interface Reference {
  /** First and last instant, s. */
  readonly start: number;
  readonly end: number;
  /** Plotted instants, s, and the values there; equal neighbours are a jump. */
  readonly times: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  /** Whether the curve can jump. */
  readonly jumps: boolean;
  /** The value at an instant of the run, from the solver where it is at hand. */
  valueAt(time: number, side: Side): number;
}

/** Makes the reference of an output of a run. */
export function makeReference(
  run: Run | RunData,
  output: string,
  jumps = false,
): Reference {
  const {start, end, times} = run;
  const values = run.columns[output] ?? [];
  return {
    start,
    end,
    times,
    values,
    jumps,
    valueAt: (time, side) => {
      const inside = Math.min(Math.max(time, start), end);
      return 'view' in run
        ? run.view.value(output, inside, side)
        : (interpolate(times, values, inside) ?? Number.NaN);
    },
  };
}

/** The part of a reference that a series covers, in plotted points. */
export function spanWithin(
  {times, values}: Reference,
  from: number,
  to: number,
): number {
  const inside = Array.from(values).filter((_, index) => {
    const time = times[index] ?? Number.NaN;
    return time >= from && time <= to;
  });
  const ends = [from, to].flatMap(
    (time) => interpolate(times, values, time) ?? [],
  );
  const {low, high} = extentOf([...inside, ...ends]);
  return high - low;
}
