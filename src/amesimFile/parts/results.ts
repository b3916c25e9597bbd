import {range, sum} from 'd3-array';

import type {LocalizedText} from '../../i18n';
import {AmesimFileError, MESSAGES} from '../errors';

/** Bytes of a number and of a count in the file. */
const DOUBLE = 8;
const COUNT = 4;

/** Bytes that are read at once. */
const PIECE = 4 * 2 ** 20;

/** Bytes of columns that are asked for at once. */
const AT_ONCE = 64 * 2 ** 20;

/** Saved variables of a run after which its counts are not believed. */
const MOST_ROWS = 200_000;

/** Share of the print interval below which the last point repeats the one before. */
const SAME_TIME = 1e-6;

/** Some columns of a run. */
export interface Columns {
  /** Time, s. */
  readonly time: Float64Array;
  /** Values in the units of the file, one array a row that was asked for. */
  readonly values: readonly Float64Array[];
  /** What is wrong with the numbers. */
  readonly problems: readonly LocalizedText[];
}

/** Results of a run: their bytes stay in a blob, see {@link readColumns}. */
export interface Results {
  /** Bytes that they are read from. */
  readonly data: Blob;
  /** Number of points, and of those that the file states. */
  readonly points: number;
  readonly statedPoints: number;
  /** First and last time, s; NaN without points. */
  readonly start: number;
  readonly end: number;
  /** Rows of the list of variables that are saved. */
  readonly rows: readonly number[];
  /** Number of rows that the list must have, if the file tells. */
  readonly listRows: number | undefined;
}

async function viewOf(blob: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await blob.slice(from, to).arrayBuffer());
}

/** Leaves out a last point at the time of the one before, and checks the rest. */
function checkColumns(columns: readonly Float64Array[]): Columns {
  const [all = new Float64Array()] = columns;
  const [before = NaN, last = NaN] = all.slice(-2);
  const step = (before - (all[0] ?? 0)) / (all.length - 2);
  // Old releases add up the interval and may print the end twice.
  const isTwice = last >= before && last - before < SAME_TIME * step;
  const [time = all, ...values] = columns.map((column) =>
    column.subarray(0, all.length - (isTwice ? 1 : 0)),
  );
  const bad = sum(
    columns,
    (column) => column.filter((each) => !Number.isFinite(each)).length,
  );
  const isOrdered = time.every(
    (instant, index) => instant >= (time[index - 1] ?? -Infinity),
  );
  const problems = [
    ...(bad > 0 ? [MESSAGES.notFinite(bad)] : []),
    ...(isOrdered ? [] : [MESSAGES.unordered]),
  ];
  return {time, values, problems};
}

/**
 * Opens the results of a run. Layout, little endian: int32 number of points N,
 * int32 −K, K int32 rows, N records of 1 + K doubles with the time first, then
 * the final time and one double a row of the list. Checked on saved models.
 *
 * @throws {AmesimFileError} when the counts do not fit the length
 */
export async function openResults(blob: Blob): Promise<Results> {
  const head = await viewOf(blob, 0, 2 * COUNT);
  const isCut = head.byteLength < 2 * COUNT;
  const statedPoints = isCut ? -1 : head.getInt32(0, true);
  const saved = isCut ? -1 : -head.getInt32(COUNT, true);
  const body = 2 * COUNT + saved * COUNT;
  if (statedPoints < 0 || saved < 0 || saved > MOST_ROWS || body > blob.size) {
    throw new AmesimFileError(MESSAGES.counts);
  }
  const rowView = await viewOf(blob, 2 * COUNT, body);
  const rows = Array.from({length: saved}, (_, index) =>
    rowView.getInt32(index * COUNT, true),
  );
  const record = (1 + saved) * DOUBLE;
  const points = Math.min(
    statedPoints,
    Math.floor((blob.size - body) / record),
  );
  const rest = (blob.size - body - points * record) / DOUBLE;
  const isWhole = points === statedPoints && rest >= 1 && rest % 1 === 0;
  const timeAt = async (index: number) => {
    const at = body + index * record;
    return points > 0
      ? (await viewOf(blob, at, at + DOUBLE)).getFloat64(0, true)
      : NaN;
  };
  return {
    data: blob,
    points,
    statedPoints,
    start: await timeAt(0),
    end: await timeAt(points - 1),
    rows,
    listRows: isWhole ? rest - 1 : undefined,
  };
}

/**
 * Reads the columns of rows of the list, piece by piece.
 *
 * @throws {RangeError} when a row is not saved
 */
export async function readColumns(
  {data, points, rows}: Results,
  asked: readonly number[],
): Promise<Columns> {
  const record = (1 + rows.length) * DOUBLE;
  const body = (2 + rows.length) * COUNT;
  const places = new Map(rows.map((row, index) => [row, index + 1]));
  const offsets = asked.map((row) => (places.get(row) ?? 0) * DOUBLE);
  if (offsets.includes(0)) {
    throw new RangeError('A row is not saved');
  }
  const columns = [0, ...offsets].map((offset) => ({
    offset,
    numbers: new Float64Array(points),
  }));
  const atOnce = Math.max(1, Math.floor(PIECE / record));
  for (let first = 0; first < points; first += atOnce) {
    const count = Math.min(atOnce, points - first);
    const from = body + first * record;
    const view = await viewOf(data, from, from + count * record);
    for (const {offset, numbers} of columns) {
      for (let index = 0; index < count; index += 1) {
        numbers[first + index] = view.getFloat64(index * record + offset, true);
      }
    }
  }
  return checkColumns(columns.map(({numbers}) => numbers));
}

/**
 * Divides what is to be read of a run, one column each, into lists whose columns
 * take at most 64 MB, or a single column; none where the run has no points. Each
 * list costs a pass through the file.
 */
export function inBatches<Item>(
  {points}: Results,
  items: readonly Item[],
): readonly (readonly Item[])[] {
  const most = Math.floor(AT_ONCE / (points * DOUBLE)) || 1;
  const starts = range(0, items.length, most);
  return starts.map((start) => items.slice(start, start + most));
}
