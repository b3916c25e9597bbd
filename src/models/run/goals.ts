import type {Run} from './runResult';

/** A number that is read from a run, SI. */
export type GoalReading =
  | {readonly scalar: string}
  | {readonly parameter: string}
  /** An output at an instant of the run, s. */
  | {readonly output: string; readonly at: number}
  /** An output between two instants, s; from start to end unless given. */
  | {
      readonly output: string;
      readonly of: 'range' | 'largest' | 'smallest';
      readonly from?: number;
      readonly to?: number;
    };

/**
 * A condition on a run: what is read lies above and below two numbers, SI, or is
 * one choice of a parameter. It may be compared with a second reading first.
 */
export interface Goal {
  /** What is read. */
  readonly reading: GoalReading;
  /** A second reading, which is subtracted. */
  readonly minus?: GoalReading;
  /** A second reading, by which the first is divided. */
  readonly dividedBy?: GoalReading;
  /** The number that must be exceeded, SI. */
  readonly above?: number;
  /** The number that must not be reached, SI. */
  readonly below?: number;
  /** The choice of a parameter. */
  readonly is?: string;
}

/** The values of an output between two instants, those at both included. */
function valuesBetween(
  run: Run,
  output: string,
  from: number,
  to: number,
): readonly number[] {
  const column = run.columns[output] ?? new Float64Array();
  const inside = Array.from(column).filter((_, index) => {
    const time = run.times[index] ?? Number.NaN;
    return time > from && time < to;
  });
  return [run.view.value(output, from), ...inside, run.view.value(output, to)];
}

/**
 * Reads a number from a run, SI; NaN where the run has none, as for a scalar
 * that is not defined or an instant outside of the run.
 */
function read(run: Run, reading: GoalReading): number {
  if ('scalar' in reading) {
    return run.scalars[reading.scalar] ?? Number.NaN;
  }
  if ('parameter' in reading) {
    return Number(run.values[reading.parameter]);
  }
  const {start, end} = run;
  const isInside = (time: number) => time >= start && time <= end;
  if ('at' in reading) {
    const {output, at} = reading;
    return isInside(at) ? run.view.value(output, at) : Number.NaN;
  }
  const {output, of, from = start, to = end} = reading;
  if (!isInside(from) || !isInside(to)) {
    return Number.NaN;
  }
  const values = valuesBetween(run, output, from, to);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return {range: high - low, largest: high, smallest: low}[of];
}

/** Tells whether a run reaches a goal; one that can't be read is not reached. */
export function isReached(run: Run, goal: Goal): boolean {
  const {reading, minus, dividedBy, is} = goal;
  if (is !== undefined) {
    return 'parameter' in reading && run.values[reading.parameter] === is;
  }
  const difference = read(run, reading) - (minus ? read(run, minus) : 0);
  const value = difference / (dividedBy ? read(run, dividedBy) : 1);
  const {above = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY} =
    goal;
  return value > above && value < below;
}
