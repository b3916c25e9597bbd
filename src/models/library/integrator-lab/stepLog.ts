import {text} from '../../../i18n';
import {CalculationError} from '../../definition/defineModel';
import {formatNumber} from '../../definition/format';

/** A run with more steps than this can be neither drawn nor waited for. */
export const MAXIMUM_STEPS = 5000;

/** Values beyond this say only that the method is unstable. */
const LARGEST_VALUE = 1e12;

/** One accepted step. */
export interface MarchStep {
  /** Start, s. */
  readonly t: number;
  /** Length, s. */
  readonly h: number;
  /** Value at the start. */
  readonly y: number;
  /** Value at the end. */
  readonly next: number;
  /** Slopes at start and end, 1/s; missing where the method has none. */
  readonly slopes?: readonly [number, number];
}

/** What a method did from the start to the end of a run. */
export interface March {
  readonly steps: readonly MarchStep[];
  readonly rejected: number;
  /** Evaluations of the input, and so of the right-hand side. */
  readonly evaluations: number;
  /** Those of them that fell into the pulse. */
  readonly pulseEvaluations: number;
}

function tooManySteps(): CalculationError {
  return new CalculationError(
    text({
      en: `The method needs more than ${MAXIMUM_STEPS} steps: loosen the tolerance, or make the run shorter.`,
      'zh-Hans': `所需步数超过 ${MAXIMUM_STEPS}，请放宽容差或缩短时长。`,
    }),
  );
}

function unstable(t: number): CalculationError {
  const instant = `t = ${formatNumber(t)} s`;
  const limit = formatNumber(LARGEST_VALUE);
  return new CalculationError(
    text({
      en: `The method is unstable at this step: at ${instant} the value passes ${limit}. Make the step shorter than two time constants, or the run shorter.`,
      'zh-Hans': `这个步长下积分不稳定：${instant} 时数值已超过 ${limit}。请让步长小于两个时间常数，或缩短时长。`,
    }),
  );
}

/** Keeps what a method does, and stops one that gets nowhere. */
export class Logbook implements March {
  readonly steps: MarchStep[] = [];
  rejected = 0;
  evaluations = 0;
  pulseEvaluations = 0;

  /** Notes an evaluation of the input. */
  evaluate(isInPulse: boolean): void {
    this.evaluations += 1;
    this.pulseEvaluations += isInPulse ? 1 : 0;
  }

  /**
   * Keeps an accepted step.
   *
   * @throws {CalculationError} when there are too many, or the value has run
   * away
   */
  accept(step: MarchStep): void {
    this.steps.push(step);
    this.checkCount();
    if (!(Math.abs(step.next) <= LARGEST_VALUE)) {
      throw unstable(step.t + step.h);
    }
  }

  /**
   * Notes a step thrown away.
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
