import type {Matrix} from './linearSystem';
import {dot, invert, normalMatrix} from './linearSystem';

/** A least-squares problem whose unknowns lie between 0 and 1. */
export interface FitProblem {
  /** Where the search starts. */
  readonly start: readonly number[];
  /** The range that each unknown is meant to move over. */
  readonly ranges: readonly (readonly [low: number, high: number])[];
  /** Whether residuals may jump: then longer steps are tried before the end. */
  readonly jumps?: boolean;
  /**
   * The residuals at a point; undefined where the model can't be computed. Rough
   * ones, which take less time, tell a good point from a bad one.
   */
  readonly residuals: (
    point: readonly number[],
    quality?: 'rough',
  ) => Float64Array | undefined;
}

/** How far a fit has come. */
export interface FitProgress {
  readonly iteration: number;
  /** Root of the sum of the squares. */
  readonly norm: number;
}

/** A step of a descent. */
interface DescentStep extends FitProgress {
  readonly point: readonly number[];
}

/** The result of a fit. */
export interface FitSolution {
  readonly point: readonly number[];
  /** The residuals at this point, and their norm. */
  readonly left: readonly number[];
  readonly after: number;
  readonly hasConverged: boolean;
  /** Whether an unknown changes the residuals at all. */
  readonly hasEffect: readonly boolean[];
  /**
   * Covariance of the unknowns for residuals of variance 1, as if there were no
   * limits; 0 for those without effect.
   */
  readonly covariance: Matrix;
  /** Residuals less the unknowns that are free. */
  readonly degreesOfFreedom: number;
  /** How well the others make up for each unknown: multiple correlation, 0 … 1. */
  readonly dependence: readonly number[];
}

/** Most steps that are taken. */
const MOST_ITERATIONS = 40;

/** Damping at the start, and the factors that it is changed by. */
const DAMPING = {first: 1e-3, less: 0.2, more: 6, most: 1e10} as const;

/** A step or a gain smaller than this ends the search. */
const SMALL = {step: 1e-7, gain: 1e-9} as const;

/**
 * Steps of the difference quotients as shares of the range, and the change of
 * the residuals that tells an effect from the errors of a run. What acts through
 * the instant of a jump needs a longer step to move a point of a curve.
 */
const STEPS = {
  shares: [1e-4, 1e-2, 0.1, 0.3, 1],
  least: 1e-5,
  /** Between them, before an unknown is said to have no effect. */
  between: [0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
} as const;

/** The root of the sum of the squares. */
export function norm(vector: Float64Array): number {
  return Math.sqrt(dot(vector, vector));
}

/** Moves a number to the nearest one from 0 to 1. */
export function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}

/**
 * The difference quotient with one unknown, from the shortest step that has an
 * effect, on the sides where it is possible; undefined where none has.
 */
function derivative(
  {residuals, ranges}: FitProblem,
  point: readonly number[],
  at: Float64Array,
  unknown: number,
  shares: readonly number[],
): Float64Array | undefined {
  const here = point[unknown] ?? 0;
  const [low, high] = ranges[unknown] ?? [0, 0];
  const start = {value: here, values: at};
  const moved = (step: number) => {
    const value = clamp(here + step);
    const other = point.map((each, index) =>
      index === unknown ? value : each,
    );
    const values = value === here ? undefined : residuals(other);
    return values ? {value, values} : start;
  };
  for (const share of shares) {
    const step = share * (high - low);
    const [up, down] = [moved(step), moved(-step)];
    // Both sides may change in the same way: then the quotient is one-sided.
    for (const [one, other] of [
      [up, down],
      [up, start],
      [start, down],
    ] as const) {
      const change = one.values.map(
        (each, index) => each - (other.values[index] ?? 0),
      );
      if (norm(change) > STEPS.least) {
        return change.map((each) => each / (one.value - other.value));
      }
    }
  }
  return undefined;
}

const NOTHING = new Float64Array();

/** The unknowns that may move: not at a limit that the descent leads out of. */
function freeUnknowns(
  point: readonly number[],
  gradient: readonly number[],
  hasEffect: readonly boolean[],
): readonly number[] {
  return Array.from(point.keys()).filter((index) => {
    const value = point[index] ?? 0;
    const slope = gradient[index] ?? 0;
    const isOut = (value <= 0 && slope > 0) || (value >= 1 && slope < 0);
    return hasEffect[index] === true && !isOut;
  });
}

