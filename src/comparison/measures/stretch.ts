import {sum} from 'd3-array';

import {interpolate} from '../../models/run/interpolate';
import type {Series} from '../series/makeSeries';
import {takeEvenly} from '../series/makeSeries';
import type {Reference} from '../series/reference';
import type {Points} from './differences';
import {rootMeanSquare, timeWeights} from './differences';

/** What is left of a difference after a change of our curve, SI. */
export interface Rest {
  /** Theirs minus the changed curve, point by point. */
  readonly left: readonly number[];
  /** Root of the mean square of it over time. */
  readonly rms: number;
  /** The same of the difference at these points before the change. */
  readonly before: number;
}

/** A change of our time axis that fits best, and the difference that is left. */
export interface BestChange extends Rest {
  /** Shift in s, or factor of the speed. */
  readonly value: number;
  /** Whether it is an end of what is looked at: the best lies beyond. */
  readonly isAtEnd: boolean;
}

/** The points that are used for the search. */
interface Few extends Series {
  readonly weights: readonly number[];
  /** Theirs minus our curve at the same instants. */
  readonly unchanged: readonly number[];
}

/** Points that are used for the search; it evaluates them a few hundred times. */
export const MOST_POINTS = 400;

/**
 * Least share of the time that a change has to leave: after a speed of 2π, that of
 * rad/s taken for Hz, it is 0.16.
 */
const OVERLAP = {shift: 0.5, speed: 0.155} as const;

/** Fewest points that a change has to leave: fewer fit to any number. */
export const FEWEST_POINTS = 5;

/** Places of the first, coarse search. */
const PLACES = 120;

/** Steps of the golden section: 1e-5 of the first interval. */
const REFINEMENTS = 24;

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Takes points evenly out of many, each with the time that it stands for. An
 * instant with a value before and one after a jump is left out: at any other
 * instant there is only one.
 */
function takeFew(
  {start, end, times: x, values: y}: Reference,
  {times, theirs}: Points,
  count: number,
): Few {
  const single = times.flatMap((time, index) =>
    time === times[index - 1] || time === times[index + 1] ? [] : [index],
  );
  const all = {
    times: Float64Array.from(single, (index) => times[index] ?? 0),
    values: Float64Array.from(single, (index) => theirs[index] ?? 0),
  };
  const few = takeEvenly(all, count);
  return {
    ...few,
    weights: timeWeights(Array.from(few.times)),
    unchanged: Array.from(few.times, (time, index) => {
      const inside = Math.min(Math.max(time, start), end);
      return (few.values[index] ?? 0) - (interpolate(x, y, inside) ?? 0);
    }),
  };
}

/**
 * The difference that is left when our curve is read at other instants. Before
 * its start the curve holds its first value; what lies after its end is left
 * out, as long as enough of the time remains.
 */
function restAt(
  reference: Reference,
  {times, values, weights, unchanged}: Few,
  instant: (time: number) => number,
  leastOverlap: number,
): Rest {
  const {start, end, times: x, values: y} = reference;
  const left: number[] = [];
  const before: number[] = [];
  const overlapWeights: number[] = [];
  times.forEach((time, index) => {
    const at = Math.max(instant(time), start);
    const ours = interpolate(x, y, at);
    if (at <= end && ours !== undefined) {
      left.push((values[index] ?? 0) - ours);
      before.push(unchanged[index] ?? 0);
      overlapWeights.push(weights[index] ?? 0);
    }
  });
  const overlap = sum(overlapWeights);
  const rmsOf = (differences: readonly number[]) =>
    rootMeanSquare(differences, overlapWeights) / Math.sqrt(overlap);
  const isEnough = overlap >= leastOverlap && left.length >= FEWEST_POINTS;
  return {
    left,
    rms: isEnough ? rmsOf(left) : Number.POSITIVE_INFINITY,
    before: rmsOf(before),
  };
}

/** A place of a search, and the cost there. */
interface Place {
  readonly value: number;
  readonly cost: number;
}

/** Refines a minimum between two places by the golden section. */
function refine(
  cost: (value: number) => number,
  from: number,
  to: number,
): Place {
  let [low, high] = [from, to];
  for (let step = 0; step < REFINEMENTS; step += 1) {
    const one = high - GOLDEN * (high - low);
    const other = low + GOLDEN * (high - low);
    if (cost(one) <= cost(other)) {
      high = other;
    } else {
      low = one;
    }
  }
  const value = (low + high) / 2;
  return {value, cost: cost(value)};
}

/** Minima that are refined, the lowest first. */
const MOST_MINIMA = 8;

/** Minima are equally low within these shares of the cost without a change: one point beside each jump may be on the wrong side. */
const EQUAL = {smooth: 1e-3, jumping: 0.1} as const;

/** Largest share of the difference at the same points that a change may leave. */
const MOST_LEFT = 0.9;

