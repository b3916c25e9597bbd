import {interpolateStep} from './integrate';
import type {IntegrationResult} from './stepLog';

/** The points of a curve. */
export interface Points {
  /** Instants, s, ascending. */
  readonly times: readonly number[];
  /** One value for each instant. */
  readonly values: readonly number[];
}

/** Largest number of points of the computed curve inside the steps. */
const FINE_POINTS = 2000;

/** Largest number of parts into which a cubic step is divided. */
const PARTS = 8;

/** Relative rounding error of a run counted in print intervals. */
const ROUNDING = 1e-9;

/** Returns the longest step of a run, s. */
export function longestStep({steps}: IntegrationResult): number {
  return steps.reduce((longest, {h}) => Math.max(longest, h), 0);
}

/** Returns the values at the ends of the steps, the initial one first. */
export function stepPoints({steps}: IntegrationResult): Points {
  const [first] = steps;
  return {
    times: [0, ...steps.map(({t, h}) => t + h)],
    values: [first?.y ?? 0, ...steps.map(({next}) => next)],
  };
}

/** Computes the curve with the interpolation inside the steps. */
export function computedCurve({steps}: IntegrationResult): Points {
  const fitting = Math.floor(FINE_POINTS / steps.length);
  const [first] = steps;
  const times = [0];
  const values = [first?.y ?? 0];
  for (const step of steps) {
    const parts = step.slopes ? Math.min(Math.max(fitting, 1), PARTS) : 1;
    for (let part = 1; part <= parts; part += 1) {
      const elapsed = (step.h * part) / parts;
      times.push(step.t + elapsed);
      values.push(part === parts ? step.next : interpolateStep(step, elapsed));
    }
  }
  return {times, values};
}

/** Returns the instants n·interval up to `end`, and `end` itself, s. */
function printTimes(end: number, interval: number): readonly number[] {
  const count = Math.ceil(end / interval - ROUNDING);
  return [...Array.from({length: count}, (_, n) => n * interval), end];
}

/** Computes the values stored at every print interval (s), interpolated. */
export function printedPoints(
  {steps}: IntegrationResult,
  interval: number,
): Points {
  const last = steps.at(-1);
  const end = last ? last.t + last.h : 0;
  const times = printTimes(end, interval);
  let index = 0;
  const values = times.map((time) => {
    while (index + 1 < steps.length && (steps[index + 1]?.t ?? end) <= time) {
      index += 1;
    }
    const step = steps[index];
    return step ? interpolateStep(step, time - step.t) : 0;
  });
  return {times, values};
}

/** Interpolates linearly between points, at an instant t in s. */
function interpolateLinearly({times, values}: Points, t: number): number {
  let low = 0;
  let high = times.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? t) <= t) {
      low = middle;
    } else {
      high = middle;
    }
  }
  const [t0 = 0, t1 = 0] = [times[low], times[high]];
  const [y0 = 0, y1 = 0] = [values[low], values[high]];
  return t1 === t0 ? y1 : y0 + ((y1 - y0) * (t - t0)) / (t1 - t0);
}

/**
 * Returns the largest distance between the computed curve and the straight
 * lines through the printed values: the error of the plot.
 */
export function printingError(
  run: IntegrationResult,
  interval: number,
): number {
  const printed = printedPoints(run, interval);
  const {times, values} = computedCurve(run);
  const distances = times.map((t, n) =>
    Math.abs((values[n] ?? 0) - interpolateLinearly(printed, t)),
  );
  return distances.reduce((one, other) => Math.max(one, other), 0);
}
