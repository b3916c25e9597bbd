import {mutuallyDependent, submatrix} from './dependence';
import type {Eigenvalue} from './francis';
import {FrancisIteration} from './francis';
import {balance, reduceToHessenberg} from './hessenberg';

/** The eigenvalues that belong to unknowns which depend on each other. */
export interface EigenvalueGroup {
  /** Indices of the unknowns, ascending. */
  readonly unknowns: readonly number[];
  /** As many eigenvalues as unknowns; conjugate pairs are adjacent. */
  readonly eigenvalues: readonly Eigenvalue[];
}

/**
 * Part of the norm of a block below which an eigenvalue counts as 0: entries
 * from difference quotients are not more accurate than that.
 */
const NEGLIGIBLE = 1e-10;

function eigenvaluesOfBlock(block: Float64Array, size: number): Eigenvalue[] {
  if (size === 1) return [{real: block[0]!, imaginary: 0}];
  // Products of the entries may underflow or overflow: the largest becomes 1 to
  // 2 first. A power of two changes no digit.
  const largest = Math.max(...block.map(Math.abs));
  const unit = 2 ** Math.floor(Math.log2(largest));
  for (const [i, entry] of block.entries()) block[i] = entry / unit;
  balance(block, size);
  const norm = Math.sqrt(block.reduce((sum, entry) => sum + entry ** 2, 0));
  reduceToHessenberg(block, size);
  return new FrancisIteration(block, size)
    .run()
    .map(({real, imaginary}) =>
      Math.hypot(real, imaginary) <= NEGLIGIBLE * norm
        ? {real: 0, imaginary: 0}
        : {real: real * unit, imaginary: imaginary * unit},
    );
}

/**
 * Computes the eigenvalues of a square matrix, stored by rows, in groups of
 * unknowns that depend on each other. The matrix is split into these groups
 * first, so that a slow group stays accurate beside a fast one.
 *
 * @param size - number of rows, from 0
 * @throws RangeError when an entry is not finite, or when the iteration does
 *   not converge
 */
export function eigenvalueGroups(
  matrix: Float64Array,
  size: number,
): readonly EigenvalueGroup[] {
  if (!matrix.every(Number.isFinite)) {
    throw new RangeError('the matrix has an entry that is not finite');
  }
  return mutuallyDependent(matrix, size).map((unknowns) => ({
    unknowns,
    eigenvalues: eigenvaluesOfBlock(
      submatrix(matrix, size, unknowns),
      unknowns.length,
    ),
  }));
}
