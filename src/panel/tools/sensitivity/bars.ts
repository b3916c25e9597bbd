import type {Sensitivity} from './useSensitivity';

/** What a result makes of one parameter that was moved. */
export interface Bar extends Pick<Sensitivity, 'key' | 'values' | 'amount'> {
  /** The result at both values, SI; undefined where the run has none. */
  readonly low: number | undefined;
  readonly high: number | undefined;
  /** The larger distance from the present result, SI. */
  readonly span: number;
}

/**
 * The bars of one result, the longest first.
 *
 * @param clean - takes the rounding error out of a result
 */
export function barsOf(
  rows: readonly Sensitivity[],
  result: string,
  present: number,
  clean: (value: number | undefined) => number | undefined,
): readonly Bar[] {
  return rows
    .map(({key, values, amount, low, high}) => {
      const ends = [clean(low?.[result]), clean(high?.[result])] as const;
      const distances = ends.map((end) => Math.abs((end ?? present) - present));
      return {
        key,
        values,
        amount,
        low: ends[0],
        high: ends[1],
        span: Math.max(...distances),
      };
    })
    .sort((one, other) => other.span - one.span);
}

/** A change that is this small a part of the largest one counts as none. */
const NO_EFFECT = 1e-6;

/** So does one that is this small a part of the result: a rounding error. */
const ROUNDING = 1e-9;

/**
 * The bars of parameters that do not move the result. Nothing is known of one
 * whose run failed, or has no such result.
 */
export function withoutEffect(
  bars: readonly Bar[],
  present: number,
): readonly Bar[] {
  const longest = Math.max(0, ...bars.map(({span}) => span));
  const least = Math.max(NO_EFFECT * longest, ROUNDING * Math.abs(present));
  return bars.filter(
    ({span, low, high}) =>
      span <= least && low !== undefined && high !== undefined,
  );
}
