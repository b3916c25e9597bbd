const SQRT_PI = Math.sqrt(Math.PI);

/** Argument from which the continued fraction replaces the series. */
const SERIES_END = 2.5;

/** Depth at which the continued fraction is exact to rounding for x ≥ 2.5. */
const FRACTION_DEPTH = 60;

/** Sums the series of Abramowitz & Stegun 7.1.6, which has positive terms. */
function series(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; term > 1e-17 * sum; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / SQRT_PI) * Math.exp(-x * x) * sum;
}

/** Evaluates the continued fraction of Abramowitz & Stegun 7.1.14 for erfc. */
function fraction(x: number): number {
  let tail = x;
  for (let n = FRACTION_DEPTH; n >= 1; n--) {
    tail = x + n / 2 / tail;
  }
  return Math.exp(-x * x) / (SQRT_PI * tail);
}

/**
 * Computes the error function with an absolute error below 10⁻¹⁵. Source:
 * series and continued fraction of Abramowitz & Stegun, Handbook of
 * Mathematical Functions, 7.1.6 and 7.1.14. NaN gives NaN.
 */
export function erf(x: number): number {
  if (x < 0) {
    return -erf(-x);
  }
  return x < SERIES_END ? series(x) : 1 - fraction(x);
}

/**
 * Computes the complementary error function 1 − erf(x) with a relative error
 * below 10⁻¹² for every x, also where erf rounds to 1. Sources as for
 * {@link erf}.
 */
export function erfc(x: number): number {
  return x < SERIES_END ? 1 - erf(x) : fraction(x);
}

/**
 * Computes the integral of erfc from x to infinity, e^(−x²)/√π − x erfc(x)
 * (Carslaw & Jaeger, Conduction of Heat in Solids, appendix II), for x ≥ 0.
 */
export function ierfc(x: number): number {
  return Math.exp(-x * x) / SQRT_PI - x * erfc(x);
}
