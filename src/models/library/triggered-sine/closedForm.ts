import type {Values} from './parameters';
import {amplitudeAt, cyclesUntil, instantAtCycles} from './sources';
import {onWindows} from './trigger';

/** Cycles closer to a whole number than this count as whole. */
export const WHOLE = 1e-9;

/** Distance from an edge, s, below which rounding decides on the side of it. */
const EDGE = 1e-5;

/** A burst: a wave from its first rising zero to its end. */
export interface Burst {
  /** Start, s. */
  readonly start: number;
  /** End, s; infinite when a cycle is never completed. */
  readonly end: number;
}

/** Returns the whole number of cycles at which a burst ends after `cycles`. */
export function lastCycle(cycles: number): number {
  const nearest = Math.round(cycles);
  return Math.abs(cycles - nearest) <= WHOLE ? nearest : Math.ceil(cycles);
}

/** Returns the instant, s, at which the cycle running at `off` is complete. */
function endOfCycle(p: Values, start: number, off: number): number {
  const before = cyclesUntil(p, start);
  const counted = cyclesUntil(p, off) - before;
  const last = lastCycle(counted);
  return last <= counted + WHOLE ? off : instantAtCycles(p, before + last);
}

/**
 * Computes the bursts of a generator in closed form: one for each window of the
 * trigger, unless the window opens during the last cycle of the previous burst.
 */
function computeBursts(p: Values): readonly Burst[] {
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

/**
 * Evaluates the wave at `t` s in closed form: whether a burst is running, the
 * cycles since its start and the output; `undefined` at the edges of bursts.
 * Source: the phase is the integral of the frequency over the burst.
 */
export function waveAt(p: Values, t: number) {
  const bursts = computeBursts(p);
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
