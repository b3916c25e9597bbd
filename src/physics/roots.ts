import type {Bracket, Point} from '../solver/rootFinding';
import {createBracket, narrow, nextPoint} from '../solver/rootFinding';
import {assertFinite} from './domain';

const MAXIMUM_ITERATIONS = 200;
/** Width of the last bracket relative to the root. */
const RELATIVE_WIDTH = 1e-15;
/** Factor by which {@link upperEnd} widens the bracket. */
const GROWTH = 8;

const MAXIMUM_GROWTHS = 80;

/** Returns the end of a bracket at which the function is nearer to zero. */
function bestEnd({newest, opposite}: Bracket): Point {
  return Math.abs(newest.value) < Math.abs(opposite.value) ? newest : opposite;
}

/**
 * Finds where a continuous function changes sign between two points, to almost
 * full precision. The root stays bracketed. Source: T. Chandrupatla, Advances
 * in Engineering Software 28, 145 (1997), a step of which is {@link narrow}.
 *
 * @param f - function of one number
 * @param low - one end of the bracket
 * @param high - the other end
 * @returns the root
 * @throws RangeError when an end isn't finite or the signs don't differ
 */
export function findRoot(
  f: (x: number) => number,
  low: number,
  high: number,
): number {
  assertFinite('lower end of the bracket', low);
  assertFinite('upper end of the bracket', high);
  let bracket = createBracket(
    {x: low, value: f(low)},
    {x: high, value: f(high)},
  );
  const {newest, opposite} = bracket;
  if (!(Math.sign(newest.value) * Math.sign(opposite.value) <= 0)) {
    throw new RangeError(`no sign change between ${low} and ${high}`);
  }
  let best = bestEnd(bracket);
  for (let i = 0; i < MAXIMUM_ITERATIONS && best.value !== 0; i++) {
    const tolerance = RELATIVE_WIDTH * Math.abs(best.x) + Number.MIN_VALUE;
    const margin = tolerance / Math.abs(bracket.opposite.x - bracket.newest.x);
    if (!(margin <= 0.5)) {
      break;
    }
    const x = nextPoint(bracket, margin);
    bracket = narrow(bracket, {x, value: f(x)});
    best = bestEnd(bracket);
  }
  return best.x;
}

/**
 * Increases the upper end of a bracket by factors of 8 until a function is not
 * negative there.
 *
 * @param f - function that is negative at 0 and grows without bound
 * @param start - first upper end, greater than 0
 * @returns an upper end where the function isn't negative
 * @throws RangeError when the function stays negative up to 8⁸⁰ · start
 */
export function upperEnd(f: (x: number) => number, start: number): number {
  let high = start;
  for (let i = 0; i < MAXIMUM_GROWTHS; i++) {
    if (f(high) >= 0) {
      return high;
    }
    high *= GROWTH;
  }
  throw new RangeError(`no sign change between 0 and ${high}`);
}
