import {Jacobian} from './jacobian';
import {firstNotFinite, indexOfLargestRatio, largestRatio} from './norms';
import type {System} from './system';
import {
  DENSE_WEIGHTS,
  GAMMA,
  STAGE_WEIGHTS,
  STAGES,
  STATE_WEIGHTS,
  TIME_WEIGHTS,
  TIMES,
} from './tableau';

/** Rows of the dense output beside the two end states. */
export const DENSE_ROWS = DENSE_WEIGHTS.length;

/** How an attempted step ended. */
export type StepOutcome =
  | 'done'
  /** The matrix of the stages is singular. */
  | 'singular'
  /** f gave a value that is not finite. */
  | 'not-finite'
  /** f was finite, the stages grew beyond all bounds. */
  | 'overflow';

function flatten(rows: readonly (readonly number[])[]): Float64Array {
  const flat = new Float64Array(rows.length * STAGES);
  rows.forEach((row, i) => flat.set(row, i * STAGES));
  return flat;
}

// Bindings of this module: an imported one costs a property access in a loop.
const COUNT = STAGES;
const A = flatten(STATE_WEIGHTS);
const C = flatten(STAGE_WEIGHTS);
const H = flatten(DENSE_WEIGHTS);

/**
 * One step of Rodas5P; see tableau.ts for the formulas and their source.
 * Everything is reused from step to step.
 */
export class RosenbrockStep {
  /** f(t, y) at the beginning of the step, kept by the caller. */
  readonly slope: Float64Array;
  /** State at the end of the attempted step. */
  readonly next: Float64Array;
  /** State at fault after 'not-finite' and 'overflow'. */
  fault = -1;
  private readonly system: System;
  private readonly jacobian: Jacobian;
  private readonly stages: Float64Array;
  private readonly rightSide: Float64Array;
  private readonly derivative: Float64Array;
  private readonly timeDerivative: Float64Array;
  private readonly motion: Float64Array;
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
    this.motion = new Float64Array(size);
    this.diagonal = new Float64Array(size);
    this.rows = new Float64Array(size).fill(1);
  }

  /** Forms ∂f/∂y and ∂f/∂t at (t, y) for steps of about h. */
  linearize(t: number, y: Float64Array, h: number): StepOutcome {
    const {slope, timeDerivative, motion} = this;
    const {size, mass} = this.system;
    if (size === 0) return 'done';
    for (let i = 0; i < size; i++) motion[i] = mass[i]! * h * slope[i]!;
    this.fault = this.jacobian.formStates(t, y, slope, motion);
    if (this.fault < 0) {
      this.fault = this.jacobian.formTime(t, y, slope, h, timeDerivative);
    }
    return this.fault < 0 ? 'done' : 'not-finite';
  }

  /** Tries a step from (t, y); the end state goes to `next`. */
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
        system.derivatives(t + TIMES[stage]! * h, next, derivative);
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

  /** Gives the largest error of the step over its tolerance; 1 is the limit. */
  errorRatio(y: Float64Array): number {
    // After the last stage its solution, the error estimate, is still there.
    const {next, rightSide} = this;
    return largestRatio(rightSide, y, next, this.system.tolerances);
  }

  /** Gives the state whose error is the largest over its tolerance. */
  worstState(y: Float64Array): number {
    const {next, rightSide} = this;
    return indexOfLargestRatio(rightSide, y, next, this.system.tolerances);
  }

  /** Writes the rows of the dense output one after another from `offset`. */
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

  /** Writes a stage's argument to `next`, the sum of earlier stages aside. */
  private combine(stage: number, y: Float64Array, h: number): void {
    const {next, rightSide, stages, timeDerivative} = this;
    const {size, mass} = this.system;
    const row = stage * COUNT;
    const timeWeight = h * TIME_WEIGHTS[stage]!;
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