/** What a change costs: one whose gain is that points fall out as much as none. */
function costOf({rms, before}: Rest, unchanged: number): number {
  const share = before > 0 ? rms / before : Number.POSITIVE_INFINITY;
  return share < MOST_LEFT ? rms : share * unchanged;
}

/** The places that cost least in their neighbourhood, the lowest first. */
function minimaOf(
  cost: (value: number) => number,
  values: readonly number[],
): readonly Place[] {
  const costs = values.map(cost);
  const at = (index: number) => costs[index] ?? Number.POSITIVE_INFINITY;
  return Array.from(values.keys())
    .filter((index) => at(index) <= at(index - 1) && at(index) <= at(index + 1))
    .sort((one, other) => at(one) - at(other))
    .slice(0, MOST_MINIMA)
    .flatMap((index): readonly Place[] => {
      const value = values[index] ?? 0;
      const from = values[index - 1] ?? value;
      const to = values[index + 1] ?? value;
      return [{value, cost: at(index)}, refine(cost, from, to)];
    });
}

/** The minima that are about as low as the lowest, which is lower than `none`. */
function lowest(
  minima: readonly Place[],
  none: number,
  equal: number,
): readonly Place[] {
  const least = Math.min(none, ...minima.map(({cost}) => cost));
  return minima.filter(({cost}) => cost <= least + equal * none);
}

/**
 * Share of the reach by which a best change is moved both ways: where one of them
 * can't be computed, the search ended there and the best may lie further on.
 */
const AT_END = 1e-3;

/** Places around a minimum that are looked at where a curve jumps. */
const FINE_PLACES = 60;

/**
 * The middle of the places around one that cost least. Where a curve jumps, the
 * cost is a row of steps, on which the golden section is soon lost.
 */
function middleOfBest(
  cost: (value: number) => number,
  around: number,
  reach: number,
): Place {
  const fine = Array.from({length: FINE_PLACES + 1}, (_, index) => {
    const value = around + reach * ((2 * index) / FINE_PLACES - 1);
    return {value, cost: cost(value)};
  });
  const least = Math.min(...fine.map((each) => each.cost));
  const best = fine.filter((each) => each.cost === least);
  return best[Math.floor(best.length / 2)] ?? {value: around, cost: least};
}

/**
 * Finds the change of our time axis that leaves least of a difference; of equally
 * good ones that which is nearest to 0, so that a periodic curve is not moved by
 * whole periods.
 */
function bestChange(
  reference: Reference,
  points: Points,
  instant: (change: number) => (time: number) => number,
  reach: number,
  leastOverlap: number,
): BestChange {
  const search = (count: number) => {
    const few = takeFew(reference, points, count);
    const after = (change: number) =>
      restAt(reference, few, instant(change), leastOverlap);
    const {before: none} = after(0);
    return {after, none, cost: (change: number) => costOf(after(change), none)};
  };
  const coarse = search(MOST_POINTS);
  const places = Array.from(
    {length: PLACES + 1},
    (_, index) => reach * ((2 * index) / PLACES - 1),
  );
  const minima = minimaOf(coarse.cost, places);
  const all = reference.jumps ? search(points.times.length) : coarse;
  const equal = EQUAL[reference.jumps ? 'jumping' : 'smooth'];
  const candidates = lowest(minima, coarse.none, equal);
  const found = reference.jumps
    ? lowest(
        candidates.map(({value}) =>
          middleOfBest(all.cost, value, reach / PLACES),
        ),
        all.none,
        equal,
      )
    : candidates;
  const value = found.reduce(
    (best, each) => (Math.abs(each.value) < Math.abs(best) ? each.value : best),
    found[0]?.value ?? 0,
  );
  const isAtEnd = [-AT_END, AT_END].some((share) => {
    const beyond = value + share * reach;
    return Math.abs(beyond) > reach || all.after(beyond).rms === Infinity;
  });
  return {value, isAtEnd, ...all.after(value)};
}

/** Largest shift that is looked at, as a share of the covered time. */
const FARTHEST = 0.4;

/**
 * Finds the shift in time, s, with which our curve fits a series best: positive
 * where the series comes later.
 */
export function bestShift(reference: Reference, points: Points): BestChange {
  const {times} = points;
  const covered = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return bestChange(
    reference,
    points,
    (shift) => (time) => time - shift,
    FARTHEST * covered,
    OVERLAP.shift,
  );
}

/** Slowest and fastest speed that is looked at. */
const SPEEDS = 8;

/**
 * Finds the factor by which a series runs faster than our curve from the same
 * start on.
 */
export function bestSpeed(reference: Reference, points: Points): BestChange {
  const {start} = reference;
  const {value: logarithm, ...rest} = bestChange(
    reference,
    points,
    (change) => (time) => start + Math.exp(change) * (time - start),
    Math.log(SPEEDS),
    OVERLAP.speed,
  );
  return {value: Math.exp(logarithm), ...rest};
}
