/** Writes a vector function of a vector into `values`. */
export type VectorFunction = (x: Float64Array, values: Float64Array) => void;

/** First increment over the size of the variable. */
const FIRST_INCREMENT = 1e-2;
/** Ratio of an increment to the next one. */
const RATIO = 4;
/** Number of increments. */
const LEVELS = 11;

/** Central difference quotients of a function with one increment. */
interface Quotients {
  /** The quotients; NaN or ±Infinity where the function is not finite. */
  readonly values: Float64Array;
  /** Rounding error of each, as far as values and variable show it. */
  readonly rounding: Float64Array;
}

/** Computes the quotients; `x` is unchanged after the call. */
function centralQuotients(
  f: VectorFunction,
  x: Float64Array,
  index: number,
  increment: number,
  rows: number,
): Quotients {
  const value = x[index]!;
  const [high, low] = [value + increment, value - increment];
  const [above, below] = [new Float64Array(rows), new Float64Array(rows)];
  x[index] = high;
  f(x, above);
  x[index] = low;
  f(x, below);
  x[index] = value;
  const values = above.map((end, i) => (end - below[i]!) / (high - low));
  const rounding = values.map((quotient, i) => {
    const ofVariable = Math.abs(quotient * value);
    const ofValues = Math.abs(above[i]!) + Math.abs(below[i]!);
    return (Number.EPSILON * (ofVariable + ofValues)) / increment;
  });
  return {values, rounding};
}

/**
 * Computes the partial derivatives of a vector function with respect to one
 * variable, from central differences with ever smaller increments that are
 * extrapolated to 0. Of each derivative the extrapolation with the smallest
 * estimated error is taken, so that neither rounding nor curvature nor a bend
 * nearby decides. Quotients that are not finite are left out.
 *
 * Source: C. Ridders, Advances in Engineering Software 4, 75 (1982).
 *
 * @param x - the variables; unchanged after the call
 * @param size - typical size of the variable, above 0
 * @param rows - number of values of the function
 * @returns the derivatives; NaN where none is finite
 */
export function partialDerivatives(
  f: VectorFunction,
  x: Float64Array,
  index: number,
  size: number,
  rows: number,
): Float64Array {
  const best = new Float64Array(rows).fill(NaN);
  const errors = new Float64Array(rows).fill(Infinity);
  let previous: Float64Array[] = [];
  for (let level = 0; level < LEVELS; level++) {
    const increment = (FIRST_INCREMENT * size) / RATIO ** level;
    const quotients = centralQuotients(f, x, index, increment, rows);
    for (let i = 0; i < rows; i++) {
      if (!Number.isFinite(best[i]!)) best[i] = quotients.values[i]!;
    }
    previous = extrapolate(quotients, previous, best, errors);
  }
  return best;
}

/**
 * Extends the table of extrapolations by a row that begins with the quotients,
 * and keeps for each derivative the entry with the smallest error: its
 * difference from its neighbours and the rounding error of the row.
 */
function extrapolate(
  {values, rounding}: Quotients,
  previous: readonly Float64Array[],
  best: Float64Array,
  errors: Float64Array,
): Float64Array[] {
  const row = [values];
  let weight = 1;
  for (const older of previous) {
    weight *= RATIO * RATIO;
    const last = row.at(-1)!;
    const next = last.map(
      (value, i) => value + (value - older[i]!) / (weight - 1),
    );
    for (let i = 0; i < next.length; i++) {
      const [fromLast, fromOlder] = [next[i]! - last[i]!, next[i]! - older[i]!];
      const difference = Math.max(Math.abs(fromLast), Math.abs(fromOlder));
      const error = difference + rounding[i]!;
      if (error < errors[i]!) {
        errors[i] = error;
        best[i] = next[i]!;
      }
    }
    row.push(next);
  }
  return row;
}
