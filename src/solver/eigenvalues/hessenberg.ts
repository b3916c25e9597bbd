/** A scaling must reduce the norms of its row and column below this factor. */
const WORTHWHILE = 0.95;

/** Returns the sum of |entries| of row or column i without the diagonal. */
function offDiagonalSum(
  matrix: Float64Array,
  size: number,
  i: number,
  isRow: boolean,
): number {
  let sum = 0;
  for (let j = 0; j < size; j++) {
    if (j !== i) sum += Math.abs(matrix[isRow ? i * size + j : j * size + i]!);
  }
  return sum;
}

/**
 * Balances a matrix (stored by rows) in place: a diagonal similarity by powers
 * of two makes the norm of each row about equal to that of its column. The
 * eigenvalues stay the same to the last bit, and no longer depend on the units
 * of the states.
 *
 * Source: B. Parlett and C. Reinsch, Numerische Mathematik 13, 293 (1969).
 */
export function balance(matrix: Float64Array, size: number): void {
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (let i = 0; i < size; i++) {
      const row = offDiagonalSum(matrix, size, i, true);
      const column = offDiagonalSum(matrix, size, i, false);
      if (row === 0 || column === 0) continue;
      const scale = 2 ** Math.round((Math.log2(row) - Math.log2(column)) / 2);
      const scaled = column * scale + row / scale;
      if (!(scaled < WORTHWHILE * (row + column))) continue;
      for (let j = 0; j < size; j++) {
        matrix[i * size + j]! /= scale;
        matrix[j * size + i]! *= scale;
      }
      hasChanged = true;
    }
  }
}

/**
 * Writes the Householder vector v of the entries below the diagonal of column
 * k, scaled to the largest of them, from index k + 1 on. Returns 2/(vᵀv), or 0
 * when the entries below the first subdiagonal are 0 already.
 */
function householder(
  matrix: Float64Array,
  size: number,
  k: number,
  v: Float64Array,
): number {
  let largest = 0;
  for (let i = k + 2; i < size; i++) {
    largest = Math.max(largest, Math.abs(matrix[i * size + k]!));
  }
  if (largest === 0) return 0;
  const first = matrix[(k + 1) * size + k]!;
  largest = Math.max(largest, Math.abs(first));
  let square = 0;
  for (let i = k + 1; i < size; i++) {
    v[i] = matrix[i * size + k]! / largest;
    square += v[i]! * v[i]!;
  }
  const length = Math.sqrt(square);
  v[k + 1]! += first < 0 ? -length : length;
  return 1 / (length * Math.abs(v[k + 1]!));
}

/**
 * Reduces a matrix (stored by rows) in place to upper Hessenberg form by
 * orthogonal similarity: the eigenvalues stay the same, and all entries below
 * the first subdiagonal become 0.
 *
 * Source: Golub and Van Loan, Matrix Computations, algorithm 7.4.2.
 */
export function reduceToHessenberg(matrix: Float64Array, size: number): void {
  const v = new Float64Array(size);
  for (let k = 0; k + 2 < size; k++) {
    const weight = householder(matrix, size, k, v);
    if (weight === 0) continue;
    for (let j = k; j < size; j++) {
      let sum = 0;
      for (let i = k + 1; i < size; i++) sum += v[i]! * matrix[i * size + j]!;
      sum *= weight;
      for (let i = k + 1; i < size; i++) matrix[i * size + j]! -= sum * v[i]!;
    }
    for (let i = 0; i < size; i++) {
      let sum = 0;
      for (let j = k + 1; j < size; j++) sum += v[j]! * matrix[i * size + j]!;
      sum *= weight;
      for (let j = k + 1; j < size; j++) matrix[i * size + j]! -= sum * v[j]!;
    }
    for (let i = k + 2; i < size; i++) matrix[i * size + k] = 0;
  }
}
