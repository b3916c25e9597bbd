import {IntegrationError} from './errors';
import {Jacobian} from './jacobian';
import {firstNotFinite, largestRatio} from './norms';
import type {System} from './system';

const MAXIMUM_ITERATIONS = 50;
const SMALLEST_DAMPING = 1 / 1024;
/** A correction below this fraction of the tolerance ends the iteration. */
const ACCURACY = 1e-3;

/**
 * Finds algebraic states that satisfy their equations 0 = f(t, y) while the
 * differential states stay fixed.
 *
 * Source: damped Newton iteration with the natural monotonicity test
 * (P. Deuflhard, Newton Methods for Nonlinear Problems, section 3.3). The
 * differential rows of the linear system are those of the identity, so that
 * the band structure of the Jacobian is kept.
 */
export class ConsistencyIteration {
  private readonly system: System;
  private readonly jacobian: Jacobian;
  private readonly isAlgebraic: Float64Array;
  private readonly residual: Float64Array;
  private readonly correction: Float64Array;
  private readonly trial: Float64Array;
  private readonly trialCorrection: Float64Array;

  constructor(system: System) {
    const {size} = system;
    this.system = system;
    this.jacobian = new Jacobian(system);
    this.isAlgebraic = system.mass.map((entry) => 1 - entry);
    this.residual = new Float64Array(size);
    this.correction = new Float64Array(size);
    this.trial = new Float64Array(size);
    this.trialCorrection = new Float64Array(size);
  }

  /**
   * Makes the algebraic states of `y` consistent at t.
   * @throws IntegrationError 'inconsistent-start' when none are found,
   *   'not-finite' when f is not finite at the guess
   */
  solve(t: number, y: Float64Array): void {
    if (!this.system.hasAlgebraicStates) return;
    const {system, residual, correction} = this;
    system.derivatives(t, y, residual);
    const stateIndex = firstNotFinite(residual);
    if (stateIndex >= 0) {
      throw new IntegrationError('not-finite', t, {stateIndex});
    }
    // Before the first correction the residual estimates the expected change:
    // a guess of 0 for a large quantity would make the increments too small.
    this.copyAlgebraicResidual(correction);
    for (let iteration = 0; iteration < MAXIMUM_ITERATIONS; iteration++) {
      const fault = this.jacobian.computeStateJacobian(
        t,
        y,
        residual,
        correction,
      );
      if (fault >= 0) break;
      if (!system.factor(system.mass, this.isAlgebraic)) break;
      this.solveCorrection(correction);
      const size = largestRatio(correction, y, y, system.tolerances);
      if (!Number.isFinite(size)) break;
      const hasAdvanced = this.advance(t, y, size);
      if (size <= ACCURACY || (!hasAdvanced && size <= 1)) return;
      if (!hasAdvanced) break;
    }
    throw new IntegrationError('inconsistent-start', t, {
      stateIndex: this.worstEquation(),
    });
  }

  /**
   * Lets the algebraic states of `y` follow a small change of time and
   * differential states: one correction with the factors of the last `solve`,
   * which the system's matrix must still hold.
   */
  follow(t: number, y: Float64Array): void {
    if (!this.system.hasAlgebraicStates) return;
    this.system.derivatives(t, y, this.residual);
    this.solveCorrection(this.correction);
    for (let i = 0; i < y.length; i++) y[i]! += this.correction[i]!;
  }

  /**
   * Moves `y` along the correction, damped until the next correction is
   * smaller. Returns false when no damping achieves that.
   */
  private advance(t: number, y: Float64Array, size: number): boolean {
    const {system, correction, trial, trialCorrection, residual} = this;
    for (let damping = 1; damping >= SMALLEST_DAMPING; damping /= 2) {
      for (let i = 0; i < y.length; i++) {
        trial[i] = y[i]! + damping * correction[i]!;
      }
      system.derivatives(t, trial, residual);
      if (firstNotFinite(residual) >= 0) continue;
      this.solveCorrection(trialCorrection);
      const next = largestRatio(trialCorrection, y, y, system.tolerances);
      const isSmaller = next <= (1 - damping / 4) * size;
      if (isSmaller || size <= ACCURACY) {
        y.set(trial);
        return true;
      }
    }
    return false;
  }

  /** Solves for the Newton correction of the residual. */
  private solveCorrection(into: Float64Array): void {
    this.copyAlgebraicResidual(into);
    this.system.matrix.solve(into);
  }

  /**
   * Writes the residual of the algebraic equations into `into`, 0 elsewhere.
   */
  private copyAlgebraicResidual(into: Float64Array): void {
    for (let i = 0; i < into.length; i++) {
      into[i] = this.isAlgebraic[i]! * this.residual[i]!;
    }
  }

  private worstEquation(): number {
    let worst = this.isAlgebraic.indexOf(1);
    this.residual.forEach((value, i) => {
      if (this.isAlgebraic[i] === 0) return;
      if (Math.abs(value) > Math.abs(this.residual[worst]!)) worst = i;
    });
    return worst;
  }
}
