import {least, min, sort} from 'd3-array';

import {areTooFew, isNoise} from '../measures/noise';
import type {FitProblem, FitProgress, FitSolution} from './levenbergMarquardt';
import {clamp, levenbergMarquardt, norm} from './levenbergMarquardt';

/** Points of the sliders' ranges that are tried, and more where none leads on. */
const TRIED = [48, 160] as const;

/**
 * From how many of them the search descends at most, and how much worse than
 * the best they may be, or as shares of the span.
 */
const DESCENTS = {most: 4, worse: 3, near: 0.1} as const;

/**
 * A later descent ends near a minimum, or where it stays above the lowest one,
 * or above the least norm that is told from 0, by a factor.
 */
const EARLY = {near: 0.01, steps: 6, above: 1.5, least: 1e-3} as const;

/** Norms below which nothing better is looked for; with few points they may be noise. */
const GOOD = {any: 1e-4, few: 0.03} as const;

/**
 * Points to each side of a minimum among which a narrow one is looked for, and
 * how often, each time nearer by a factor.
 */
const BESIDE = {points: 8, times: 4, nearer: 4} as const;

/** Standard errors to each side that the derivatives are checked at. */
const ERRORS = 2;

/** Least change of the norm that is more than the errors of the runs. */
const LEAST_RISE = 1e-5;

/** How much farther than expected an unknown moves before that is told. */
const FARTHER = 1.5;

/**
 * Factor by which the squares may rise more or less than the derivatives say
 * before they are mistrusted: a curve that changes in steps has needles.
 */
const STRANGE = 4;

/** Factor of the steps outward, and halvings of the last one. */
const OUTWARD = {factor: 3, halvings: 6} as const;

/** Points to each side at which needles are looked for, over a share of the range. */
const NEEDLES = {points: 40, reach: 0.05} as const;

/** The digits of a whole number in a base, mirrored at the point. */
function radicalInverse(index: number, base: number): number {
  return index === 0
    ? 0
    : ((index % base) + radicalInverse(Math.floor(index / base), base)) / base;
}

/**
 * Points spread evenly over the ranges, the first coordinate in equal steps: a
 * Hammersley set (H. Niederreiter, Random Number Generation and Quasi-Monte
 * Carlo Methods, chapter 3).
 */
function spreadPoints(
  ranges: FitProblem['ranges'],
  count: number,
): readonly number[][] {
  return Array.from({length: count}, (_, index) =>
    ranges.map(([low, high], unknown) => {
      const share =
        unknown === 0
          ? (index + 0.5) / count
          : radicalInverse(index + 1, unknown + 1);
      return low + share * (high - low);
    }),
  );
}

interface Tried {
  readonly point: readonly number[];
  readonly norm: number;
}

/** Those of one unknown that are lower than their neighbours. */
function lowestOfNeighbours(all: readonly Tried[]): readonly Tried[] {
  const inOrder = sort(all, ({point}) => point[0]);
  return inOrder.filter(
    (each, index) =>
      each.norm <= (inOrder[index - 1]?.norm ?? Infinity) &&
      each.norm < (inOrder[index + 1]?.norm ?? Infinity),
  );
}

/** Tells whether nothing better need be looked for. */
function isGood({after, left}: FitSolution): boolean {
  return after < (areTooFew(left) ? GOOD.few : GOOD.any) || isNoise(left);
}

/** Tells whether two points lie near each other. */
export function areNear(
  {ranges}: FitProblem,
  one: readonly number[],
  other: readonly number[],
): boolean {
  return ranges.every(
    ([low, high], unknown) =>
      Math.abs((one[unknown] ?? 0) - (other[unknown] ?? 0)) <
      EARLY.near * (high - low),
  );
}

/**
 * Descends from the lowest of many points, since a curve may come close to the
 * data with several values, and only one of them be right. Gives the minima, the
 * lowest first.
 *
 * @throws {RangeError} where the model can't be computed at the start
 */
