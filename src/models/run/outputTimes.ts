import type {Side} from '../../solver';

/** An instant and the limit taken there. */
export interface OutputInstant {
  readonly time: number;
  readonly side: Side;
}

/** Intervals of a run unless the model asks for more. */
const USUAL_INTERVALS = 400;

/** Intervals at most: a model that asks for more is drawn more coarsely. */
const MAXIMUM_INTERVALS = 8000;

/** Number of intervals so that points lie `resolution` s apart or closer. */
export function intervalsFor(
  duration: number,
  resolution: number | undefined,
): number {
  const wanted = resolution === undefined ? 0 : duration / resolution;
  return Math.ceil(
    Math.min(Math.max(wanted, USUAL_INTERVALS), MAXIMUM_INTERVALS),
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
 * The instants of a run's columns: evenly spaced ones, and each jump twice,
 * first with its left and then with its right limit. Even instants that would
 * fall on a jump give way to it.
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
