import {max} from 'd3-array';

import {isTimeName} from '../columns/names';
import {isUnitName, readHeadings} from './header';
import {readClock, readNumber, splitQuantity} from './readNumber';

type Rows = readonly (readonly string[])[];

/** A name and a number in one cell, `t: 0`, but no time of day. */
const NAMED_NUMBER = /^(?!.*\d:\d\d)\s*["']?\p{L}[^=:：]*[=:：]\s*[-+.]?\d/u;

/** Tells whether a cell is a number, a time or a number with its unit. */
export function isNumeric(cell: string): boolean {
  const {digits, unit} = splitQuantity(cell);
  return (
    readClock(cell) !== undefined ||
    typeof readNumber(isUnitName(unit) ? digits : cell, true) === 'number'
  );
}

/** A cell without a number in a series: empty, or what is written for a missing one. */
const MISSING = /^(?:[^\p{L}\p{N}]*|n\/?a|none)$/iu;

/** Tells whether a cell is a number, or has none where others have one. */
export function isNumberOrNone(cell: string): boolean {
  return (
    isNumeric(cell) ||
    MISSING.test(cell.trim()) ||
    readNumber(cell, true) === 'not-finite'
  );
}

/** A row that starts with a name: its texts, and the numbers behind them. */
interface Series {
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
}

/** Reads a row as a series, perhaps with a unit at its end; undefined if it is none. */
export function seriesOf(row: readonly string[]): Series | undefined {
  const start = row.findIndex(isNumeric);
  const last = row.at(-1) ?? '';
  const hasUnit = !isNumeric(last) && isUnitName(last);
  const numbers = row.slice(start, hasUnit ? -1 : undefined);
  const isSeries =
    start > 0 &&
    row[0]?.trim() !== '' &&
    numbers.length > 1 &&
    numbers.every(isNumberOrNone);
  const names = row
    .slice(0, start)
    .map((cell) => cell.replace(/\s*[:：=]\s*$/u, ''));
  const texts = [...names, ...(hasUnit ? [`[${last}]`] : [])];
  return isSeries ? {texts, numbers} : undefined;
}

/** The rows above the numbers after turning: the names, and their units if each has one. */
function headOf(series: readonly Series[]): Rows {
  const [first] = series;
  const isEven = series.every(
    ({texts}) => texts.length === first?.texts.length,
  );
  return isEven
    ? (first?.texts ?? []).map((_, row) =>
        series.map(({texts}) => texts[row] ?? ''),
      )
    : [series.map(({texts}) => texts.join(' '))];
}

/**
 * Turns rows that each hold a series behind its name; undefined where they are
 * rows of a table: where names repeat, or there are as many rows as numbers in
 * each and none is the time. Series of different length can't be turned, nor
 * those with a number in the cell of the name, or among rows of another form.
 */
export function turnSeries(rows: Rows): Rows | 'unequal' | undefined {
  const found = rows.map(seriesOf);
  const series = found.filter((each) => each !== undefined);
  const others = rows.filter((_, index) => found[index] === undefined);
  const names = new Set(series.map(({texts}) => texts.join(' ')));
  const lengths = series.map(({numbers}) => numbers.length);
  const length = max(lengths) ?? 0;
  const head = headOf(series);
  // Of many rows this takes long.
  const isTimed = () =>
    readHeadings(head, series.length).some(({name}) => isTimeName(name));
  // A heading of the numbers that ends with a word: 'item 0 1 2 Sum'.
  const isMixed = (row: readonly string[]) =>
    row.length > length &&
    row.slice(0, 3).map(isNumeric).join() === 'false,true,true';
  const isWide =
    series.length < length && others.every((row) => row.length <= length);
  const areAlone =
    series.length > 1 &&
    others.every((row) => 2 * row.filter(isNumeric).length <= row.length);
  const isNamed = ({texts}: Series) => NAMED_NUMBER.test(texts[0] ?? '');
  if (
    (areAlone && series.every(isNamed)) ||
    (series.length > 1 && others.some(isMixed) && isTimed())
  ) {
    return 'unequal';
  }
  if (!areAlone || names.size < series.length || !(isWide || isTimed())) {
    return undefined;
  }
  const turned = Array.from({length}, (_, index) =>
    series.map(({numbers}) => numbers[index] ?? ''),
  );
  return new Set(lengths).size === 1 ? [...head, ...turned] : 'unequal';
}
