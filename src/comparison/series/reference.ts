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
  /** Whether it has values at single instants only, each held until the next. */
  readonly isSampled: boolean;
  /** The value at an instant of the run, from the solver where it is at hand. */
  valueAt(time: number, side: Side): number;
}

/** The plotted points of an output of a run, SI. */
export interface PlottedCurve {
  readonly times: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

/** Instants are equal within this share of the run. */
const NEAR = 1e-9;

/** Holds each value until the next instant, the last one until the end. */
function stairs({times, values}: PlottedCurve, end: number): PlottedCurve {
  const ends = [...Array.from(times).slice(1), end];
  const held = Array.from(values);
  return {
    times: Array.from(times).flatMap((time, index) => [
      time,
      Math.max(ends[index] ?? time, time),
    ]),
    values: held.flatMap((value) => [value, value]),
  };
}

/** The curve of an output; one with samples is a row of stairs. */
export function curveOf(run: RunData, output: string): PlottedCurve {
  const samples = run.samples[output];
  return samples
    ? stairs(samples, run.end)
    : {times: run.times, values: run.columns[output] ?? []};
}

/** Makes the reference of an output that has values at single instants. */
function sampledReference(run: RunData, output: string): Reference {
  const {times, values} = curveOf(run, output);
  const start = times[0] ?? Number.NaN;
  const end = times[times.length - 1] ?? Number.NaN;
  const near = NEAR * (end - start);
  return {
    start,
    end,
    times,
    values,
    jumps: true,
    isSampled: true,
    valueAt: (time, side) => {
      const at = side === 'left' ? time - near : time + near;
      const inside = Math.min(Math.max(at, start), end);
      return interpolate(times, values, inside) ?? Number.NaN;
    },
  };
}

/** Makes the reference of an output of a run. */
export function makeReference(
  run: Run | RunData,
  output: string,
  jumps = false,
): Reference {
  if (run.samples[output]) {
    return sampledReference(run, output);
  }
  const {start, end, times} = run;
  const values = run.columns[output] ?? [];
  return {
    start,
    end,
    times,
    values,
    jumps,
    isSampled: false,
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
