import type {Values} from './parameters';

const TURN = 2 * Math.PI;

/** Bounds the rounding error of a phase, rad, over its size. */
const ROUNDING = 4 * Number.EPSILON;

/**
 * Returns the last instant up to `t` s, and not before 0, at which
 * sin(2πt/T + shift) exceeds `level`; −∞ when there is none.
 */
function lastAbove(
  level: number,
  shift: number,
  period: number,
  t: number,
): number {
  if (level >= 1) {
    return Number.NEGATIVE_INFINITY;
  }
  if (level < -1) {
    return t;
  }
  const rise = Math.asin(level);
  const width = Math.PI - 2 * rise;
  const angle = (TURN * t) / period + shift - rise;
  const sinceRise = angle - TURN * Math.floor(angle / TURN);
  const margin = ROUNDING * (Math.abs(angle) + TURN);
  const sinceFall = sinceRise - width;
  if (sinceFall < -margin) {
    return t;
  }
  // An input that starts on the threshold and falls has not exceeded it: it
  // fell at 0, but for rounding.
  const last = t - (sinceFall / TURN) * period;
  return last > (margin / TURN) * period ? last : Number.NEGATIVE_INFINITY;
}

/**
 * Tells whether a trigger with two thresholds is high at `t` ≥ 0 s: whether the
 * input was above `high` later than below `low`. `undefined` when it has been
 * neither, so that the initial output still holds. Source: inversion of the
 * sine.
 */
export function isTriggerHigh(
  {mean, amplitude, period}: Pick<Values, 'amplitude' | 'mean' | 'period'>,
  low: number,
  high: number,
  t: number,
): boolean | undefined {
  if (amplitude === 0) {
    return mean > high ? true : mean < low ? false : undefined;
  }
  const above = lastAbove((high - mean) / amplitude, 0, period, t);
  const below = lastAbove((mean - low) / amplitude, Math.PI, period, t);
  return above === below ? undefined : above > below;
}
