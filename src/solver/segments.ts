/** A part of the run within which f is smooth in time. */
export interface Segment {
  /** First instant in s. */
  readonly start: number;
  /** Last instant in s. */
  readonly end: number;
  /** Earliest time passed to the model: after a break, beyond its rounding. */
  readonly earliest: number;
  /** Latest time passed to the model: before the next break. */
  readonly latest: number;
}

/**
 * Bounds the rounding error, in s, of an instant that a model computes itself
 * (n · period + width and the like).
 */
export function roundingError(t: number): number {
  return 16 * Number.EPSILON * Math.abs(t);
}

function segmentBetween(
  start: number,
  end: number,
  isAfterBreak: boolean,
): Segment {
  const quarter = (end - start) / 4;
  const margin = Math.min(roundingError(Math.max(-start, end)), quarter);
  return {
    start,
    end,
    earliest: isAfterBreak ? start + margin : start,
    latest: end - margin,
  };
}

/**
 * Splits a run (s) at the breaks inside it. Breaks closer together than the
 * rounding error of time count as one.
 */
export function splitAtBreaks(
  start: number,
  end: number,
  breaks: readonly number[],
): Segment[] {
  const ascending = [...breaks].sort((one, other) => one - other);
  const segments: Segment[] = [];
  let from = start;
  let isAfterBreak = ascending.includes(start);
  for (const instant of ascending) {
    const gap = 4 * roundingError(instant);
    if (instant <= from + gap || instant >= end - gap) continue;
    segments.push(segmentBetween(from, instant, isAfterBreak));
    from = instant;
    isAfterBreak = true;
  }
  segments.push(segmentBetween(from, end, isAfterBreak));
  return segments;
}
