/** Share of a run within which an instant is that of its start. */
const ROUNDING = 1e-12;

/** First and last instant of a run, s. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The instant of an event as lists show it, s: one at the start, which is found
 * with an error of rounding (2.8e-16 s), is the start.
 */
export function shownInstant(time: number, {start, end}: Span): number {
  return Math.abs(time - start) < ROUNDING * (end - start) ? start : time;
}
