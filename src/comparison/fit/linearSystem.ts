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
 * The inverse of a small symmetric positive definite matrix, by the elimination
 * of Gauss and Jordan. A pivot below 1e-14 of the largest entry is replaced by
 * that value.
 */
export function invert(matrix: Matrix): Matrix {
  const least =
    1e-14 * Math.max(...matrix.flat().map(Math.abs), Number.MIN_VALUE);
  let rows: Matrix = matrix.map((row, at) => [
    ...row,
    ...row.map((_, other) => (other === at ? 1 : 0)),
  ]);
  for (const column of matrix.keys()) {
    const pivot = Math.max(rows[column]?.[column] ?? 0, least);
    const scaled = (rows[column] ?? []).map((value) => value / pivot);
    rows = rows.map((row, at) => {
      const factor = row[column] ?? 0;
      return at === column
        ? scaled
        : row.map((value, index) => value - factor * (scaled[index] ?? 0));
    });
  }
  return rows.map((row) => row.slice(matrix.length));
}
