import type {Values} from './parameters';

/** The trigger is on while its value is greater than this. */
export const THRESHOLD = 0.5;

/** A time window in which the trigger is on: start ≤ t < end. */
export interface TriggerWindow {
  /** First instant of the window, s. */
  readonly start: number;
  /** End of the window, s. */
  readonly end: number;
}

/** Returns the windows that are not empty, in the order of their start. */
function triggerWindows(p: Values): readonly TriggerWindow[] {
  const {firstOn, firstOff, secondOn, secondOff} = p;
  return [
    {start: firstOn, end: firstOff},
    {start: secondOn, end: secondOff},
  ]
    .filter(({start, end}) => start < end)
    .sort((one, other) => one.start - other.start);
}

/** Evaluates the trigger at `t` s; continuous from the right. */
export function triggerAt(p: Values, t: number): number {
  const isInside = triggerWindows(p).some(
    ({start, end}) => start <= t && t < end,
  );
  return isInside ? p.triggerLevel : 0;
}

/** Returns the instants at which the trigger jumps, s. */
export function triggerBreaks(p: Values): readonly number[] {
  return triggerWindows(p).flatMap(({start, end}) => [start, end]);
}

/** Returns the end of the last window, s; 0 without any window. */
export function triggerEnd(p: Values): number {
  return Math.max(0, ...triggerBreaks(p));
}

/**
 * Returns the windows in which the trigger is on, adjacent ones merged; none
 * when its value does not exceed the threshold.
 */
export function onWindows(p: Values): readonly TriggerWindow[] {
  if (p.triggerLevel <= THRESHOLD) {
    return [];
  }
  const [first, second] = triggerWindows(p);
  if (first === undefined || second === undefined) {
    return triggerWindows(p);
  }
  return second.start <= first.end
    ? [{start: first.start, end: Math.max(first.end, second.end)}]
    : [first, second];
}
