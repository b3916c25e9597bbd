import {firstNotFinite} from './norms';
import type {System} from './system';

const ROOT_OF_EPSILON = Math.sqrt(Number.EPSILON);
const SMALLEST_RELATIVE = 1e-6;

/**
 * Approximates the Jacobian ∂f/∂y and the time derivative ∂f/∂t by difference
 * quotients.
 *
 * A Rosenbrock method keeps its order only with an accurate Jacobian, so the
 * increment of a state is √ε · max(|y|, |expected change|, atol/rtol), with the
 * change that the step is expected to make (h f): large enough to keep the
 * rounding error small. An rtol below 1e-6 counts as 1e-6, because a longer
 * increment would add truncation error. Columns without a common row are
 * perturbed together (A. Curtis, M. Powell and J. Reid, IMA Journal of Applied
 * Mathematics 13, 117, 1974).
 */
export class Jacobian {
  private readonly system: System;
  private readonly state: Float64Array;
  private readonly derivative: Float64Array;
  private readonly increments: Float64Array;

  constructor(system: System) {
    this.system = system;
    this.state = new Float64Array(system.size);
    this.derivative = new Float64Array(system.size);
    this.increments = new Float64Array(system.size);
  }

  /**
   * Sets the system's matrix to ∂f/∂y at (t, y), where f is `slope` and the
   * state is expected to change by `expectedChange`. Returns −1, or the index
   * of the state in which f is not finite.
   */
  computeStateJacobian(
    t: number,
    y: Float64Array,
    slope: Float64Array,
    expectedChange: Float64Array,
  ): number {
    const {size, matrix} = this.system;
    this.system.jacobians++;
    this.state.set(y);
    const groups = Math.min(matrix.stride, size);
    for (let group = 0; group < groups; group++) {
      if (!this.chooseIncrements(y, expectedChange, group)) continue;
      let fault = this.differences(t, y, slope, group);
      if (fault >= 0) {
        for (let j = group; j < size; j += matrix.stride) {
          this.increments[j] = -this.increments[j]!;
        }
        fault = this.differences(t, y, slope, group);
      }
      if (fault >= 0) return fault;
      for (let j = group; j < size; j += matrix.stride) {
        if (this.increments[j] === 0) continue;
        matrix.setColumn(j, this.derivative, 1 / this.increments[j]!);
        this.state[j] = y[j]!;
      }
    }
    return -1;
  }

  /**
   * Writes ∂f/∂t at (t, y) into `into`. The increment is the geometric mean of
   * the two that balance truncation (∝ h) and rounding of t (∝ |t|), and stays
   * inside the step. Returns −1, or the index of the state in which f is not
   * finite.
   */
  computeTimeDerivative(
    t: number,
    y: Float64Array,
    slope: Float64Array,
    h: number,
    into: Float64Array,
  ): number {
    const scale = Math.sqrt(h * Math.max(h, Math.abs(t)));
    const shifted = t + Math.min(ROOT_OF_EPSILON * scale, h / 2);
    const increment = shifted - t;
    if (!(increment > 0)) {
      into.fill(0);
      return -1;
    }
    this.system.derivatives(shifted, y, into);
    for (let i = 0; i < into.length; i++) {
      into[i] = (into[i]! - slope[i]!) / increment;
    }
    return firstNotFinite(into);
  }

  /**
   * Chooses the increments of a group; 0 for a meter, whose column of the
   * Jacobian stays 0. Returns false when all of them are meters.
   */
  private chooseIncrements(
    y: Float64Array,
    expectedChange: Float64Array,
    group: number,
  ): boolean {
    const {size, matrix, tolerances} = this.system;
    const relative = Math.max(tolerances.relative, SMALLEST_RELATIVE);
    let hasIncrement = false;
    for (let j = group; j < size; j += matrix.stride) {
      if (tolerances.untested[j]) continue;
      hasIncrement = true;
      const scale = Math.max(
        Math.abs(y[j]!),
        Math.abs(expectedChange[j]!),
        tolerances.absolute[j]! / relative,
      );
      // In the direction of the solution, to stay in the model's domain.
      const increment = expectedChange[j]! < 0 ? -scale : scale;
      this.increments[j] = y[j]! + ROOT_OF_EPSILON * increment - y[j]!;
    }
    return hasIncrement;
  }

  /** Writes f(t, y + increments) − f(t, y) of one group. */
  private differences(
    t: number,
    y: Float64Array,
    slope: Float64Array,
    group: number,
  ): number {
    const {size, matrix} = this.system;
    for (let j = group; j < size; j += matrix.stride) {
      this.state[j] = y[j]! + this.increments[j]!;
    }
    this.system.derivatives(t, this.state, this.derivative);
    for (let i = 0; i < size; i++) this.derivative[i]! -= slope[i]!;
    return firstNotFinite(this.derivative);
  }
}
