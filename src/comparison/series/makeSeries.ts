import type {ColumnUnit} from '../columns/columnUnit';
import {toSi} from '../columns/columnUnit';
import type {Table} from '../parsing/table';

/** The reader's curve of one output, SI. */
export interface Series {
  /** Instants, s, ascending; equal neighbours are a jump. */
  readonly times: Float64Array;
  readonly values: Float64Array;
}

/** A series, and what had to be done to get it. */
export interface MadeSeries extends Series {
  /** Rows without an instant or without a value. */
  readonly incomplete: number;
  /** Whether time ran backwards throughout, so that the rows were turned. */
  readonly isTurned: boolean;
  /** Row (from 1) at which time goes back first; then one stretch is used. */
  readonly backAt?: number;
  /** Rows with the instant of the two before: more than a jump needs. */
  readonly repeated: number;
}

function isDescending(times: readonly number[]): boolean {
  return (
    (times[0] ?? 0) > (times.at(-1) ?? 0) &&
    times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0))
  );
}

/** Starts and ends of the stretches in which time does not go back. */
function stretches(
  times: readonly number[],
): readonly (readonly [from: number, to: number])[] {
  const found: [number, number][] = [];
  let from = 0;
  for (let index = 1; index <= times.length; index += 1) {
    const isBack = (times[index] ?? Number.NaN) < (times[index - 1] ?? 0);
    if (index === times.length || isBack) {
      found.push([from, index]);
      from = index;
    }
  }
  return found;
}

/**
 * Makes a series of two columns. Rows that lack a number are left out. Where
 * time runs backwards throughout, the rows are turned; where it goes back in
 * between, as in a file with several runs, the longest stretch is used.
 */
export function makeSeries(
  {columns}: Table,
  time: number,
  timeUnit: ColumnUnit,
  column: number,
  unit: ColumnUnit,
): MadeSeries {
  const none = new Float64Array();
  const instants = columns[time]?.values ?? none;
  const numbers = columns[column]?.values ?? none;
  const complete = Array.from(instants.keys()).filter(
    (row) => !isNaN((instants[row] ?? NaN) + (numbers[row] ?? NaN)),
  );
  const asWritten = complete.map((row) => instants[row] ?? NaN);
  const isTurned = isDescending(asWritten);
  const rows = isTurned ? [...complete].reverse() : complete;
  const times = isTurned ? asWritten.reverse() : asWritten;
  const parts = stretches(times);
  const longest = [...parts].sort(([a, b], [c, d]) => d - c - (b - a))[0] ?? [
    0, 0,
  ];
  const backAt = parts.length > 1 ? rows[parts[0]?.[1] ?? 0] : undefined;
  const cut = (all: Float64Array, by: ColumnUnit) =>
    Float64Array.from(rows.slice(...longest), (row) =>
      toSi(all[row] ?? NaN, by),
    );
  return {
    times: cut(instants, timeUnit),
    values: cut(numbers, unit),
    incomplete: instants.length - rows.length,
    isTurned,
    repeated: times.filter((time, row) => time === times[row - 2]).length,
    ...(backAt !== undefined && {backAt: backAt + 1}),
  };
}

/** The rows of a series with some indices. */
function rowsAt({times, values}: Series, indices: readonly number[]): Series {
  return {
    times: Float64Array.from(indices, (index) => times[index] ?? Number.NaN),
    values: Float64Array.from(indices, (index) => values[index] ?? Number.NaN),
  };
}

/** Takes at most `count` rows of a series evenly, the ends among them. */
export function takeEvenly(series: Series, count: number): Series {
  const {length} = series.times;
  const step = Math.max((length - 1) / (count - 1), 1);
  const indices = Array.from({length: Math.min(length, count)}, (_, index) =>
    Math.round(index * step),
  );
  return rowsAt(series, indices);
}

/**
 * Thins a series to about `count` points: of each stretch the first, the
 * smallest, the largest and the last point stay, so that peaks and jumps do.
 */
export function thin(series: Series, count: number): Series {
  const {times, values} = series;
  if (times.length <= count) {
    return series;
  }
  const length = Math.ceil((4 * times.length) / count);
  const indices: number[] = [];
  for (let from = 0; from < times.length; from += length) {
    const to = Math.min(from + length, times.length) - 1;
    let [low, high] = [from, from];
    for (let index = from; index <= to; index += 1) {
      low = (values[index] ?? 0) < (values[low] ?? 0) ? index : low;
      high = (values[index] ?? 0) > (values[high] ?? 0) ? index : high;
    }
    indices.push(...[...new Set([from, low, high, to])].sort((a, b) => a - b));
  }
  return rowsAt(series, indices);
}
