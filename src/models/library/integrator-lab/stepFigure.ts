import type {March} from './logbook';
import {valueInside} from './march';

/** Points of a curve. */
export interface Points {
  /** Instants, s, ascending. */
  readonly times: readonly number[];
  readonly values: readonly number[];
}

/** Points of the computed curve at most, beside the ends of the steps. */
const FINE_POINTS = 2000;

/** Parts into which a curved step is divided at most. */
const PARTS = 8;

/** Rounding of a run counted in print intervals. */
const ROUNDING = 1e-9;

/** The longest step of a run, s. */
export function longestStep({steps}: March): number {
  return steps.reduce((longest, {h}) => Math.max(longest, h), 0);
}

/** The values at the ends of the steps, the initial one first. */
export function stepPoints({steps}: March): Points {
  const [first] = steps;
  return {
    times: [0, ...steps.map(({t, h}) => t + h)],
    values: [first?.y ?? 0, ...steps.map(({next}) => next)],
  };
}

/** The curve a method gives between its steps as well. */
export function computedCurve({steps}: March): Points {
  const fitting = Math.floor(FINE_POINTS / steps.length);
  const [first] = steps;
  const times = [0];
  const values = [first?.y ?? 0];
  for (const step of steps) {
    const parts = step.slopes ? Math.min(Math.max(fitting, 1), PARTS) : 1;
    for (let part = 1; part <= parts; part += 1) {
      const elapsed = (step.h * part) / parts;
      times.push(step.t + elapsed);
      values.push(part === parts ? step.next : valueInside(step, elapsed));
    }
  }
  return {times, values};
}

/** The instants n·interval up to `end`, and `end` itself, s. */
function printTimes(end: number, interval: number): readonly number[] {
  const count = Math.ceil(end / interval - ROUNDING);
  return [...Array.from({length: count}, (_, n) => n * interval), end];
}

/** The values stored at every print interval, on the computed curve. */
export function printedPoints({steps}: March, interval: number): Points {
  const last = steps.at(-1);
  const end = last ? last.t + last.h : 0;
  const times = printTimes(end, interval);
  let index = 0;
  const values = times.map((time) => {
    while (index + 1 < steps.length && (steps[index + 1]?.t ?? end) <= time) {
      index += 1;
    }
    const step = steps[index];
    return step ? valueInside(step, time - step.t) : 0;
  });
  return {times, values};
}

/** A curve of straight lines through points, at an instant between them. */
function onLines({times, values}: Points, t: number): number {
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
 * The largest distance between the computed curve and the straight lines
 * through the printed values: what the picture hides.
 */
export function pictureError(march: March, interval: number): number {
  const printed = printedPoints(march, interval);
  const {times, values} = computedCurve(march);
  const distances = times.map((t, n) =>
    Math.abs((values[n] ?? 0) - onLines(printed, t)),
  );
  return distances.reduce((one, other) => Math.max(one, other), 0);
}
