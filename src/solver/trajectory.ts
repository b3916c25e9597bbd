import type {StepRecord} from './denseOutput';
import type {LocatedEvent, Statistics, Trajectory} from './types';

/** The parts of a finished run. */
export interface RunParts {
  readonly start: number;
  readonly end: number;
  readonly record: StepRecord;
  readonly final: Float64Array;
  readonly events: readonly LocatedEvent[];
  readonly breaks: readonly number[];
  readonly statistics: Statistics;
}

/** Makes the public view of a finished run. */
export function createTrajectory(parts: RunParts): Trajectory {
  const {start, end, record, final, events, breaks, statistics} = parts;
  return {
    start,
    end,
    events,
    breaks,
    statistics,
    evaluate(t, side = 'right', into = new Float64Array(final.length)) {
      if (Number.isNaN(t)) throw new RangeError('t is not a number');
      const inside = Math.min(Math.max(t, start), end);
      const isFinal = inside === end && (side === 'right' || t > end);
      if (isFinal || record.count === 0) into.set(final);
      else record.evaluate(inside, side, into);
      return into;
    },
  };
}
