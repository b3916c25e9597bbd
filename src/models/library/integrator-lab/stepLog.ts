import {text} from '../../../i18n';
import {CalculationError} from '../../definition';
import {formatNumber} from '../../definition/format';

/** Largest number of steps: more can't be drawn, and take too long. */
export const MAXIMUM_STEPS = 5000;

/** Largest value: beyond it the method counts as unstable. */
const LARGEST_VALUE = 1e12;

/** A step that a method accepted. */
export interface AcceptedStep {
  /** Start, s. */
  readonly t: number;
  /** Length, s. */
  readonly h: number;
  /** Value at the start. */
  readonly y: number;
  /** Value at the end. */
  readonly next: number;
  /** Slopes at start and end, 1/s, if the method evaluates them. */
  readonly slopes?: readonly [number, number];
}

/** The steps of a method over a run, and the work done. */
export interface IntegrationResult {
  /** The accepted steps, in the order of time. */
  readonly steps: readonly AcceptedStep[];
  /** Number of rejected steps. */
  readonly rejected: number;
  /** Evaluations of the input, and thus of the right-hand side. */
  readonly evaluations: number;
  /** Evaluations within the pulse. */
  readonly pulseEvaluations: number;
}

function tooManySteps(): CalculationError {
  return new CalculationError(
    text(
      `The method needs more than ${MAXIMUM_STEPS} steps: loosen the tolerance, or make the run shorter.`,
      `所需步数超过 ${MAXIMUM_STEPS}，请放宽容差或缩短时长。`,
    ),
  );
}

function unstable(t: number): CalculationError {
  const instant = `t = ${formatNumber(t)}\u00a0s`;
  const limit = formatNumber(LARGEST_VALUE);
  return new CalculationError(
    text(
      `The method is unstable at this step: at ${instant} the value passes ${limit}. Make the step shorter than two time constants, or the run shorter.`,
      `这个步长下积分不稳定：${instant} 时数值已超过 ${limit}。请让步长小于两个时间常数，或缩短时长。`,
    ),
  );
}

/** Records the steps of a method, and stops it when they are too many. */
export class StepLog implements IntegrationResult {
  /** The accepted steps so far. */
  readonly steps: AcceptedStep[] = [];
  /** Number of rejected steps so far. */
  rejected = 0;
  /** Evaluations of the input so far. */
  evaluations = 0;
  /** Evaluations within the pulse so far. */
  pulseEvaluations = 0;

  /** Counts an evaluation of the input. */
  evaluate(isInPulse: boolean): void {
    this.evaluations += 1;
    this.pulseEvaluations += isInPulse ? 1 : 0;
  }

  /**
   * Records an accepted step.
   *
   * @throws {CalculationError} when there are too many, or the value has grown
   * too large
   */
  accept(step: AcceptedStep): void {
    this.steps.push(step);
    this.checkCount();
    if (!(Math.abs(step.next) <= LARGEST_VALUE)) {
      throw unstable(step.t + step.h);
    }
  }

  /**
   * Counts a rejected step.
   *
   * @throws {CalculationError} when there are too many
   */
  reject(): void {
    this.rejected += 1;
    this.checkCount();
  }

  private checkCount(): void {
    if (this.steps.length + this.rejected > MAXIMUM_STEPS) {
      throw tooManySteps();
    }
  }
}
