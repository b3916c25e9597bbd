import {interpolate} from '../../models/run/interpolate';
import {evenly} from '../series/makeSeries';
import type {Reference} from '../series/reference';
import type {Points} from './differences';
import {rootMeanSquare, timeWeights} from './differences';

/** A change of our time axis that fits best, and the difference that is left. */
export interface BestChange {
  /** Shift in s, or factor of the speed. */
  readonly value: number;
  /** Root of the mean square that remains, SI. */
  readonly rms: number;
}

type Timed = Pick<Points, 'times' | 'theirs' | 'weights'>;

/** Points that are used for the search; it evaluates them a few hundred times. */
const MOST_POINTS = 400;

/** Places of the first, coarse search. */
const PLACES = 120;

/** Steps of the golden section: 1e-5 of the first interval. */
const REFINEMENTS = 24;

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Takes points evenly out of many, each with the time that it stands for. */
function takeFew({times, theirs}: Points): Timed {
  const few = evenly(times.length, MOST_POINTS);
  const taken = few.map((index) => times[index] ?? Number.NaN);
  return {
    times: taken,
    theirs: few.map((index) => theirs[index] ?? Number.NaN),
    weights: timeWeights(taken),
  };
}

/**
 * The difference that is left when our curve is read at other instants. Before
 * its start the curve holds its first value; what lies after its end is left
 * out, as long as half of the time remains.
 */
function remaining(
  reference: Reference,
  {times, theirs, weights}: Timed,
  instant: (time: number) => number,
): number {
  const {start, end, times: x, values} = reference;
  const differences: number[] = [];
  const overlapWeights: number[] = [];
  times.forEach((time, index) => {
    const at = Math.max(instant(time), start);
    const ours = interpolate(x, values, at);
    if (at <= end && ours !== undefined) {
      differences.push((theirs[index] ?? 0) - ours);
      overlapWeights.push(weights[index] ?? 0);
    }
  });
  const sum = overlapWeights.reduce((total, weight) => total + weight, 0);
  return sum < 0.5
    ? Number.POSITIVE_INFINITY
    : rootMeanSquare(differences, overlapWeights) / Math.sqrt(sum);
}

/** Refines a minimum between two places by the golden section. */
function refine(
  cost: (value: number) => number,
  from: number,
  to: number,
): BestChange {
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
  return {value, rms: cost(value)};
}

/** Minima that are refined, the lowest first. */
const MOST_MINIMA = 8;

/** Minima are equally low within this share of the cost without a change. */
const EQUAL = 1e-3;

/**
 * Finds the minimum of a function of one number; of equally low ones that which
 * is nearest to 0, so that a periodic curve is not moved by whole periods.
 */
function minimize(
  cost: (value: number) => number,
  places: readonly number[],
): BestChange {
  const costs = places.map(cost);
  const at = (index: number) => costs[index] ?? Number.POSITIVE_INFINITY;
  const minima = Array.from(places.keys())
    .filter((index) => at(index) <= at(index - 1) && at(index) <= at(index + 1))
    .sort((one, other) => at(one) - at(other))
    .slice(0, MOST_MINIMA)
    .flatMap((index): readonly BestChange[] => {
      const value = places[index] ?? 0;
      const from = places[index - 1] ?? value;
      const to = places[index + 1] ?? value;
      return [{value, rms: at(index)}, refine(cost, from, to)];
    });
  const none = {value: 0, rms: cost(0)};
  const least = Math.min(none.rms, ...minima.map(({rms}) => rms));
  const equal = minima.filter(({rms}) => rms <= least + EQUAL * none.rms);
  return equal.reduce(
    (best, each) => (Math.abs(each.value) < Math.abs(best.value) ? each : best),
    equal[0] ?? none,
  );
}

function places(low: number, high: number): readonly number[] {
  return Array.from(
    {length: PLACES + 1},
    (_, index) => low + ((high - low) * index) / PLACES,
  );
}

/** Largest shift that is looked at, as a share of the covered time. */
const FARTHEST = 0.4;

/**
 * Finds the shift in time, s, with which our curve fits a series best: positive
 * where the series comes later.
 */
export function bestShift(reference: Reference, points: Points): BestChange {
  const few = takeFew(points);
  const covered = (few.times.at(-1) ?? 0) - (few.times[0] ?? 0);
  const reach = FARTHEST * covered;
  return minimize(
    (shift) => remaining(reference, few, (time) => time - shift),
    places(-reach, reach),
  );
}

/** Slowest and fastest speed that is looked at. */
const SPEEDS = 8;

/**
 * Finds the factor by which a series runs faster than our curve from the same
 * start on.
 */
export function bestSpeed(reference: Reference, points: Points): BestChange {
  const few = takeFew(points);
  const {start} = reference;
  const cost = (logarithm: number) =>
    remaining(
      reference,
      few,
      (time) => start + Math.exp(logarithm) * (time - start),
    );
  const reach = Math.log(SPEEDS);
  const {value, rms} = minimize(cost, places(-reach, reach));
  return {value: Math.exp(value), rms};
}
