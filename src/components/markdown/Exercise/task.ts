import type {Unit} from '../../../physics/units';

/** A number to be typed, as the build computes it from the model. */
export interface NumberTask {
  /** SI. */
  readonly expected: number;
  /** The unit of a number without one. */
  readonly unit: Unit;
  /** Largest difference from the expected value, SI. */
  readonly tolerance: number;
  /** The expected value with its unit, as it is printed. */
  readonly text: string;
  /** What known mistakes lead to, SI, in the order of the page. */
  readonly mistakes: readonly number[];
}

/** A choice among options, which are counted from 1. */
export interface ChoiceTask {
  readonly correct: number;
  /** The wrong options that the page explains. */
  readonly mistakes: readonly number[];
}

export type Task = NumberTask | ChoiceTask;
