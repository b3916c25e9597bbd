import {mean, sum} from 'd3-array';

import {extentOf} from '../columns/columnUnit';
import type {Reference} from '../series/reference';
import type {Differences} from './differences';
import {rootMeanSquare} from './differences';
import type {BestChange, Rest} from './stretch';
import {bestSpeed} from './stretch';

/** A change of our curve by one number, which may explain a difference. */
export interface Explanation extends Rest {
  readonly kind: 'offset' | 'factor' | 'shift' | 'gain' | 'speed' | 'limit';
  /** Offset or limit in SI, shift in s, or a factor. */
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

/** Steps in which a limit is found: each of them leaves out the points below the last one. */
const LIMIT_STEPS = 20;

/** Fewest points beyond a limit. */
const FEWEST_BEYOND = 3;

/** Least share of our span that the points below a limit cover, so that they are seen to follow ours. */
const FOLLOWED = 0.1;

/**
 * The limit beyond which a series does not follow ours, upwards (1) or downwards
 * (−1), that explains most: the mean of the points where ours is beyond it.
 * Undefined where those are few, or where the others do not move.
 */
function limitOn(
  side: 1 | -1,
  {ours, theirs, weights, span, rms: before}: Differences,
): Explanation | undefined {
  const isBeyond = (index: number, limit: number) =>
    side * ((ours[index] ?? 0) - limit) > 0;
  const meanBeyond = (limit: number) =>
    mean(theirs.filter((_, index) => isBeyond(index, limit))) ?? limit;
  let value = side * Math.max(...theirs.map((each) => side * each));
  for (let step = 0; step < LIMIT_STEPS; step += 1) {
    value = meanBeyond(value);
  }
  const {low, high} = extentOf(
    ours.filter((_, index) => !isBeyond(index, value)),
  );
  const beyond = ours.filter((_, index) => isBeyond(index, value));
  const left = theirs.map(
    (each, index) =>
      each - (isBeyond(index, value) ? value : (ours[index] ?? 0)),
  );
  return beyond.length >= FEWEST_BEYOND && high - low >= FOLLOWED * span
    ? {kind: 'limit', value, left, rms: rootMeanSquare(left, weights), before}
    : undefined;
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
  const {ours, size, span, mean: offset, weights, rms: before} = differences;
  const level = ours[0] ?? 0;
  const left = differences.left.map((each) => each - offset);
  const rms = rootMeanSquare(left, weights);
  const {ofSize, ofRest} = SAME_START;
  const isSameStart = ({kind, left: rests, rms: rest}: Explanation) =>
    !['gain', 'speed'].includes(kind) ||
    Math.abs(rests[0] ?? 0) <= Math.max(ofSize * size, ofRest * rest);
  const limits = ([1, -1] as const).map((side) => limitOn(side, differences));
  type Found = Explanation & {readonly isAtEnd?: boolean};
  const all: readonly (Found | false | undefined)[] = [
    {kind: 'offset', value: offset, left, rms, before},
    !reference.isTemperature && {
      kind: 'factor',
      ...factorAbout(differences, 0),
    },
    {kind: 'shift', ...shift},
    span > 0 && {kind: 'gain', ...factorAbout(differences, level)},
    span > 0 && {kind: 'speed', ...bestSpeed(reference, differences)},
    ...(span > 0 ? limits : []),
  ];
  return all
    .filter((each) => each !== false && each !== undefined)
    .filter((each) => each.isAtEnd !== true && isSameStart(each));
}
