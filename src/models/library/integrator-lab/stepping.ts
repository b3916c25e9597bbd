import type {Equation, FixedMethod} from './methods';
import {FIXED_STEPS, slopeAt, tryStep} from './methods';
import type {Values} from './parameters';
import type {StepLog} from './stepLog';

/** A part of the run that a method integrates without a restart. */
export interface Segment {
  /** First instant, s. */
  readonly start: number;
  /** Last instant, s. */
  readonly end: number;
  /** The equation to integrate. */
  readonly equation: Equation;
}

/** Relative rounding error of a segment counted in steps. */
const ROUNDING = 1e-9;

/** Order of the error estimate, that of the lower of the two formulas. */
const ESTIMATE_ORDER = 2;

const SAFETY = 0.9;
const LARGEST_FACTOR = 5;
const SMALLEST_FACTOR = 0.2;

/**
 * Integrates a segment with equal steps of `step` s, the last one shortened,
 * and returns the value at its end.
 *
 * @throws {CalculationError} as {@link StepLog.accept}
 */
export function stepEvenly(
  method: FixedMethod,
  {start, end, equation}: Segment,
  step: number,
  initial: number,
  log: StepLog,
): number {
  const count = Math.ceil((end - start) / step - ROUNDING);
  let y = initial;
  for (let n = 0; n < count; n += 1) {
    const t = start + n * step;
    const h = n + 1 < count ? step : end - t;
    const next = FIXED_STEPS[method](equation, t, y, h);
    log.accept({t, h, y, next});
    y = next;
  }
  return y;
}

/**
 * Returns the factor for the next step, 0.9·(ε/|e|)^(1/(p + 1)), between a
 * fifth and five.
 *
 * Source: E. Hairer, S. Nørsett, G. Wanner, Solving Ordinary Differential
 * Equations I, section II.4.
 */
function growth(ratio: number): number {
  const factor = SAFETY * ratio ** (-1 / (ESTIMATE_ORDER + 1));
  return Math.min(Math.max(factor, SMALLEST_FACTOR), LARGEST_FACTOR);
}

/**
 * Integrates a segment with steps whose estimated error is within the
 * tolerance, and returns the value at its end.
 *
 * @throws {CalculationError} as {@link StepLog.accept} and
 * {@link StepLog.reject}
 */
export function stepAdaptively(
  {start, end, equation}: Segment,
  {step: firstStep, maximumStep, tolerance}: Values,
  initial: number,
  log: StepLog,
): number {
  let t = start;
  let y = initial;
  let slope = slopeAt(equation, t, y);
  let nextStep = firstStep;
  let largest = LARGEST_FACTOR;
  while (t < end) {
    const longest = Math.min(nextStep, maximumStep);
    const isLast = longest >= (end - t) * (1 - ROUNDING);
    const h = isLast ? end - t : longest;
    const trial = tryStep(equation, t, y, slope, h);
    const ratio =
      Math.abs(trial.error) / (tolerance * Math.max(1, Math.abs(y)));
    if (ratio <= 1) {
      const slopes = [slope, trial.slope] as const;
      log.accept({t, h, y, next: trial.next, slopes});
      nextStep = h * Math.min(growth(ratio), largest);
      largest = LARGEST_FACTOR;
      t = isLast ? end : t + h;
      y = trial.next;
      slope = trial.slope;
    } else {
      log.reject();
      nextStep = h * growth(ratio);
      largest = 1;
    }
  }
  return y;
}
