import type {ResidualCheck} from './residualCheck';
import type {RosenbrockStep, StepOutcome} from './step';
import type {StepReason, StepResult, TriedStep} from './types';

/** A step that was just attempted, as the stepper knows it. */
interface Attempt {
  /** Instant at which it begins, s. */
  readonly time: number;
  /** Length, s. */
  readonly length: number;
  /** What determined its length. */
  readonly reason: StepReason;
  /** How the attempt ended, before its errors were compared. */
  readonly outcome: StepOutcome;
  /** Largest error over its tolerance; not finite after a failure. */
  readonly ratio: number;
}

/**
 * Writes the steps tried to a list, each with the state that had the largest
 * error. It exists only when a record is asked for, so that other runs do not
 * pay for it.
 */
export class StepLogWriter {
  private readonly log: TriedStep[];
  private readonly step: RosenbrockStep;
  private readonly residualCheck: ResidualCheck;

  constructor(
    log: TriedStep[],
    step: RosenbrockStep,
    residualCheck: ResidualCheck,
  ) {
    this.log = log;
    this.step = step;
    this.residualCheck = residualCheck;
  }

  /** Adds a step that was just attempted from the state `y`. */
  add({time, length, reason, outcome, ratio}: Attempt, y: Float64Array): void {
    const basis = {time, length, reason};
    if (outcome !== 'done' || Number.isNaN(ratio)) {
      const result = outcome === 'singular' ? outcome : 'not-finite';
      const stateIndex = result === 'singular' ? -1 : this.step.fault;
      this.log.push({...basis, result, errorRatio: NaN, stateIndex});
      return;
    }
    const isAtEnd = this.step.errorRatio(y) === ratio;
    const worst = isAtEnd
      ? this.step.worstState(y)
      : this.residualCheck.worstState;
    this.log.push({
      ...basis,
      result: resultOf(ratio, isAtEnd),
      errorRatio: ratio,
      stateIndex: ratio > 0 ? worst : -1,
    });
  }

  /** Notes that the last accepted step was removed because of an event. */
  discardLast(): void {
    this.changeLast({result: 'event'});
  }

  /** Notes that an event cuts the last accepted step to a length in s. */
  cutLast(length: number): void {
    this.changeLast({length});
  }

  private changeLast(change: Partial<TriedStep>): void {
    const last = this.log.pop();
    if (last) this.log.push({...last, ...change});
  }
}

function resultOf(ratio: number, isAtEnd: boolean): StepResult {
  if (ratio <= 1) return 'accepted';
  return isAtEnd ? 'error-at-end' : 'error-inside';
}