/** What the derivatives tell of the unknowns that have an effect. */
function judge(
  columns: readonly (Float64Array | undefined)[],
): Pick<FitSolution, 'covariance' | 'dependence'> {
  const active = columns.flatMap((column, index) => (column ? [index] : []));
  const lengths = columns.map((column) => (column ? norm(column) : 1));
  // Each has the length 1: units and ranges play no part in what can be told apart.
  const scaled = active.map((index) =>
    (columns[index] ?? NOTHING).map((each) => each / (lengths[index] ?? 1)),
  );
  const inverse = invert(normalMatrix(scaled));
  const entry = (one: number, other: number) =>
    inverse[active.indexOf(one)]?.[active.indexOf(other)];
  return {
    covariance: lengths.map((own, row) =>
      lengths.map(
        (length, column) => (entry(row, column) ?? 0) / (own * length),
      ),
    ),
    dependence: columns.map((_, index) =>
      Math.sqrt(Math.max(1 - 1 / (entry(index, index) ?? 1), 0)),
    ),
  };
}

/** Where a search stands. */
interface Place {
  readonly point: readonly number[];
  readonly residuals: Float64Array;
  readonly damping: number;
  /** Share of the norm that the last step has taken away. */
  readonly gain: number;
}

/** Takes a step with some of the unknowns, damped until it leads down. */
function descend(
  {residuals}: FitProblem,
  {point, residuals: current, damping: first}: Place,
  columns: readonly Float64Array[],
  moving: readonly number[],
): Place {
  const chosen = moving.map((index) => columns[index] ?? NOTHING);
  const normal = normalMatrix(chosen);
  const right = chosen.map((column) => -dot(column, current));
  const old = norm(current);
  let damping = first;
  for (; damping < DAMPING.most; damping *= DAMPING.more) {
    const damped = normal.map((row, one) =>
      row.map((value, other) =>
        one === other ? value * (1 + damping) : value,
      ),
    );
    const change = invert(damped).map((row) => dot(row, right));
    const next = point.map((value, index) =>
      clamp(value + (change[moving.indexOf(index)] ?? 0)),
    );
    const length = Math.max(
      ...next.map((value, index) => Math.abs(value - (point[index] ?? 0))),
    );
    if (length < SMALL.step) {
      break;
    }
    const there = residuals(next);
    if (there && norm(there) < old) {
      return {
        point: next,
        residuals: there,
        damping: damping * DAMPING.less,
        gain: 1 - norm(there) / old,
      };
    }
  }
  return {point, residuals: current, damping: first, gain: 0};
}

/**
 * Minimizes the sum of the squares by the method of Levenberg and Marquardt,
 * inside the limits: J. Nocedal and S. J. Wright, Numerical Optimization,
 * chapter 10, with Marquardt's scaling and a projection on the limits. It is a
 * generator, so that a page can respond between the steps.
 *
 * @throws {RangeError} where the model can't be computed at the start
 */
export function* levenbergMarquardt(
  problem: FitProblem,
): Generator<DescentStep, FitSolution> {
  const start = problem.start.map(clamp);
  const first = problem.residuals(start);
  if (!first) {
    throw new RangeError('The model has no result at the start of the fit');
  }
  let place: Place = {
    point: start,
    residuals: first,
    damping: DAMPING.first,
    gain: 0,
  };
  let hasConverged = false;
  let shortest = 0;
  const effects = new Set<number>();
  let freeCount = 0;
  let quotients: readonly (Float64Array | undefined)[] = [];
  const none = new Float64Array(first.length);
  for (let iteration = 1; iteration <= MOST_ITERATIONS; iteration += 1) {
    const {point, residuals: current} = place;
    quotients = point.map((_, unknown) =>
      derivative(
        problem,
        point,
        current,
        unknown,
        STEPS.shares.slice(shortest),
      ),
    );
    const hasEffect = quotients.map((column) => column !== undefined);
    hasEffect.forEach((has, unknown) => has && effects.add(unknown));
    const columns = quotients.map((column) => column ?? none);
    const gradient = columns.map((column) => dot(column, current));
    const free = freeUnknowns(point, gradient, hasEffect);
    freeCount = free.length;
    place = descend(problem, place, columns, free);
    // Beside what the model refuses, one may move where all together can't.
    for (const alone of freeCount > 1 ? free : []) {
      if (place.gain < SMALL.gain) {
        const undamped = {...place, damping: DAMPING.first};
        place = descend(problem, undamped, columns, [alone]);
      }
    }
    const left = norm(place.residuals);
    yield {iteration, norm: left, point: place.point};
    if (place.gain < SMALL.gain || left === 0) {
      const canLengthen = shortest + 1 < STEPS.shares.length;
      if (!problem.jumps || !canLengthen || left === 0) {
        hasConverged = true;
        break;
      }
      shortest += 1;
      place = {...place, damping: DAMPING.first};
    }
  }
  const {point, residuals} = place;
  const hasEffect = point.map(
    (_, unknown) =>
      effects.has(unknown) ||
      derivative(problem, point, residuals, unknown, STEPS.between) !==
        undefined,
  );
  return {
    point,
    left: Array.from(residuals),
    after: norm(residuals),
    hasConverged,
    hasEffect,
    ...judge(quotients),
    degreesOfFreedom: Math.max(residuals.length - freeCount, 1),
  };
}
