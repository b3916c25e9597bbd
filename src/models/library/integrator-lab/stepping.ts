import type {Logbook} from './logbook';
import type {Equation, FixedMethod} from './methods';
import {FIXED_STEPS, slopeAt, tryStep} from './methods';

/** A stretch of the run that a method crosses without a restart. */
export interface Stretch {
  /** s. */
  readonly start: number;
  /** s. */
  readonly end: number;
  readonly equation: Equation;
}

/** What controls the adaptive method. */
export interface StepControl {
  /** First step, s. */
  readonly firstStep: number;
  /** Longest step, s. */
  readonly maximumStep: number;
  /** Error allowed in one step, for values below 1; relative above. */
  readonly tolerance: number;
}

/** Rounding of a stretch counted in steps. */
const ROUNDING = 1e-9;

/** The order of the estimate, of the lower of the two formulas. */
const ESTIMATE_ORDER = 2;

const SAFETY = 0.9;
const LARGEST_FACTOR = 5;
const SMALLEST_FACTOR = 0.2;

/** Crosses a stretch with equal steps, the last one cut at the end. */
export function stepEvenly(
  method: FixedMethod,
  {start, end, equation}: Stretch,
  step: number,
  initial: number,
  log: Logbook,
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
 * By how much the next step may be longer: 0.9·(ε/|e|)^(1/(p + 1)), between a
 * fifth and five times.
 *
 * Source: E. Hairer, S. Nørsett, G. Wanner, Solving Ordinary Differential
 * Equations I, section II.4.
 */
function growth(ratio: number): number {
  const factor = SAFETY * ratio ** (-1 / (ESTIMATE_ORDER + 1));
  return Math.min(Math.max(factor, SMALLEST_FACTOR), LARGEST_FACTOR);
}

/** Crosses a stretch with steps whose estimated error stays in the tolerance. */
export function stepAdaptively(
  {start, end, equation}: Stretch,
  {firstStep, maximumStep, tolerance}: StepControl,
  initial: number,
  log: Logbook,
): number {
  let t = start;
  let y = initial;
  let slope = slopeAt(equation, t, y);
  let wanted = firstStep;
  let largest = LARGEST_FACTOR;
  while (t < end) {
    const longest = Math.min(wanted, maximumStep);
    const isLast = longest >= (end - t) * (1 - ROUNDING);
    const h = isLast ? end - t : longest;
    const trial = tryStep(equation, t, y, slope, h);
    const ratio =
      Math.abs(trial.error) / (tolerance * Math.max(1, Math.abs(y)));
    if (ratio <= 1) {
      const slopes = [slope, trial.slope] as const;
      log.accept({t, h, y, next: trial.next, slopes});
      wanted = h * Math.min(growth(ratio), largest);
      largest = LARGEST_FACTOR;
      t = isLast ? end : t + h;
      y = trial.next;
      slope = trial.slope;
    } else {
      log.reject();
      wanted = h * growth(ratio);
      largest = 1;
    }
  }
  return y;
}
