import {sum} from 'd3-array';

import type {LocalizedText} from '../../i18n';
import {AmesimFileError, MESSAGES} from '../errors';

/** Bytes of a number in the file, of a count, and of the two counts it begins with. */
const {BYTES_PER_ELEMENT: DOUBLE} = Float64Array;
const {BYTES_PER_ELEMENT: COUNT} = Int32Array;
const COUNTS = 2 * COUNT;

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

/** Tells whether no time is before the one that precedes it. */
export function isOrdered(time: Float64Array): boolean {
  return time.every(
    (instant, index) => instant >= (time[index - 1] ?? -Infinity),
  );
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
  const problems = [
    ...(bad > 0 ? [MESSAGES.notFinite(bad)] : []),
    ...(isOrdered(time) ? [] : [MESSAGES.unordered]),
  ];
  return {time, values, problems};
}

/** Reads the records of some points: the time, then a number for each row. */
async function readRecords(
  {data, rows}: Pick<Results, 'data' | 'rows'>,
  first: number,
  count: number,
): Promise<Float64Array> {
  const record = (1 + rows.length) * DOUBLE;
  const from = COUNTS + rows.length * COUNT + first * record;
  // The file is little endian, as every machine is that has a browser.
  return new Float64Array(
    await data.slice(from, from + count * record).arrayBuffer(),
  );
}

/**
 * Opens the results of a run. Layout, little endian: int32 number of points N,
 * int32 −K, K int32 rows, N records of 1 + K doubles with the time first, then
 * the final time and one double a row of the list. Checked on saved models.
 *
 * @throws {AmesimFileError} when the counts do not fit the length
 */
export async function openResults(data: Blob): Promise<Results> {
  const readCounts = async (from: number, to: number) =>
    data.size < to
      ? []
      : [...new Int32Array(await data.slice(from, to).arrayBuffer())];
  const [statedPoints = -1, negative = 1] = await readCounts(0, COUNTS);
  const saved = -negative;
  const body = COUNTS + saved * COUNT;
  if (statedPoints < 0 || saved < 0 || saved > MOST_ROWS || body > data.size) {
    throw new AmesimFileError(MESSAGES.counts);
  }
  const rows = await readCounts(COUNTS, body);
  const numbers = (data.size - body) / DOUBLE;
  const points = Math.min(statedPoints, Math.floor(numbers / (1 + saved)));
  const rest = numbers - points * (1 + saved);
  const last = rows.reduce((most, row) => Math.max(most, row), -1);
  // Results that are cut off, or not written to their end, do not tell it.
  const isWhole =
    points > 0 && points === statedPoints && rest % 1 === 0 && rest > last + 1;
  const one = Math.min(points, 1);
  const [start = NaN] = await readRecords({data, rows}, 0, one);
  const [end = NaN] = await readRecords({data, rows}, points - one, one);
  return {
    data,
    points,
    statedPoints,
    start,
    end,
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
  results: Results,
  asked: readonly number[],
): Promise<Columns> {
  const {points, rows} = results;
  const width = 1 + rows.length;
  const places = new Map(rows.map((row, index) => [row, index + 1]));
  const columns = [0, ...asked.map((row) => places.get(row) ?? NaN)].map(
    (place) => ({place, numbers: new Float64Array(points)}),
  );
  if (columns.some(({place}) => Number.isNaN(place))) {
    throw new RangeError('A row is not saved');
  }
  const atOnce = Math.max(1, Math.floor(PIECE / (width * DOUBLE)));
  for (let first = 0; first < points; first += atOnce) {
    const count = Math.min(atOnce, points - first);
    const records = await readRecords(results, first, count);
    for (const {place, numbers} of columns) {
      for (let index = 0; index < count; index += 1) {
        numbers[first + index] = records[index * width + place] ?? NaN;
      }
    }
  }
  return checkColumns(columns.map(({numbers}) => numbers));
}

/**
 * Reads the curves of variables one after the other, none where the run has no
 * points. Columns are read together as long as they take at most 64 MB: each pass
 * goes through the whole file.
 */
export async function* readEach(
  results: Results,
  rows: readonly number[],
  read = readColumns,
): AsyncGenerator<Pick<Columns, 'time'> & {readonly values: Float64Array}> {
  const {points} = results;
  const most = Math.floor(AT_ONCE / (points * DOUBLE)) || 1;
  for (let start = 0; points > 0 && start < rows.length; start += most) {
    const some = rows.slice(start, start + most);
    const {time, values} = await read(results, some);
    for (const column of values) {
      yield {time, values: column};
    }
  }
}
