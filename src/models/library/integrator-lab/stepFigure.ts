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
