/** A small square matrix by rows. */
export type Matrix = readonly (readonly number[])[];

/** JᵀJ of a Jacobian that is given by its columns. */
export function normalMatrix(columns: readonly ArrayLike<number>[]): Matrix {
  return columns.map((one) => columns.map((other) => dot(one, other)));
}

/** The product of two vectors. */
export function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) {
    sum += (one[index] ?? 0) * (other[index] ?? 0);
  }
  return sum;
}

/**
 * Solves a small symmetric positive definite system by Gaussian elimination.
 * A pivot below 1e-14 of the largest entry is replaced by that value.
 */
export function solveSystem(
  matrix: Matrix,
  right: readonly number[],
): readonly number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  const largest = Math.max(...matrix.flat().map(Math.abs), Number.MIN_VALUE);
  for (let column = 0; column < size; column += 1) {
    const pivotRow = rows[column] ?? [];
    const pivot = Math.max(pivotRow[column] ?? 0, 1e-14 * largest);
    pivotRow[column] = pivot;
    for (let row = column + 1; row < size; row += 1) {
      const target = rows[row] ?? [];
      const factor = (target[column] ?? 0) / pivot;
      for (let index = column; index <= size; index += 1) {
        target[index] = (target[index] ?? 0) - factor * (pivotRow[index] ?? 0);
      }
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    const entries = rows[row] ?? [];
    let value = entries[size] ?? 0;
    for (let index = row + 1; index < size; index += 1) {
      value -= (entries[index] ?? 0) * (solution[index] ?? 0);
    }
    solution[row] = value / (entries[row] ?? 1);
  }
  return solution;
}

/** The inverse of a small symmetric positive definite matrix. */
export function invert(matrix: Matrix): Matrix {
  return matrix.map((_, column) =>
    solveSystem(
      matrix,
      matrix.map((__, row) => (row === column ? 1 : 0)),
    ),
  );
}
