import type {
  ParameterDefinition,
  ParameterValue,
} from '../definition/parameters';
import {isChoice} from '../definition/parameters';

/** The part of a parameter's range to sweep; the whole range unless given. */
export interface SweepRange {
  /** First value, SI; may be the larger one. */
  readonly from?: number;
  /** Last value, SI. */
  readonly to?: number;
}

function interpolate(
  from: number,
  to: number,
  fraction: number,
  log: boolean,
): number {
  return log ? from * (to / from) ** fraction : from + (to - from) * fraction;
}

/**
 * Returns the values of a sweep, SI: `count` values from one end of the range
 * to the other, equally spaced, or by equal ratios for a logarithmic parameter.
 * Whole numbers are rounded without repetition; a choice gives every choice.
 *
 * @throws {RangeError} when `count` is not a whole number of at least 2, or the
 * range reaches outside the parameter's own
 */
export function sweepValues(
  definition: ParameterDefinition,
  count: number,
  range: SweepRange = {},
): readonly ParameterValue[] {
  if (isChoice(definition)) {
    return Object.keys(definition.choices);
  }
  const {log = false, integer = false} = definition;
  const [min, max] = definition.range;
  const {from = min, to = max} = range;
  if (!Number.isInteger(count) || count < 2) {
    throw new RangeError(`A sweep of ${count} values is not possible`);
  }
  if (!(Math.min(from, to) >= min && Math.max(from, to) <= max)) {
    throw new RangeError(`${from} to ${to} reaches outside ${min} to ${max}`);
  }
  const values = Array.from({length: count}, (_, index) => {
    const isLast = index === count - 1;
    const value = isLast ? to : interpolate(from, to, index / (count - 1), log);
    return integer ? Math.round(value) : value;
  });
  return [...new Set(values)];
}
