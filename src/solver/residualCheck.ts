import type {StepRecord} from './denseOutput';
import {firstNotFinite, indexOfLargestRatio, largestRatio} from './norms';
import type {System} from './system';

/**
 * Fractions of a step at which the residual is evaluated. The first gives the
 * error of a smooth solution within a factor of 3. The second is needed for an
 * input that bends inside the step: for some bends the error vanishes at one of
 * the two, but at least an eighth of the largest error is seen at the other.
 */
const FRACTIONS = [0.5, 0.75] as const;

/**
 * Estimates the error of the dense output inside a step.
 *
 * The embedded error estimate of a stiffly accurate method holds at the end of
 * the step only: where a layer is far shorter than the step, both ends are
 * right, while the polynomial between them is not. So the polynomial P is
 * inserted into the equations, and the residual M P′ − f(t, P) is multiplied by
 * (M/(hγ) − J)⁻¹, which turns it into an error of the states: for slow
 * components h·γ times the residual, for fast and algebraic ones the distance
 * from the solution. Each state equation is a balance (of mass, of energy) and
 * each algebraic one a law, so that the same test shows whether these hold
 * between the steps. It costs two evaluations of f in each step.
 *
 * Source: residual control of Rodas5Pr (G. Steinebach, Rosenbrock methods
 * within OrdinaryDiffEq.jl, Proceedings of the JuliaCon Conferences, 2024),
 * with the filter of L. Shampine and M. Reichelt (SIAM Journal on Scientific
 * Computing 18, 1, 1997), which keeps the estimate bounded in stiff components.
 */
export class ResidualCheck {
  /** Index of the state in which f was not finite; −1 when it was. */
  fault = -1;
  /** State with the largest error in the last step; kept when asked for. */
  worstState = -1;
  private readonly system: System;
  private readonly record: StepRecord;
  private readonly state: Float64Array;
  private readonly slope: Float64Array;
  private readonly residual: Float64Array;

  private readonly keepsWorstState: boolean;

  constructor(system: System, record: StepRecord, keepsWorstState: boolean) {
    this.system = system;
    this.record = record;
    this.keepsWorstState = keepsWorstState;
    this.state = new Float64Array(system.size);
    this.slope = new Float64Array(system.size);
    this.residual = new Float64Array(system.size);
  }

  /**
   * Returns the estimated error over its tolerance (1 is the limit) in the last
   * recorded step, of h seconds from (t, y) to `next`, with whose factors the
   * matrix is still filled. NaN when f is not finite inside the step; then
   * `fault` is the index of the faulty state.
   */
  errorRatio(
    t: number,
    h: number,
    y: Float64Array,
    next: Float64Array,
  ): number {
    const {system, residual} = this;
    let largest = 0;
    if (system.size === 0) return largest;
    for (const fraction of FRACTIONS) {
      this.evaluateResidual(t, fraction * h);
      this.fault = firstNotFinite(residual);
      if (this.fault >= 0) return NaN;
      system.matrix.solve(residual);
      const {tolerances} = system;
      const ratio = largestRatio(residual, y, next, tolerances);
      if (this.keepsWorstState && ratio > largest) {
        this.worstState = indexOfLargestRatio(residual, y, next, tolerances);
      }
      if (ratio > 1) return ratio;
      largest = Math.max(largest, ratio);
    }
    return largest;
  }

  private evaluateResidual(t: number, elapsed: number): void {
    const {system, record, state, slope, residual} = this;
    record.interpolateLast(elapsed, state);
    record.slopeOfLast(elapsed, slope);
    system.derivatives(t + elapsed, state, residual);
    for (let i = 0; i < residual.length; i++) {
      residual[i] = system.mass[i]! * slope[i]! - residual[i]!;
    }
  }
}
