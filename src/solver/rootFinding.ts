const MOST_ITERATIONS = 200;

/** A sign change between two abscissas, and the values there. */
export interface Bracket {
  readonly left: number;
  readonly right: number;
  readonly leftValue: number;
  readonly rightValue: number;
}

interface Point {
  readonly x: number;
  readonly value: number;
}

/**
 * Gives where to look between `newest` (0) and `opposite` (1): by inverse
 * quadratic interpolation where it can be trusted, else in the middle.
 */
function fractionToTry(newest: Point, opposite: Point, last: Point): number {
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
 * Narrows a sign change of `evaluate` to `tolerance` and gives the right end,
 * where the sign has already changed; a value of 0 is not yet a change.
 *
 * Source: T. Chandrupatla, Advances in Engineering Software 28, 145 (1997). It
 * bisects where the function is not smooth, so that jumps are found as surely
 * as roots.
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
  for (let k = 0; k < MOST_ITERATIONS; k++) {
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
    fraction = fractionToTry(newest, opposite, last);
  }
  return isBeyond(newest) ? newest.x : opposite.x;
}
