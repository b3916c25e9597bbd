import {sum} from 'd3-array';

import type {Reference} from '../series/reference';
import type {Differences} from './differences';
import {rootMeanSquare} from './differences';
import type {BestChange, Rest} from './stretch';
import {bestSpeed} from './stretch';

/** A change of our curve by one number, which may explain a difference. */
export interface Explanation extends Rest {
  readonly kind: 'offset' | 'factor' | 'shift' | 'gain' | 'speed';
  /** Offset in SI, shift in s, or a factor. */
  readonly value: number;
}

/** How far the first values may differ, as a share of the size and of what is left. */
const SAME_START = {ofSize: 0.03, ofRest: 3} as const;

/** The factor about a level that explains most. */
function factorAbout(
  {ours, theirs, weights, rms: before}: Differences,
  level: number,
): Rest & {readonly value: number} {
  const x = ours.map((value) => value - level);
  const y = theirs.map((value) => value - level);
  const withX = (values: readonly number[]) =>
    sum(
      weights,
      (weight, index) => weight * (x[index] ?? 0) * (values[index] ?? 0),
    );
  const square = withX(x);
  const value = square > 0 ? withX(y) / square : 1;
  const left = y.map((each, index) => each - value * (x[index] ?? 0));
  return {value, left, rms: rootMeanSquare(left, weights), before};
}

/**
 * Lists what one number can change in our curve to come closer to a series,
 * simple things first. A factor about zero makes no sense for temperatures; one
 * about the start value and a speed need the same start. A change that is best
 * at the end of what is looked at is none.
 */
export function findExplanations(
  reference: Reference,
  differences: Differences,
  shift: BestChange,
): readonly Explanation[] {
  const {ours, size, span, mean, weights, rms: before} = differences;
  const level = ours[0] ?? 0;
  const left = differences.left.map((each) => each - mean);
  const rms = rootMeanSquare(left, weights);
  const {ofSize, ofRest} = SAME_START;
  const isSameStart = ({kind, left: rests, rms: rest}: Explanation) =>
    !['gain', 'speed'].includes(kind) ||
    Math.abs(rests[0] ?? 0) <= Math.max(ofSize * size, ofRest * rest);
  const all: readonly ((Explanation & {readonly isAtEnd?: boolean}) | false)[] =
    [
      {kind: 'offset', value: mean, left, rms, before},
      !reference.isTemperature && {
        kind: 'factor',
        ...factorAbout(differences, 0),
      },
      {kind: 'shift', ...shift},
      span > 0 && {kind: 'gain', ...factorAbout(differences, level)},
      span > 0 && {kind: 'speed', ...bestSpeed(reference, differences)},
    ];
  return all
    .filter((each) => each !== false)
    .filter((each) => each.isAtEnd !== true && isSameStart(each));
}
