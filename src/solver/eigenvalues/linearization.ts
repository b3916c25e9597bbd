import {createDenseMatrix} from '../denseMatrix';
import {IntegrationError} from '../errors';
import {firstNotFinite} from '../norms';
import type {OdeProblem} from '../types';
import {submatrix} from './dependence';
import {partialDerivatives} from './differentiate';

/** The linear system x' = A x for small deviations from a state. */
export interface Linearization {
  /** A in 1/s, stored by rows; one row for each of `states`. */
  readonly matrix: Float64Array;
  /** Indices of the states that are not eliminated, ascending. */
  readonly states: readonly number[];
}

function jacobianAt(
  problem: OdeProblem,
  t: number,
  y: Float64Array,
  sizes: ArrayLike<number>,
): Float64Array {
  const {size} = problem;
  const state = y.slice();
  const jacobian = new Float64Array(size * size);
  for (let j = 0; j < size; j++) {
    const column = partialDerivatives(
      (x, values) => problem.derivatives(t, x, values),
      state,
      j,
      sizes[j]!,
      size,
    );
    const stateIndex = firstNotFinite(column);
    if (stateIndex >= 0) {
      throw new IntegrationError('not-finite', t, {stateIndex});
    }
    for (let i = 0; i < size; i++) jacobian[i * size + j] = column[i]!;
  }
  return jacobian;
}

/** Subtracts from A what the algebraic states pass on: B D⁻¹ C. */
function eliminate(
  jacobian: Float64Array,
  size: number,
  differential: readonly number[],
  algebraic: readonly number[],
  t: number,
): Float64Array {
  const matrix = submatrix(jacobian, size, differential);
  const count = algebraic.length;
  if (count === 0) return matrix;
  const constraints = createDenseMatrix(count);
  const column = new Float64Array(count);
  for (const [k, j] of algebraic.entries()) {
    algebraic.forEach((i, row) => (column[row] = jacobian[i * size + j]!));
    constraints.setColumn(k, column, 1);
  }
  const none = new Float64Array(count);
  const negative = new Float64Array(count).fill(-1);
  if (!constraints.factor(none, negative)) {
    throw new IntegrationError('singular', t);
  }
  for (const [c, j] of differential.entries()) {
    algebraic.forEach((i, row) => (column[row] = jacobian[i * size + j]!));
    constraints.solve(column);
    for (const [r, i] of differential.entries()) {
      let sum = 0;
      algebraic.forEach((k, row) => {
        sum += jacobian[i * size + k]! * column[row]!;
      });
      matrix[r * differential.length + c]! -= sum;
    }
  }
  return matrix;
}

/**
 * Linearizes M y' = f(t, y) at (t, y). With J = ∂f/∂y split into differential
 * (first) and algebraic rows and columns, J = [A B; C D], small deviations x of
 * the differential states obey x' = (A − B D⁻¹ C) x. Meters are left out: no
 * other state depends on them.
 *
 * @param y - the state; its algebraic part is consistent
 * @param sizes - typical size of each state, above 0, in its unit
 * @throws IntegrationError 'not-finite' when f has no finite difference there,
 *   'singular' when the algebraic states are not determined (index above 1)
 */
export function linearize(
  problem: OdeProblem,
  t: number,
  y: Float64Array,
  sizes: ArrayLike<number>,
): Linearization {
  const {size, mass, meters} = problem;
  const indices = Array.from({length: size}, (_, i) => i);
  const algebraic = indices.filter((i) => mass?.[i] === 0);
  const states = indices.filter((i) => mass?.[i] !== 0 && !meters?.[i]);
  const jacobian = jacobianAt(problem, t, y, sizes);
  return {matrix: eliminate(jacobian, size, states, algebraic, t), states};
}
