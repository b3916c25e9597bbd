import type {Matrix} from './matrix';

/**
 * Memory layout of a band matrix: column j is contiguous, entry (i, j) at
 * j·depth + offset + i − j. The first `lower` entries of a column hold the
 * fill-in of row swaps (LAPACK's general band storage).
 */
interface Band {
  readonly size: number;
  readonly lower: number;
  readonly upper: number;
  readonly depth: number;
  readonly offset: number;
}

/** Swaps rows k and p over the columns k … last. */
function swapRows(
  a: Float64Array,
  {depth, offset}: Band,
  k: number,
  p: number,
  last: number,
): void {
  for (let j = k; j <= last; j++) {
    const origin = j * depth + offset - j;
    const swapped = a[origin + k]!;
    a[origin + k] = a[origin + p]!;
    a[origin + p] = swapped;
  }
}

/** Factors in place with partial pivoting; false when singular. */
function eliminate(a: Float64Array, band: Band, pivots: Int32Array): boolean {
  const {size, lower, upper, depth, offset} = band;
  let last = 0;
  for (let k = 0; k < size; k++) {
    const below = Math.min(lower, size - 1 - k);
    const diagonal = k * depth + offset;
    let shift = 0;
    let largest = Math.abs(a[diagonal]!);
    for (let i = 1; i <= below; i++) {
      const candidate = Math.abs(a[diagonal + i]!);
      if (candidate > largest) {
        largest = candidate;
        shift = i;
      }
    }
    pivots[k] = k + shift;
    if (!(largest > 0)) return false;
    last = Math.max(last, Math.min(k + upper + shift, size - 1));
    if (shift > 0) swapRows(a, band, k, k + shift, last);
    const inverse = 1 / a[diagonal]!;
    for (let i = 1; i <= below; i++) a[diagonal + i]! *= inverse;
    for (let j = k + 1; j <= last; j++) {
      const top = j * depth + offset + k - j;
      const value = a[top]!;
      if (value === 0) continue;
      for (let i = 1; i <= below; i++) {
        a[top + i]! -= a[diagonal + i]! * value;
      }
    }
  }
  return true;
}

/** Solves with the factors of `eliminate`; the solution replaces `b`. */
function substitute(
  a: Float64Array,
  {size, lower, depth, offset}: Band,
  pivots: Int32Array,
  b: Float64Array,
): void {
  for (let k = 0; k < size; k++) {
    const p = pivots[k]!;
    const value = b[p]!;
    b[p] = b[k]!;
    b[k] = value;
    const diagonal = k * depth + offset;
    const below = Math.min(lower, size - 1 - k);
    for (let i = 1; i <= below; i++) b[k + i]! -= a[diagonal + i]! * value;
  }
  for (let k = size - 1; k >= 0; k--) {
    const diagonal = k * depth + offset;
    const value = b[k]! / a[diagonal]!;
    b[k] = value;
    const above = Math.min(offset, k);
    for (let i = 1; i <= above; i++) b[k - i]! -= a[diagonal - i]! * value;
  }
}

/**
 * Creates a square band matrix of `size` rows with `lower` diagonals below and
 * `upper` above the main one. Source: Gaussian elimination with partial
 * pivoting in general band storage (LAPACK Users' Guide, section "Band
 * Storage"; Golub and Van Loan, Matrix Computations, section 4.3).
 */
export function createBandedMatrix(
  size: number,
  lower: number,
  upper: number,
): Matrix {
  const offset = lower + upper;
  const depth = offset + lower + 1;
  const band: Band = {size, lower, upper, depth, offset};
  const entries = new Float64Array(size * depth);
  const factors = new Float64Array(size * depth);
  const pivots = new Int32Array(size);
  return {
    size,
    stride: lower + upper + 1,
    setColumn(j, values, scale) {
      const origin = j * depth + offset - j;
      const last = Math.min(size - 1, j + lower);
      for (let i = Math.max(0, j - upper); i <= last; i++) {
        entries[origin + i] = scale * values[i]!;
      }
    },
    factor(diagonal, rows) {
      for (let j = 0; j < size; j++) {
        const origin = j * depth + offset - j;
        factors.fill(0, j * depth, j * depth + lower);
        const last = Math.min(size - 1, j + lower);
        for (let i = Math.max(0, j - upper); i <= last; i++) {
          factors[origin + i] = -rows[i]! * entries[origin + i]!;
        }
        factors[origin + j]! += diagonal[j]!;
      }
      return eliminate(factors, band, pivots);
    },
    solve(b) {
      substitute(factors, band, pivots, b);
    },
  };
}