export function* searchMinima(
  problem: FitProblem,
): Generator<FitProgress, readonly [FitSolution, ...FitSolution[]]> {
  const {start, ranges, residuals} = problem;
  let iteration = 0;
  let closest = Infinity;
  const progress = (each: number) => {
    iteration += 1;
    closest = Math.min(closest, each);
    return {iteration, norm: closest};
  };
  const found: FitSolution[] = [];
  const best = () => least(found, ({after}) => after);
  /** Descends from a point, unless that leads to nothing new. */
  function* descend({point: from}: Tried) {
    const steps = levenbergMarquardt({...problem, start: from});
    for (let step = 1; ; step += 1) {
      const {done, value} = steps.next();
      if (done === true) {
        found.push(value);
        return;
      }
      yield progress(value.norm);
      const {after = Infinity} = best() ?? {};
      const isKnown = found.some((each) =>
        areNear(problem, each.point, value.point),
      );
      const most = EARLY.above * Math.max(after, EARLY.least);
      const isHigh = step >= EARLY.steps && value.norm > most;
      if (value.norm >= after && (isKnown || isHigh)) {
        return;
      }
    }
  }
  /** Computes the norms of points. */
  function* tryAll(points: readonly number[][], quality?: 'rough') {
    const all: Tried[] = [];
    for (const point of points) {
      const values = residuals(point, quality);
      all.push({point, norm: values ? norm(values) : Infinity});
      yield progress(all.at(-1)?.norm ?? Infinity);
    }
    return all;
  }
  const isSingle = ranges.length === 1;
  const [present = {point: start, norm: Infinity}] = yield* tryAll(
    [[...start]],
    'rough',
  );
  for (const count of TRIED) {
    const points = spreadPoints(ranges, count);
    const all = [present, ...(yield* tryAll(points, 'rough'))];
    const low = isSingle
      ? lowestOfNeighbours(all)
      : [present, least(all, (each) => each.norm) ?? present];
    const lowestNorm = min(low, (each) => each.norm) ?? Infinity;
    const most = Math.max(DESCENTS.worse * lowestNorm, DESCENTS.near);
    const near = low.filter((each) => !isSingle || each.norm <= most);
    const starts = sort(new Set(near), (each) => each.norm);
    for (const each of starts.slice(0, DESCENTS.most)) {
      yield* descend(each);
    }
    const lowest = best();
    // Of many minima with noise, one that was not met may be lower.
    const areMany = isSingle && low.length > DESCENTS.most;
    if (
      (lowest && isGood(lowest) && !areMany) ||
      (isSingle && low.length === 1)
    ) {
      break;
    }
  }
  // Where a curve changes in steps, the lowest place is a narrow one: each
  // unknown is moved by itself.
  let share = TRIED[0] ** (-1 / ranges.length) / BESIDE.points;
  for (let time = 0; time < BESIDE.times; time += 1) {
    const lowest = best();
    if (!lowest || isGood(lowest)) {
      break;
    }
    const steps = Array.from(
      {length: 2 * BESIDE.points},
      (_, index) => (index - BESIDE.points + 0.5) * share,
    );
    const points = ranges.flatMap(([low, high], unknown) =>
      steps.map((step) =>
        lowest.point.map((value, index) =>
          index === unknown ? clamp(value + step * (high - low)) : value,
        ),
      ),
    );
    const beside = least(yield* tryAll(points), (each) => each.norm);
    if (beside && beside.norm < lowest.after) {
      yield* descend(beside);
    } else if (time > 0) {
      break;
    }
    share /= BESIDE.nearer;
  }
  const [winner, ...others] = sort(found, (each) => each.after);
  if (!winner) {
    throw new RangeError('The model has no result at the start of the fit');
  }
  return [winner, ...others];
}

/** The norm up to which a point is as good as a minimum, for its noise. */
export function limitOf({after, degreesOfFreedom}: FitSolution): number {
  const rise = (ERRORS * after) / Math.sqrt(degreesOfFreedom);
  return Math.hypot(after, rise, LEAST_RISE);
}

/**
 * The values of an unknown that fit as well as the one at a minimum, where they
 * reach farther than its standard error says: a profile of the sum of the
 * squares (D. M. Bates and D. G. Watts, Nonlinear Regression Analysis and Its
 * Applications, chapter 6), in which the others follow as the derivatives say.
 */
export function wideInterval(
  {ranges, residuals, jumps = false}: FitProblem,
  solution: FitSolution,
  unknown: number,
): readonly [low: number, high: number] | undefined {
  const {point, covariance, after} = solution;
  const limit = limitOf(solution);
  const isSingle = ranges.length === 1;
  const here = point[unknown] ?? 0;
  const [low, high] = ranges[unknown] ?? [0, 1];
  const variance = covariance[unknown]?.[unknown] ?? 0;
  const rise = Math.sqrt(limit ** 2 - after ** 2);
  const expected = Math.sqrt(variance) * rise || 1e-3 * (high - low);
  // Derivatives of curves that jump are coarse: there it is moved alone as well.
  const alone = point.map((_, index) => (index === unknown ? 1 : 0));
  const together = covariance.map((row) => (row[unknown] ?? 0) / variance);
  const directions = [
    ...(variance > 0 ? [together] : [alone]),
    ...(variance > 0 && jumps && !isSingle ? [alone] : []),
  ];
  const normAt = (shift: number, quality?: 'rough') => {
    const norms = directions.map((slopes) => {
      const there = point.map((value, index) =>
        clamp(value + shift * (slopes[index] ?? 0)),
      );
      const values = residuals(there, quality);
      return values ? norm(values) : Infinity;
    });
    return Math.min(...norms);
  };
  const isAsGood = (shift: number, quality?: 'rough') =>
    normAt(shift, quality) <= limit;
  const isStrange = (shift: number) => {
    const risen = normAt(shift) ** 2 - after ** 2;
    const ratio = risen / ((shift * rise) / expected) ** 2;
    return ratio > STRANGE || ratio < 1 / STRANGE;
  };
  const [down, up] = [-1, 1].map((sign) => {
    const room = sign > 0 ? 1 - here : here;
    let [inside, outside] = [0, Math.min(FARTHER * expected, room)];
    while (outside > inside && isAsGood(sign * outside)) {
      [inside, outside] = [outside, Math.min(OUTWARD.factor * outside, room)];
    }
    // Near an end the derivatives tell of values that are not in the range.
    const isBeyond = isSingle && FARTHER * expected > room;
    const halvings = inside > 0 || isBeyond ? OUTWARD.halvings : 0;
    for (let step = 0; step < halvings; step += 1) {
      const middle = (inside + outside) / 2;
      [inside, outside] = isAsGood(sign * middle)
        ? [middle, outside]
        : [inside, middle];
    }
    const near = Math.min(NEEDLES.reach * (high - low), room);
    const distances = [outside, near / 2].map((each) => sign * each);
    if (inside === 0 && !isBeyond && distances.some(isStrange)) {
      // From the farthest on: what lies between may fit less well.
      const shifts = Array.from(
        {length: NEEDLES.points},
        (_, index) => near * (1 - index / NEEDLES.points),
      );
      inside = shifts.find((shift) => isAsGood(sign * shift, 'rough')) ?? 0;
      outside = Math.max(inside, outside);
    }
    const isWide = inside > 0 && (isBeyond || inside > expected);
    return {reach: isWide || isBeyond ? outside : expected, isWide};
  });
  return down && up && (down.isWide || up.isWide)
    ? [clamp(here - down.reach), clamp(here + up.reach)]
    : undefined;
}
