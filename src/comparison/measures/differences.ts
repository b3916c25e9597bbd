import type {Series} from '../series/makeSeries';
import type {Reference} from '../series/reference';
import {spanWithin} from '../series/reference';

/** The points of a series that lie in our run, with our values there, SI. */
export interface Points {
  readonly times: readonly number[];
  readonly theirs: readonly number[];
  readonly ours: readonly number[];
  /** The share of the covered time that each point stands for; sum 1. */
  readonly weights: readonly number[];
  /** Points of the series before or after our run. */
  readonly outside: number;
}

/** How far a series is from our curve, SI. */
export interface Differences extends Points {
  /** Largest difference, theirs minus ours. */
  readonly largest: number;
  /** Its instant, s. */
  readonly largestAt: number;
  /** Root of the mean square over time. */
  readonly rms: number;
  /** Mean of theirs minus ours over time. */
  readonly mean: number;
  /** Largest minus smallest value of our curve over the same time. */
  readonly span: number;
}

/** Instants are equal within this share of the run. */
const NEAR = 1e-9;

/** The time that each point stands for: half of the gaps beside it. */
export function timeWeights(times: readonly number[]): readonly number[] {
  const last = times.length - 1;
  const raw = times.map((time, index) => {
    const before = times[Math.max(index - 1, 0)] ?? time;
    const after = times[Math.min(index + 1, last)] ?? time;
    return (after - before) / 2;
  });
  const sum = raw.reduce((total, each) => total + each, 0);
  return raw.map((each) => (sum > 0 ? each / sum : 1 / times.length));
}

/** The weighted mean of the squares, as a root. */
export function rootMeanSquare(
  differences: readonly number[],
  weights: readonly number[],
): number {
  let sum = 0;
  differences.forEach((difference, index) => {
    sum += (weights[index] ?? 0) * difference ** 2;
  });
  return Math.sqrt(sum);
}

/**
 * Our value at a point. Of two points at one instant the first is before the
 * jump and the second after it; a single point at a jump may be either, and at a
 * sample it is the new value.
 */
function ourValue(
  reference: Reference,
  {times, values}: Series,
  index: number,
): number {
  const time = times[index] ?? Number.NaN;
  if (!reference.jumps) {
    return reference.valueAt(time, 'right');
  }
  const [left, right] = [
    reference.valueAt(time, 'left'),
    reference.valueAt(time, 'right'),
  ];
  if (times[index + 1] === time) {
    return left;
  }
  if (reference.isSampled) {
    return right;
  }
  const value = values[index] ?? Number.NaN;
  const isBefore = Math.abs(value - left) < Math.abs(value - right);
  return times[index - 1] !== time && isBefore ? left : right;
}

/** Pairs the points of a series with our values at the same instants. */
export function pairPoints(reference: Reference, series: Series): Points {
  const {start, end} = reference;
  const near = NEAR * (end - start);
  const inside = Array.from(series.times.keys()).filter((index) => {
    const time = series.times[index] ?? Number.NaN;
    return time >= start - near && time <= end + near;
  });
  const times = inside.map((index) => series.times[index] ?? Number.NaN);
  return {
    times,
    theirs: inside.map((index) => series.values[index] ?? Number.NaN),
    ours: inside.map((index) => ourValue(reference, series, index)),
    weights: timeWeights(times),
    outside: series.times.length - inside.length,
  };
}

/** Measures how far a series is from our curve; undefined without two points. */
export function measureDifferences(
  reference: Reference,
  series: Series,
): Differences | undefined {
  const points = pairPoints(reference, series);
  const {times, theirs, ours, weights} = points;
  if (times.length < 2) {
    return undefined;
  }
  const differences = theirs.map((value, index) => value - (ours[index] ?? 0));
  let at = 0;
  let mean = 0;
  differences.forEach((difference, index) => {
    at = Math.abs(difference) > Math.abs(differences[at] ?? 0) ? index : at;
    mean += (weights[index] ?? 0) * difference;
  });
  return {
    ...points,
    largest: differences[at] ?? 0,
    largestAt: times[at] ?? 0,
    rms: rootMeanSquare(differences, weights),
    mean,
    span: spanWithin(reference, times[0] ?? 0, times.at(-1) ?? 0),
  };
}
