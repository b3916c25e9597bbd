/**
 * Splits the unknowns of a square matrix A (stored by rows) into the sets that
 * depend on each other: i and j share a set when A couples i to j and j to i,
 * directly or through others. Ordered by these sets, A is block triangular, so
 * that its eigenvalues are those of the diagonal blocks.
 *
 * Source: strongly connected components (R. Tarjan, SIAM Journal on Computing
 * 1, 146, 1972).
 *
 * @param size - number of rows, from 0
 * @returns the sets, each as ascending indices, in the order of their first
 */
export function mutuallyDependent(
  matrix: Float64Array,
  size: number,
): readonly (readonly number[])[] {
  const order = new Int32Array(size).fill(-1);
  const lowest = new Int32Array(size);
  const isOnStack = new Uint8Array(size);
  const stack: number[] = [];
  const sets: number[][] = [];
  let visited = 0;

  const visit = (i: number): void => {
    order[i] = lowest[i] = visited++;
    stack.push(i);
    isOnStack[i] = 1;
    for (let j = 0; j < size; j++) {
      if (matrix[i * size + j] === 0) continue;
      if (order[j]! < 0) visit(j);
      if (isOnStack[j]) lowest[i] = Math.min(lowest[i], lowest[j]!);
    }
    if (lowest[i] !== order[i]) return;
    const set = stack.splice(stack.indexOf(i));
    for (const member of set) isOnStack[member] = 0;
    sets.push(set.sort((one, other) => one - other));
  };

  for (let i = 0; i < size; i++) {
    if (order[i]! < 0) visit(i);
  }
  return sets.sort(([one = 0], [other = 0]) => one - other);
}

/** Copies the rows and the columns with the given indices, stored by rows. */
export function submatrix(
  matrix: Float64Array,
  size: number,
  indices: readonly number[],
): Float64Array {
  return Float64Array.from(
    indices.flatMap((i) => indices.map((j) => matrix[i * size + j]!)),
  );
}
