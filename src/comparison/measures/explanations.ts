import type {Reference} from '../series/reference';
import type {Differences} from './differences';
import {rootMeanSquare} from './differences';
import {bestShift, bestSpeed} from './stretch';

/** A change of our curve by one number, which may explain a difference. */
export interface Explanation {
  readonly kind: 'offset' | 'factor' | 'shift' | 'gain' | 'speed';
  /** Offset in SI, shift in s, or a factor. */
  readonly value: number;
  /** Root of the mean square that is left, SI. */
  readonly rms: number;
}

/** How far the first values may differ, as a share of the span. */
const SAME_START = 0.03;

function weightedSum(
  weights: readonly number[],
  one: readonly number[],
  other: readonly number[],
): number {
  return weights.reduce(
    (sum, weight, index) =>
      sum + weight * (one[index] ?? 0) * (other[index] ?? 0),
    0,
  );
}

function offset({mean, rms}: Differences): Explanation {
  const rest = Math.sqrt(Math.max(rms ** 2 - mean ** 2, 0));
  return {kind: 'offset', value: mean, rms: rest};
}

/** The factor about a level that explains most. */
function factorAbout(
  {ours, theirs, weights}: Differences,
  level: number,
): {readonly value: number; readonly rms: number} {
  const x = ours.map((value) => value - level);
  const y = theirs.map((value) => value - level);
  const square = weightedSum(weights, x, x);
  const value = square > 0 ? weightedSum(weights, x, y) / square : 1;
  const left = y.map((each, index) => each - value * (x[index] ?? 0));
  return {value, rms: rootMeanSquare(left, weights)};
}

/**
 * Lists what one number can change in our curve to come closer to a series,
 * simple things first. A factor about zero makes no sense for temperatures; one
 * about the start value and a speed need the same start.
 */
export function findExplanations(
  reference: Reference,
  differences: Differences,
  isTemperature: boolean,
): readonly Explanation[] {
  const {ours, theirs, span} = differences;
  const level = ours[0] ?? 0;
  const isSameStart = Math.abs((theirs[0] ?? 0) - level) <= SAME_START * span;
  const shift = bestShift(reference, differences);
  const list: Explanation[] = [offset(differences)];
  if (!isTemperature) {
    list.push({kind: 'factor', ...factorAbout(differences, 0)});
  }
  list.push({kind: 'shift', ...shift});
  if (isSameStart && span > 0) {
    list.push(
      {kind: 'gain', ...factorAbout(differences, level)},
      {kind: 'speed', ...bestSpeed(reference, differences)},
    );
  }
  return list;
}
