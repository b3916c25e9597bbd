import type {Side} from '../../solver';

/** An instant at which outputs are evaluated, with the limit to take. */
export interface OutputInstant {
  /** The instant, s. */
  readonly time: number;
  /** The limit taken where an output jumps. */
  readonly side: Side;
}

/** Intervals of a run unless the model needs more. */
const USUAL_INTERVALS = 400;

/** Largest number of intervals; a longer run is plotted more coarsely. */
const MAXIMUM_INTERVALS = 8000;

/**
 * Returns the number of intervals of a run of `duration` s, so that the points
 * are at most `resolution` s apart.
 */
export function intervalsFor(
  duration: number,
  resolution: number | undefined,
): number {
  const required = resolution === undefined ? 0 : duration / resolution;
  return Math.ceil(
    Math.min(Math.max(required, USUAL_INTERVALS), MAXIMUM_INTERVALS),
  );
}

function sortedJumps(
  jumps: readonly number[],
  start: number,
  end: number,
): readonly number[] {
  const inside = jumps.filter((time) => time > start && time <= end);
  return [...new Set(inside)].sort((one, other) => one - other);
}

/**
 * Returns the instants of a run's columns, from `start` to `end` (s): equally
 * spaced ones, and each jump twice, first with its left and then with its right
 * limit. An equally spaced instant at a jump is omitted.
 */
export function outputInstants(
  start: number,
  end: number,
  intervals: number,
  jumps: readonly number[],
): readonly OutputInstant[] {
  const span = end - start;
  const near = span * 1e-9;
  const pending = sortedJumps(jumps, start, end);
  const instants: OutputInstant[] = [{time: start, side: 'right'}];
  let next = 0;
  for (let index = 1; index <= intervals; index += 1) {
    const isLast = index === intervals;
    const time = isLast ? end : start + (span * index) / intervals;
    for (; next < pending.length; next += 1) {
      const jump = pending[next] ?? end;
      if (jump > time + near) {
        break;
      }
      instants.push({time: jump, side: 'left'}, {time: jump, side: 'right'});
    }
    const last = instants.at(-1)?.time ?? start;
    if (time - last > near) {
      instants.push({time, side: isLast ? 'left' : 'right'});
    }
  }
  return instants;
}
