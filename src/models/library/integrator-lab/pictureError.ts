import {interpolateStep} from './integrate';
import {printedPoints} from './stepFigure';
import type {AcceptedStep, IntegrationResult} from './stepLog';

/** Returns the real roots of a·x² + b·x + c, without cancellation. */
function quadraticRoots(a: number, b: number, c: number): readonly number[] {
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) {
    return [];
  }
  const q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  return [q / a, c / q];
}

/**
 * Returns where the interpolation of a step has a given slope (1/s), in s after
 * its start: between there and the ends of the step its distance from a
 * straight line of that slope is largest. May lie outside the step.
 */
function parallelInstants(
  {h, y, next, slopes}: AcceptedStep,
  slope: number,
): readonly number[] {
  if (!slopes) {
    return [];
  }
  const rise = next - y;
  const first = h * slopes[0] - rise;
  const last = h * slopes[1] - rise;
  const parts = quadraticRoots(
    3 * (first + last),
    -4 * first - 2 * last,
    first + rise - h * slope,
  );
  return parts.map((part) => part * h);
}

/**
 * Returns the largest distance between the computed curve and the straight
 * lines through the values printed every `interval` s: the error of the plot.
 * Exact: the cubics of the steps are compared where they are parallel to the
 * lines, and at all ends.
 */
export function printingError(
  run: IntegrationResult,
  interval: number,
): number {
  const {times, values} = printedPoints(run, interval);
  let row = 1;
  let largest = 0;
  for (const step of run.steps) {
    const compare = (last: number): void => {
      const [t0 = 0, t1 = 0] = [times[row - 1], times[row]];
      const [y0 = 0, y1 = 0] = [values[row - 1], values[row]];
      const slope = (y1 - y0) / (t1 - t0);
      const first = Math.max(t0 - step.t, 0);
      const inside = parallelInstants(step, slope).filter(
        (elapsed) => elapsed > first && elapsed < last,
      );
      for (const elapsed of [first, ...inside, last]) {
        const line = y0 + slope * (step.t + elapsed - t0);
        const distance = Math.abs(interpolateStep(step, elapsed) - line);
        largest = Math.max(largest, distance);
      }
    };
    while (row + 1 < times.length && (times[row] ?? 0) < step.t + step.h) {
      compare((times[row] ?? 0) - step.t);
      row += 1;
    }
    compare(step.h);
  }
  return largest;
}
