import {bisectLeft, bisectRight} from 'd3-array';

import type {AnyModel} from '../../models/definition/modelDefinition';
import type {Side} from '../../models/definition/runView';
import {interpolate} from '../../models/run/interpolate';
import type {Run, RunData} from '../../models/run/runResult';
import type {Curves} from '../../models/run/simulate';
import {unitDefinition} from '../../physics/units';
import type {Extent} from '../columns/columnUnit';
import {extentOf} from '../columns/columnUnit';

/** The plotted points of an output of a run, SI; equal neighbours are a jump. */
export interface PlottedCurve {
  readonly times: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

/** The values of one output at the instants of a run, SI. */
export interface PointValues {
  /** First and last instant, s. */
  readonly start: number;
  readonly end: number;
  /** Whether the curve may jump in this run. */
  readonly jumps: boolean;
  /** Whether it has values at single instants only, each held until the next. */
  readonly isSampled: boolean;
  /** The value at an instant of the run, from the solver where it is at hand. */
  valueAt(time: number, side: Side): number;
}

/** Our curve of one output, SI. */
export interface Reference extends PlottedCurve, PointValues {
  /** The instants at which it does, s; none of one with samples, all of which are steps. */
  readonly jumpTimes: readonly number[];
  /** Whether it is a temperature: its zero is no amount of nothing. */
  readonly isTemperature: boolean;
  /** Typical magnitude, SI, to tell a small curve from rounding errors. */
  readonly nominal: number;
}

/** Instants are equal within this share of the run. */
export const NEAR = 1e-9;

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
export function curveOf(run: Curves | RunData, output: string): PlottedCurve {
  const samples = run.samples[output];
  return samples
    ? stairs(samples, run.end)
    : {times: run.times ?? [], values: run.columns?.[output] ?? []};
}

/** Evaluates an output that has values at single instants. */
function sampledValue({times, values}: PlottedCurve, near: number) {
  const start = times[0] ?? Number.NaN;
  const end = times[times.length - 1] ?? Number.NaN;
  return (time: number, side: Side) => {
    const at = side === 'left' ? time - near : time + near;
    const inside = Math.min(Math.max(at, start), end);
    return interpolate(times, values, inside) ?? Number.NaN;
  };
}

/** Jumps below this share of the span do not count. */
const LEAST_JUMP = 1e-3;

/** The instants at which a curve has two values, s. */
function findJumps({times, values}: PlottedCurve): readonly number[] {
  const {low, high} = extentOf(values);
  return Array.from(times).filter((time, index) => {
    const height = Math.abs((values[index + 1] ?? 0) - (values[index] ?? 0));
    return time === times[index + 1] && height > LEAST_JUMP * (high - low);
  });
}

/** The values of an output of a run, which need no table of it. */
export function pointValues(
  model: AnyModel,
  run: Curves | RunData,
  output: string,
): PointValues {
  const isSampled = run.samples[output] !== undefined;
  const curve = curveOf(run, output);
  const {times, values} = curve;
  const start = isSampled ? (times[0] ?? Number.NaN) : run.start;
  const end = isSampled ? (times[times.length - 1] ?? Number.NaN) : run.end;
  return {
    start,
    end,
    jumps: isSampled || model.outputs[output]?.jumps === true,
    isSampled,
    valueAt: isSampled
      ? sampledValue(curve, NEAR * (end - start))
      : (time, side) => {
          const inside = Math.min(Math.max(time, start), end);
          return 'view' in run
            ? run.view.value(output, inside, side)
            : (interpolate(times, values, inside) ?? Number.NaN);
        },
  };
}

/** Makes the reference of an output of a run. */
export function makeReference(
  model: AnyModel,
  run: Run | RunData,
  output: string,
): Reference {
  const values = pointValues(model, run, output);
  const curve = curveOf(run, output);
  const {unit = '1', nominal = 1} = model.outputs[output] ?? {};
  const {isSampled} = values;
  const jumpTimes = values.jumps && !isSampled ? findJumps(curve) : [];
  return {
    ...values,
    ...curve,
    jumps: jumpTimes.length > 0 || isSampled,
    jumpTimes,
    isTemperature: unitDefinition(unit).quantity === 'temperature',
    nominal,
  };
}

/** The extent of our curve between two instants, SI. */
export function extentWithin(
  {start, end, times, values}: Reference,
  from: number,
  to: number,
): Extent {
  const first = bisectLeft(times, from);
  const inside = Array.from(
    {length: bisectRight(times, to) - first},
    (_, index) => values[first + index] ?? Number.NaN,
  );
  const ends = [Math.max(from, start), Math.min(to, end)].flatMap(
    (time) => interpolate(times, values, time) ?? [],
  );
  return extentOf([...inside, ...ends]);
}
