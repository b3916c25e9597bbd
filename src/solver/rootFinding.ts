const MAXIMUM_ITERATIONS = 200;

/** An interval in which a function changes its sign. */
export interface Bracket {
  /** Left end of the interval. */
  readonly left: number;
  /** Right end of the interval. */
  readonly right: number;
  /** Value of the function at the left end. */
  readonly leftValue: number;
  /** Value of the function at the right end. */
  readonly rightValue: number;
}

interface Point {
  readonly x: number;
  readonly value: number;
}

/**
 * Returns the next point to evaluate as a fraction of the way from `newest` (0)
 * to `opposite` (1): by inverse quadratic interpolation where it is reliable,
 * else the midpoint.
 */
function nextFraction(newest: Point, opposite: Point, last: Point): number {
  const xi = (newest.x - opposite.x) / (last.x - opposite.x);
  const phi = (newest.value - opposite.value) / (last.value - opposite.value);
  if (!(phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi)) return 0.5;
  const {value: a} = newest;
  const {value: b} = opposite;
  const {value: c} = last;
  const stretch = (last.x - newest.x) / (opposite.x - newest.x);
  return (
    (a / (b - a)) * (c / (b - c)) + (stretch * a * b) / ((c - a) * (c - b))
  );
}

/**
 * Narrows the bracket of a sign change of `evaluate` to `tolerance` and returns
 * its right end, where the sign has already changed; a value of 0 does not
 * count as a change.
 *
 * Source: T. Chandrupatla, Advances in Engineering Software 28, 145 (1997). It
 * bisects where the function is not smooth, so that jumps are found as
 * reliably as roots.
 */
export function locateSignChange(
  evaluate: (x: number) => number,
  {left, right, leftValue, rightValue}: Bracket,
  tolerance: number,
): number {
  const side = Math.sign(rightValue);
  const isBeyond = ({value}: Point): boolean => Math.sign(value) === side;
  let newest: Point = {x: right, value: rightValue};
  let opposite: Point = {x: left, value: leftValue};
  let fraction = 0.5;
  for (let k = 0; k < MAXIMUM_ITERATIONS; k++) {
    const width = Math.abs(opposite.x - newest.x);
    if (width <= tolerance) break;
    const margin = Math.min(tolerance / (2 * width), 0.5);
    const share = Math.min(Math.max(fraction, margin), 1 - margin);
    const x = newest.x + share * (opposite.x - newest.x);
    if (x === newest.x || x === opposite.x) break;
    const point: Point = {x, value: evaluate(x)};
    let last = newest;
    if (isBeyond(point) !== isBeyond(newest)) {
      last = opposite;
      opposite = newest;
    }
    newest = point;
    fraction = nextFraction(newest, opposite, last);
  }
  return isBeyond(newest) ? newest.x : opposite.x;
}
