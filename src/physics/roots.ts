import {assertFinite} from './domain';

const MAXIMUM_ITERATIONS = 200;
/** Factor by which {@link upperEnd} widens the bracket. */
const GROWTH = 8;

const MAXIMUM_GROWTHS = 80;

/**
 * Returns the root of the inverse parabola through a, b, c as a fraction of the
 * bracket from a to b, or 0.5 where it is not reliable.
 */
function interpolated(
  [a, fa]: readonly [number, number],
  [b, fb]: readonly [number, number],
  [c, fc]: readonly [number, number],
): number {
  const xi = (a - b) / (c - b);
  const phi = (fa - fb) / (fc - fb);
  if (!(phi * phi < xi && (1 - phi) ** 2 < 1 - xi)) {
    return 0.5;
  }
  return (
    (fa / (fb - fa)) * (fc / (fb - fc)) +
    ((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fc - fb))
  );
}

/**
 * Finds where a continuous function changes sign between two points, by the
 * method of Chandrupatla (Adv. Eng. Software 28 (1997) 145–149): inverse
 * quadratic interpolation where the last three points indicate convergence,
 * bisection elsewhere. The root stays bracketed.
 *
 * @param f - function of one number
 * @param low - one end of the bracket
 * @param high - the other end
 * @param relative - width of the last bracket relative to the root
 * @returns the root
 * @throws RangeError when an end isn't finite or the signs don't differ
 */
export function findRoot(
  f: (x: number) => number,
  low: number,
  high: number,
  relative = 1e-15,
): number {
  assertFinite('lower end of the bracket', low);
  assertFinite('upper end of the bracket', high);
  let a: readonly [number, number] = [high, f(high)];
  let b: readonly [number, number] = [low, f(low)];
  if (!(Math.sign(a[1]) * Math.sign(b[1]) <= 0)) {
    throw new RangeError(`no sign change between ${low} and ${high}`);
  }
  let best = Math.abs(a[1]) < Math.abs(b[1]) ? a : b;
  let fraction = 0.5;
  for (let i = 0; i < MAXIMUM_ITERATIONS && best[1] !== 0; i++) {
    const x = a[0] + fraction * (b[0] - a[0]);
    const point = [x, f(x)] as const;
    const isOnSideOfA = Math.sign(point[1]) === Math.sign(a[1]);
    const c = isOnSideOfA ? a : b;
    b = isOnSideOfA ? b : a;
    a = point;
    best = Math.abs(a[1]) < Math.abs(b[1]) ? a : b;
    const tolerance = relative * Math.abs(best[0]) + Number.MIN_VALUE;
    const limit = tolerance / Math.abs(b[0] - a[0]);
    if (!(limit <= 0.5)) {
      break;
    }
    fraction = Math.min(1 - limit, Math.max(limit, interpolated(a, b, c)));
  }
  return best[0];
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
