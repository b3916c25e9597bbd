import {Jacobian} from './jacobian';
import {firstNotFinite, indexOfLargestRatio, largestRatio} from './norms';
import type {System} from './system';
import * as tableau from './tableau';

/** Number of vectors k_i of the dense output, beside the two end states. */
export const DENSE_ROWS = tableau.H.length;

/** How an attempted step ended. */
export type StepOutcome =
  | 'done'
  /** The matrix of the stages is singular. */
  | 'singular'
  /** f returned a value that is not finite. */
  | 'not-finite'
  /** f was finite, but a stage overflowed. */
  | 'overflow';

function flatten(rows: readonly (readonly number[])[]): Float64Array {
  const flat = new Float64Array(rows.length * tableau.STAGES);
  rows.forEach((row, i) => flat.set(row, i * tableau.STAGES));
  return flat;
}

// Local bindings of the tableau: an imported one costs a property access in
// each pass of a loop. The matrices are stored by rows of COUNT entries.
const {STAGES: COUNT, GAMMA, NODES, D} = tableau;
const A = flatten(tableau.A);
const C = flatten(tableau.C);
const H = flatten(tableau.H);

/**
 * Computes one step of Rodas5P; see tableau.ts for the formulas and their
 * source. All arrays are allocated once and reused in every step.
 */
export class RosenbrockStep {
  /** f(t, y) at the beginning of the step, written by the caller. */
  readonly slope: Float64Array;
  /** State at the end of the attempted step. */
  readonly next: Float64Array;
  /** Index of the faulty state after 'not-finite' and 'overflow'; else −1. */
  fault = -1;
  private readonly system: System;
  private readonly jacobian: Jacobian;
  private readonly stages: Float64Array;
  private readonly rightSide: Float64Array;
  private readonly derivative: Float64Array;
  private readonly timeDerivative: Float64Array;
  private readonly expectedChange: Float64Array;
  private readonly diagonal: Float64Array;
  private readonly rows: Float64Array;

  constructor(system: System) {
    const {size} = system;
    this.system = system;
    this.jacobian = new Jacobian(system);
    this.slope = new Float64Array(size);
    this.next = new Float64Array(size);
    this.stages = new Float64Array(size * COUNT);
    this.rightSide = new Float64Array(size);
    this.derivative = new Float64Array(size);
    this.timeDerivative = new Float64Array(size);
    this.expectedChange = new Float64Array(size);
    this.diagonal = new Float64Array(size);
    this.rows = new Float64Array(size).fill(1);
  }

  /** Computes ∂f/∂y and ∂f/∂t at (t, y) for steps of about h seconds. */
  linearize(t: number, y: Float64Array, h: number): StepOutcome {
    const {slope, timeDerivative, expectedChange} = this;
    const {size, mass} = this.system;
    if (size === 0) return 'done';
    for (let i = 0; i < size; i++) expectedChange[i] = mass[i]! * h * slope[i]!;
    this.fault = this.jacobian.computeStateJacobian(
      t,
      y,
      slope,
      expectedChange,
    );
    if (this.fault < 0) {
      this.fault = this.jacobian.computeTimeDerivative(
        t,
        y,
        slope,
        h,
        timeDerivative,
      );
    }
    return this.fault < 0 ? 'done' : 'not-finite';
  }

  /** Attempts a step of h seconds from (t, y); the end state goes to `next`. */
  attempt(t: number, y: Float64Array, h: number): StepOutcome {
    const {system, next, rightSide, stages} = this;
    const {size, mass} = system;
    if (size === 0) return 'done';
    for (let i = 0; i < size; i++) this.diagonal[i] = mass[i]! / (h * GAMMA);
    if (!system.factor(this.diagonal, this.rows)) return 'singular';
    for (let stage = 0; stage < COUNT; stage++) {
      this.combine(stage, y, h);
      const derivative = stage === 0 ? this.slope : this.derivative;
      if (stage > 0)
        system.derivatives(t + NODES[stage]! * h, next, derivative);
      for (let i = 0; i < size; i++) rightSide[i]! += derivative[i]!;
      system.matrix.solve(rightSide);
      let sum = 0;
      for (let i = 0; i < size; i++) {
        sum += rightSide[i]!;
        stages[i * COUNT + stage] = rightSide[i]!;
      }
      if (!Number.isFinite(sum)) {
        this.fault = firstNotFinite(derivative);
        if (this.fault >= 0) return 'not-finite';
        this.fault = firstNotFinite(rightSide);
        return 'overflow';
      }
    }
    for (let i = 0; i < size; i++) next[i]! += rightSide[i]!;
    return 'done';
  }

  /**
   * Returns the largest error of the step over its tolerance; 1 is the limit.
   */
  errorRatio(y: Float64Array): number {
    // `rightSide` still holds u_8, the error estimate.
    const {next, rightSide} = this;
    return largestRatio(rightSide, y, next, this.system.tolerances);
  }

  /**
   * Returns the index of the state with the largest error over its tolerance.
   */
  worstState(y: Float64Array): number {
    const {next, rightSide} = this;
    return indexOfLargestRatio(rightSide, y, next, this.system.tolerances);
  }

  /**
   * Writes the vectors k_i of the dense output into `into`, one after another
   * from `offset`: DENSE_ROWS times the number of states.
   */
  writeDenseRows(into: Float64Array, offset: number): void {
    const {size} = this.system;
    const {stages} = this;
    for (let row = 0; row < DENSE_ROWS; row++) {
      for (let i = 0; i < size; i++) {
        let sum = 0;
        for (let j = 0; j < COUNT; j++) {
          sum += H[row * COUNT + j]! * stages[i * COUNT + j]!;
        }
        into[offset + row * size + i] = sum;
      }
    }
  }

  /**
   * Writes the argument of a stage to `next`, and the terms of its right-hand
   * side other than f to `rightSide`.
   */
  private combine(stage: number, y: Float64Array, h: number): void {
    const {next, rightSide, stages, timeDerivative} = this;
    const {size, mass} = this.system;
    const row = stage * COUNT;
    const timeWeight = h * D[stage]!;
    for (let i = 0; i < size; i++) {
      const first = i * COUNT;
      let argument = y[i]!;
      let coupling = 0;
      for (let j = 0; j < stage; j++) {
        const value = stages[first + j]!;
        argument += A[row + j]! * value;
        coupling += C[row + j]! * value;
      }
      next[i] = argument;
      rightSide[i] =
        (mass[i]! / h) * coupling + timeWeight * timeDerivative[i]!;
    }
  }
}
