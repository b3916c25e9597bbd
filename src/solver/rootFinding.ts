const MAXIMUM_ITERATIONS = 200;

/** A point of a function. */
export interface Point {
  /** Argument. */
  readonly x: number;
  /** Value of the function there. */
  readonly value: number;
}

/**
 * An interval in which a function changes its sign, and where to divide it.
 * The sign has changed at one of the ends; a value of 0 belongs to the other.
 */
export interface Bracket {
  /** Sign of the function where it has changed, −1 or 1. */
  readonly side: number;
  /** The end evaluated last. */
  readonly newest: Point;
  /** The other end. */
  readonly opposite: Point;
  /** Next point as a fraction of the way from newest (0) to opposite (1). */
  readonly fraction: number;
}

/** Returns the bracket between two points; the sign has changed at `far`. */
export function createBracket(near: Point, far: Point): Bracket {
  const side = Math.sign(far.value);
  return {side, newest: far, opposite: near, fraction: 0.5};
}

/** Tells whether the sign has changed at a point. */
function isBeyond({side}: Bracket, {value}: Point): boolean {
  return Math.sign(value) === side;
}

/**
 * Returns the root of the inverse parabola through three points as a fraction
 * of the way from `newest` to `opposite`, or 0.5 where it is not reliable.
 */
function inverseParabola(newest: Point, opposite: Point, last: Point): number {
  const {x: xa, value: a} = newest;
  const {x: xb, value: b} = opposite;
  const {x: xc, value: c} = last;
  const xi = (xa - xb) / (xc - xb);
  const phi = (a - b) / (c - b);
  if (!(phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi)) return 0.5;
  // Ratios only, so that very small and very large values do no harm.
  return (
    (a / (b - a)) * (c / (b - c)) +
    ((xc - xa) / (xb - xa)) * (a / (c - a)) * (b / (c - b))
  );
}

/**
 * Returns where to evaluate the function next: the point of the bracket at its
 * fraction, but at least the share `margin` (0 to 0.5) away from both ends.
 */
export function nextPoint(bracket: Bracket, margin: number): number {
  const {newest, opposite, fraction} = bracket;
  const share = Math.min(Math.max(fraction, margin), 1 - margin);
  return newest.x + share * (opposite.x - newest.x);
}

/**
 * Returns the part of a bracket that still holds the change of sign, after the
 * function has been evaluated at a point inside it.
 *
 * Source: T. Chandrupatla, Advances in Engineering Software 28, 145 (1997):
 * inverse quadratic interpolation where the last three points indicate that it
 * converges, bisection elsewhere, so that jumps are found as reliably as roots.
 */
export function narrow(bracket: Bracket, point: Point): Bracket {
  const {side, newest} = bracket;
  const isSameSide = isBeyond(bracket, point) === isBeyond(bracket, newest);
  const last = isSameSide ? newest : bracket.opposite;
  const opposite = isSameSide ? bracket.opposite : newest;
  const fraction = inverseParabola(point, opposite, last);
  return {side, newest: point, opposite, fraction};
}

/**
 * Narrows the bracket of a sign change of `evaluate` to `tolerance` and returns
 * its end where the sign has already changed; a value of 0 does not count as a
 * change. The method is that of {@link narrow}.
 */
export function locateSignChange(
  evaluate: (x: number) => number,
  start: Bracket,
  tolerance: number,
): number {
  let bracket = start;
  for (let k = 0; k < MAXIMUM_ITERATIONS; k++) {
    const {newest, opposite} = bracket;
    const width = Math.abs(opposite.x - newest.x);
    if (width <= tolerance) break;
    const x = nextPoint(bracket, Math.min(tolerance / (2 * width), 0.5));
    if (x === newest.x || x === opposite.x) break;
    bracket = narrow(bracket, {x, value: evaluate(x)});
  }
  const {newest, opposite} = bracket;
  return isBeyond(bracket, newest) ? newest.x : opposite.x;
}
