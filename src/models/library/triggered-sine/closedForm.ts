import type {Values} from './sources';
import {amplitudeAt, cyclesUntil, instantOf} from './sources';
import {onWindows} from './trigger';

/** Cycles nearer to a whole number than this count as whole. */
export const WHOLE = 1e-9;

/** Rounding decides on which side of an edge an instant nearer than this is, s. */
const EDGE = 1e-5;

/** A wave between its first rising zero and its end, s. */
export interface Burst {
  readonly start: number;
  /** Infinite when a cycle is never completed. */
  readonly end: number;
}

/** The wave at an instant. */
export interface Wave {
  readonly isRunning: boolean;
  /** Cycles counted since the burst began; 0 while idle. */
  readonly cycles: number;
  readonly output: number;
}

/** The whole number of cycles at which a burst ends that is told to at `cycles`. */
export function lastCycle(cycles: number): number {
  const nearest = Math.round(cycles);
  return Math.abs(cycles - nearest) <= WHOLE ? nearest : Math.ceil(cycles);
}

/** When the cycle is complete that runs at `off`, s. */
function endOfCycle(p: Values, start: number, off: number): number {
  const before = cyclesUntil(p, start);
  const counted = cyclesUntil(p, off) - before;
  const last = lastCycle(counted);
  return last <= counted + WHOLE ? off : instantOf(p, before + last);
}

/**
 * The bursts of a generator in closed form: one for each window of the trigger,
 * unless the window opens while the last cycle of the burst before still runs.
 */
function burstsOf(p: Values): readonly Burst[] {
  const bursts: Burst[] = [];
  for (const {start: on, end: off} of onWindows(p)) {
    const last = bursts.at(-1);
    const isSame = last !== undefined && on < last.end;
    const start = isSame ? last.start : on;
    const end = p.wait === 'yes' ? endOfCycle(p, start, off) : off;
    bursts.splice(isSame ? -1 : bursts.length, 1, {start, end});
  }
  return bursts;
}

/** The wave at `t` s, closed form; `undefined` at the edges of bursts. */
export function waveAt(p: Values, t: number): Wave | undefined {
  const bursts = burstsOf(p);
  const edges = [...bursts, ...onWindows(p)].flatMap(({start, end}) => [
    start,
    end,
  ]);
  if (edges.some((edge) => Math.abs(t - edge) <= EDGE)) {
    return undefined;
  }
  const burst = bursts.find(({start, end}) => start <= t && t < end);
  if (!burst) {
    return {isRunning: false, cycles: 0, output: 0};
  }
  const cycles = cyclesUntil(p, t) - cyclesUntil(p, burst.start);
  const output = amplitudeAt(p, t) * Math.sin(2 * Math.PI * cycles);
  return {isRunning: true, cycles, output};
}
