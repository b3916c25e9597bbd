/** A stretch of the run on which f is smooth in time. */
export interface Segment {
  /** First instant in s. */
  readonly start: number;
  /** Last instant in s. */
  readonly end: number;
  /** Earliest time shown to the model, past the rounding of a break. */
  readonly earliest: number;
  /** Latest time shown to the model, short of the next break. */
  readonly latest: number;
}

/**
 * Rounding of an instant that a model computes for itself (n · period + width
 * and the like), in s.
 */
function roundingOf(t: number): number {
  return 16 * Number.EPSILON * Math.abs(t);
}

function segmentBetween(
  start: number,
  end: number,
  isAfterBreak: boolean,
): Segment {
  const quarter = (end - start) / 4;
  const margin = Math.min(roundingOf(Math.max(-start, end)), quarter);
  return {
    start,
    end,
    earliest: isAfterBreak ? start + margin : start,
    latest: end - margin,
  };
}

/**
 * Splits a run at the breaks inside it. Breaks closer together than the
 * rounding of time count as one.
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
    const gap = 4 * roundingOf(instant);
    if (instant <= from + gap || instant >= end - gap) continue;
    segments.push(segmentBetween(from, instant, isAfterBreak));
    from = instant;
    isAfterBreak = true;
  }
  segments.push(segmentBetween(from, end, isAfterBreak));
  return segments;
}
