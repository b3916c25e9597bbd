import type {Values} from './sources';

/** The trigger is on while its value is greater than this. */
export const THRESHOLD = 0.5;

/** A stretch of time in which the trigger is on: start ≤ t < end, s. */
export interface TriggerWindow {
  readonly start: number;
  readonly end: number;
}

/** The two windows, in order of their start, empty ones left out. */
function windowsOf(p: Values): readonly TriggerWindow[] {
  const {firstOn, firstOff, secondOn, secondOff} = p;
  return [
    {start: firstOn, end: firstOff},
    {start: secondOn, end: secondOff},
  ]
    .filter(({start, end}) => start < end)
    .sort((one, other) => one.start - other.start);
}

/** The value of the trigger at `t` s; continuous from the right. */
export function triggerAt(p: Values, t: number): number {
  const isInside = windowsOf(p).some(({start, end}) => start <= t && t < end);
  return isInside ? p.triggerLevel : 0;
}

/** Instants at which the trigger jumps, s. */
export function triggerBreaks(p: Values): readonly number[] {
  return windowsOf(p).flatMap(({start, end}) => [start, end]);
}

/** When the trigger has dropped for good, s; 0 without any window. */
export function triggerEnd(p: Values): number {
  return Math.max(0, ...triggerBreaks(p));
}

/**
 * The stretches of time in which the trigger is on, those that touch joined
 * into one; none when its value does not exceed the threshold.
 */
export function onWindows(p: Values): readonly TriggerWindow[] {
  if (p.triggerLevel <= THRESHOLD) {
    return [];
  }
  const [first, second] = windowsOf(p);
  if (first === undefined || second === undefined) {
    return windowsOf(p);
  }
  return second.start <= first.end
    ? [{start: first.start, end: Math.max(first.end, second.end)}]
    : [first, second];
}
