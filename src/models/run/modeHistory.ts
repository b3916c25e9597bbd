import type {Side} from '../../solver';

/** The modes by name. */
export type NamedModes = Readonly<Record<string, number>>;

/** The modes over a run, stored as a list of changes at events. */
export interface ModeHistory {
  /** Appends the modes that hold from `time` (s) on. */
  push(time: number, modes: NamedModes): void;
  /** Returns the modes at an instant (s), before or after its events. */
  at(time: number, side: Side): NamedModes;
}

/** Creates a history with the modes that hold from the start of the run. */
export function createModeHistory(initial: NamedModes): ModeHistory {
  const times: number[] = [Number.NEGATIVE_INFINITY];
  const entries: NamedModes[] = [{...initial}];
  return {
    push(time, modes) {
      times.push(time);
      entries.push({...modes});
    },
    at(time, side) {
      let low = 0;
      let high = times.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        const change = times[middle] ?? Number.POSITIVE_INFINITY;
        if (change < time || (side === 'right' && change === time)) {
          low = middle;
        } else {
          high = middle;
        }
      }
      return entries[low] ?? initial;
    },
  };
}
