import {maxIndex, median, sum} from 'd3-array';

import type {Extent} from '../columns/columnUnit';
import {extentOf} from '../columns/columnUnit';
import type {Series} from '../series/makeSeries';
import {takeEvenly, thin} from '../series/makeSeries';
import type {PointValues, Reference} from '../series/reference';
import {extentWithin, NEAR} from '../series/reference';

/** The points of a series that lie in our run, with our values there, SI. */
export interface Points {
  readonly times: readonly number[];
  readonly theirs: readonly number[];
  readonly ours: readonly number[];
  /** The share of the covered time that each point stands for; sum 1. */
  readonly weights: readonly number[];
}

/** How far a series is from our curve, SI. */
export interface Differences extends Points {
  /** Largest difference, theirs minus ours. */
  readonly largest: number;
  /** Its instant, s, and their value there. */
  readonly largestAt: number;
  readonly largestTheirs: number;
  /** Root of the mean square over time. */
  readonly rms: number;
  /** Mean of theirs minus ours over time. */
  readonly mean: number;
  /** Theirs minus ours at each point. */
  readonly left: readonly number[];
  /** Points of the series before or after our run. */
  readonly outside: number;
  /** Largest minus smallest value of our curve over the same time; 0 where it is constant but for rounding. */
  readonly span: number;
  /** What a difference is measured by: our span, or more where it is next to nothing. */
  readonly size: number;
  /** Largest minus smallest of their values, and the largest magnitude. */
  readonly theirSpan: number;
  readonly theirLargest: number;
  /** Time from one point to the next, s: the median. */
  readonly interval: number;
}

/** Points that are measured: our curve is computed at each of them. */
const MOST_POINTS = 2000;

/** A span below this share of the typical value is a rounding error. */
const ROUNDING = 1e-6;

/** Least sizes: shares of the largest and of the typical value, and 1 K. */
const LEAST = {ofLargest: 0.03, ofNominal: 1e-5, temperature: 1} as const;

/** The time that each point stands for: half of the gaps beside it. */
export function timeWeights(times: readonly number[]): readonly number[] {
  const last = times.length - 1;
  const raw = times.map((time, index) => {
    const before = times[Math.max(index - 1, 0)] ?? time;
    const after = times[Math.min(index + 1, last)] ?? time;
    return (after - before) / 2;
  });
  const total = sum(raw);
  return raw.map((each) => (total > 0 ? each / total : 1 / times.length));
}

/** The weighted mean of the squares, as a root; all count alike without weights. */
export function rootMeanSquare(
  differences: readonly number[],
  weights: readonly number[] = differences.map(() => 1 / differences.length),
): number {
  return Math.sqrt(
    sum(differences, (each, index) => (weights[index] ?? 0) * each ** 2),
  );
}

/**
 * Our value at a point. Of two points at one instant the first is before the
 * jump and the second after it; a single point at a jump may be either, and at a
 * sample it is the new value.
 */
function ourValue(
  reference: PointValues,
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

/** The points of a series that lie in our run. */
export function insideRun({start, end}: PointValues, series: Series): Series {
  const near = NEAR * (end - start);
  const isInside = (time: number) => time >= start - near && time <= end + near;
  return {
    times: series.times.filter(isInside),
    values: series.values.filter((_, index) =>
      isInside(series.times[index] ?? Number.NaN),
    ),
  };
}

/** Pairs the points of a series with our values at the same instants. */
export function pairPoints(reference: PointValues, series: Series): Points {
  const times = Array.from(series.times);
  return {
    times,
    theirs: Array.from(series.values),
    ours: times.map((_, index) => ourValue(reference, series, index)),
    weights: timeWeights(times),
  };
}

/** Theirs minus ours at each point. */
function subtract({theirs, ours}: Points): readonly number[] {
  return theirs.map((value, index) => value - (ours[index] ?? Number.NaN));
}

/** The span of a curve, and the size that differences are measured by. */
function sizesOf({low, high}: Extent, {isTemperature, nominal}: Reference) {
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const span = high - low;
  const least = isTemperature
    ? LEAST.temperature
    : Math.max(LEAST.ofLargest * largest, LEAST.ofNominal * nominal);
  return {
    span: span > ROUNDING * Math.max(largest, nominal) ? span : 0,
    size: Math.max(span, least),
  };
}

/**
 * Measures how far a series is from our curve, at 2000 points of it at most;
 * undefined without two points. The largest difference is looked for where the
 * series itself is extreme as well.
 */
export function measureDifferences(
  reference: Reference,
  series: Series,
): Differences | undefined {
  const inside = insideRun(reference, series);
  const points = pairPoints(reference, takeEvenly(inside, MOST_POINTS));
  const {times, theirs, weights} = points;
  if (times.length < 2) {
    return undefined;
  }
  const isThinned = inside.times.length > MOST_POINTS;
  const extremes = isThinned
    ? pairPoints(reference, thin(inside, MOST_POINTS))
    : points;
  const {low, high} = extentOf(theirs);
  const left = subtract(points);
  const atExtremes = subtract(extremes);
  const at = maxIndex(atExtremes, Math.abs);
  const steps = times.map((time, index) => time - (times[index - 1] ?? time));
  const ours = extentWithin(reference, times[0] ?? 0, times.at(-1) ?? 0);
  return {
    ...points,
    left,
    outside: series.times.length - inside.times.length,
    largest: atExtremes[at] ?? 0,
    largestAt: extremes.times[at] ?? 0,
    largestTheirs: extremes.theirs[at] ?? 0,
    rms: rootMeanSquare(left, weights),
    mean: sum(left, (each, index) => each * (weights[index] ?? 0)),
    ...sizesOf(ours, reference),
    theirSpan: high - low,
    theirLargest: Math.max(Math.abs(low), Math.abs(high)),
    interval: median(steps.filter((step) => step > 0)) ?? 0,
  };
}
