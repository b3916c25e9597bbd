import type {StepRecord} from './denseOutput';
import type {LocatedEvent, Statistics, Trajectory} from './types';

/** Results of a finished run from which its trajectory is made. */
export interface RunParts {
  /** First instant in s. */
  readonly start: number;
  /** Last instant in s. */
  readonly end: number;
  /** The accepted steps. */
  readonly record: StepRecord;
  /** State at the end. */
  readonly final: Float64Array;
  /** The events that fired, in order. */
  readonly events: readonly LocatedEvent[];
  /** The break instants inside the run, in s, ascending. */
  readonly breaks: readonly number[];
  /** Work done in the run. */
  readonly statistics: Statistics;
}

/** Creates the trajectory of a finished run. */
export function createTrajectory(parts: RunParts): Trajectory {
  const {start, end, record, final, events, breaks, statistics} = parts;
  return {
    start,
    end,
    events,
    breaks,
    steps: record.startTimes(),
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
