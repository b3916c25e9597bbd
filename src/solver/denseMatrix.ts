import type {Matrix} from './matrix';

/** Factors in place with partial pivoting; false when singular. */
function eliminate(a: Float64Array, size: number, pivots: Int32Array): boolean {
  for (let k = 0; k < size; k++) {
    let p = k;
    let largest = Math.abs(a[k * size + k]!);
    for (let i = k + 1; i < size; i++) {
      const candidate = Math.abs(a[i * size + k]!);
      if (candidate > largest) {
        largest = candidate;
        p = i;
      }
    }
    pivots[k] = p;
    if (!(largest > 0)) return false;
    if (p !== k) {
      for (let j = 0; j < size; j++) {
        const swapped = a[k * size + j]!;
        a[k * size + j] = a[p * size + j]!;
        a[p * size + j] = swapped;
      }
    }
    const inverse = 1 / a[k * size + k]!;
    for (let i = k + 1; i < size; i++) {
      const factor = a[i * size + k]! * inverse;
      a[i * size + k] = factor;
      if (factor === 0) continue;
      for (let j = k + 1; j < size; j++) {
        a[i * size + j]! -= factor * a[k * size + j]!;
      }
    }
  }
  return true;
}

/** Solves with the factors of `eliminate`; the solution replaces `b`. */
function substitute(
  a: Float64Array,
  size: number,
  pivots: Int32Array,
  b: Float64Array,
): void {
  for (let k = 0; k < size; k++) {
    const p = pivots[k]!;
    if (p === k) continue;
    const swapped = b[k]!;
    b[k] = b[p]!;
    b[p] = swapped;
  }
  for (let i = 1; i < size; i++) {
    let sum = b[i]!;
    for (let j = 0; j < i; j++) sum -= a[i * size + j]! * b[j]!;
    b[i] = sum;
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = b[i]!;
    for (let j = i + 1; j < size; j++) sum -= a[i * size + j]! * b[j]!;
    b[i] = sum / a[i * size + i]!;
  }
}

/**
 * Creates a full square matrix of `size` rows, stored by rows.
 * Source: Gaussian elimination with partial pivoting (Golub and Van Loan,
 * Matrix Computations, section 3.4).
 */
export function createDenseMatrix(size: number): Matrix {
  const entries = new Float64Array(size * size);
  const factors = new Float64Array(size * size);
  const pivots = new Int32Array(size);
  return {
    size,
    stride: Math.max(size, 1),
    setColumn(j, values, scale) {
      for (let i = 0; i < size; i++) {
        entries[i * size + j] = scale * values[i]!;
      }
    },
    factor(diagonal, rows) {
      for (let i = 0; i < size; i++) {
        const weight = -rows[i]!;
        const first = i * size;
        for (let j = 0; j < size; j++) {
          factors[first + j] = weight * entries[first + j]!;
        }
        factors[first + i]! += diagonal[i]!;
      }
      return eliminate(factors, size, pivots);
    },
    solve(b) {
      substitute(factors, size, pivots, b);
    },
  };
}
