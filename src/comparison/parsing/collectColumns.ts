import {max, pairs} from 'd3-array';

import {declaredUnit, toSi} from '../columns/columnUnit';
import {isTimeName} from '../columns/names';
import {
  fitCells,
  isHeading,
  isTimeUnit,
  isUnitName,
  readHeadings,
  UNCLEAR_CLOCK,
} from './header';
import {isRule} from './plainTable';
import type {CellValue, DecimalMarks} from './readNumber';
import {
  hasColon,
  isDated,
  readClock,
  readNumber,
  splitQuantity,
} from './readNumber';

/** The numbers of a table, column by column, and the rows above them. */
export type Collected = ReturnType<ColumnCollector['finish']>;

/** Counts the labels of rows, and notes the rows with another one than before. */
export class Labels {
  /** The last row with each label. */
  readonly kinds = new Map<string | number, number>();
  readonly changes: number[] = [];
  /** Those rows whose label was there before, and the last row that had it. */
  readonly returns: (readonly [row: number, same: number])[] = [];
  count = 0;
  #last: string | number | undefined;

  add(label: string | number, row: number): void {
    this.count += 1;
    if (label !== this.#last) {
      const same = this.kinds.get(label);
      this.changes.push(row);
      if (same !== undefined) {
        this.returns.push([row, same]);
      }
      this.#last = label;
    }
    this.kinds.set(label, row);
  }
}

/** A text that may be a date or a time in a form that is not read. */
const TIME_LIKE =
  /\d:\d\d|^\d{8}T\d|^\d{4}([-./])\d\d?\1\d|^\d\d?([-./])(?:\d\d?|\p{L}{3})\2\d\d|^\p{L}{3,9}\.? \d\d?,? \d{4}|^(?:mon|tue|wed|thu|fri|sat|sun|周.|星期.)[a-z]*$/iu;

/** Names of a column with milliseconds or parts of a second beside times of day. */
const PARTS = /^(?:(m|milli|毫|sub ?)(?:s|sec|seconds?|秒)|sec|秒)$/iu;

/** A number with a letter that may be a prefix alone: 5m may be 5 milli. */
const PREFIXED = /\d[npMkmGuµ]\s*$/u;

/** More columns are not read: a comparison needs a handful. */
const MAX_COLUMNS = 500;

/** Rows above the numbers that are kept to find the names of the columns. */
const MAX_HEAD = 50;

/** Tells whether a first row counts the columns, as pandas writes nameless ones: ',0,1'. */
function countsColumns([first, ...others]: readonly CellValue[]): boolean {
  return (
    first === 'empty' &&
    others.length > 1 &&
    others.every((value, index) => value === index)
  );
}

/** What Amesim writes of an axis of a table. */
const AXIS = /^(?:axis\d+|table)_(?:title|unit)\b/iu;

/** Different rows of words and comments that are looked at. */
const MAX_WORDS = 10_000;

/** The name of a matrix above it, as MATLAB displays one. */
function isNameOfMatrix(cells: readonly string[]): boolean {
  return /^\s*\p{L}[^\s=]* ?=\s*$/u.test(cells.join(' '));
}

/** The type of a column, as pandas, Julia, R, Polars and Simulink write it below its name. */
const TYPE =
  /^(?:<\p{L}+>|(?:f|i|u|float|u?int)\d+\??|str(?:ing)?\??|datetime\S*|(?:type|interp): .*)$/iu;

const HOUR = 3600;

/** Units in a heading of times such as 10:00 whose first number is an hour. */
const HOURS = /^(?:hh?:mm|h|hours?|hrs?|小?时)$/iu;

/** Hours and minutes, or minutes and seconds. */
const SHORT_CLOCK = /^\s*[+-]?\d+[:：]\d\d\s*$/u;

/** Times from the first one on; after midnight, times of day begin anew. */
function fromFirst(times: readonly number[], day: number): number[] {
  let before = times.find((time) => !Number.isNaN(time)) ?? 0;
  let start = before;
  return times.map((time) => {
    start -= time < before - day / 2 ? day : 0;
    before = Number.isNaN(time) ? before : time;
    return time - start;
  });
}

/** Tells whether times of a day go on after midnight with about the longest step they had before. */
function goOverMidnight(times: readonly number[], day: number): boolean {
  const steps = pairs(times, (one, next) => next - one);
  const longest = max(steps) ?? 0;
  const backwards = steps.filter((step) => step < 0);
  return (
    backwards.length > 0 &&
    backwards.every((step) => step + day > 0 && step + day <= 1.5 * longest)
  );
}

/** Tells whether times are of a day: they begin later than a test from 0 would, or go on after midnight. */
function areOfDay(times: readonly number[], hour: number): boolean {
  const known = times.filter((time) => !Number.isNaN(time));
  const [first = 0] = known;
  const isLate = Math.abs((known.at(-1) ?? 0) - first) < first;
  const isOverMidnight = known.some(
    (time, index) => time < (known[index - 1] ?? 0) - 12 * hour,
  );
  const isLonger = known.some((time) => time > 24 * hour);
  return (
    !isLonger &&
    (first >= hour
      ? isLate || isOverMidnight
      : goOverMidnight(known, 24 * hour))
  );
}

/** What the present is in seconds from 1970, at most and at least, and in days from 1900. */
const PRESENT = {seconds: [9e8, 2.2e9], days: [3e4, 6e4]} as const;

/**
 * The seconds in the unit of numbers that count from 1970, perhaps in parts of a
 * second, or of days from 1900 as spreadsheets write them: small parts of a day
 * that have more than three decimals. None where the unit of the heading makes
 * them a shorter time: 36,000 s are no days.
 */
function secondsOfCalendar(
  times: readonly number[],
  heading: string,
): number | undefined {
  const [first = NaN, second = NaN] = times;
  const declared = declaredUnit({unit: 's'}, heading);
  if (declared && toSi(first, declared) < PRESENT.seconds[0]) {
    return undefined;
  }
  const isIn = (value: number, [low, high]: readonly [number, number]) =>
    low < value && value < high;
  const areDays =
    isIn(first, PRESENT.days) &&
    Math.abs(second - first) < 0.1 &&
    times.some((time) => Math.abs((1000 * time) % 1) > 1e-3);
  return areDays
    ? 24 * HOUR
    : [1, 1e-3, 1e-6, 1e-9].find((unit) => isIn(unit * first, PRESENT.seconds));
}

/** A column while its rows are collected. */
class Column {
  readonly numbers: number[];
  /** Its texts, which may say whose number a row has. */
  readonly labels = new Labels();
  /** Whether it has times without a date, and with one. */
  hasClocks = false;
  hasStamps = false;
  /** The unit that its cells tell, and a text that looks like a date or a time. */
  unit: string | undefined;
  unread: string | undefined;

  constructor(rows: number) {
    this.numbers = Array.from({length: rows}, () => Number.NaN);
  }

  noteUnit(cell: string): void {
    const {unit} = splitQuantity(cell);
    if (hasColon(cell)) {
      const isStamp = isDated(cell);
      this.hasStamps ||= isStamp;
      this.hasClocks ||= !isStamp;
      this.unit = SHORT_CLOCK.test(cell) ? this.unit : 's';
    } else if (unit !== '') {
      this.unit = unit;
    }
  }

  /** Its numbers with the parts of a second that stand in the column after it. */
  withParts(next: Column | undefined, nextName = ''): readonly number[] {
    const {numbers, hasClocks, hasStamps} = this;
    const [name, milli] = PARTS.exec(nextName) ?? [];
    const parts = next?.numbers.map((part) => part / (milli ? 1000 : 1)) ?? [];
    const areParts =
      numbers.every(Number.isInteger) && parts.every((part) => part < 1);
    return name !== undefined && (hasClocks || hasStamps) && areParts
      ? numbers.map((value, row) => value + (parts[row] ?? Number.NaN))
      : numbers;
  }

  /**
   * Its unit. Times such as 10:00 have that of their last number, where the
   * heading tells which it is.
   */
  unitBelow(heading: string): string {
    if (this.unit !== undefined || !this.hasClocks) {
      return this.unit ?? heading;
    }
    if (HOURS.test(heading)) {
      return 'min';
    }
    return isTimeUnit(heading) && !/^h/iu.test(heading) ? 's' : UNCLEAR_CLOCK;
  }
}

/** Collects the rows of a table into columns of numbers, one row at a time. */
export class ColumnCollector {
  readonly #head: (readonly string[])[] = [];
  readonly #columns: Column[] = [];
  /** Rows of words and comments: a heading that repeats begins no other table. */
  readonly #words = new Set<string>();
  /** Rows that follow words among the numbers, and those that follow a heading there. */
  readonly #belowWords: number[] = [];
  readonly #belowHeadings: number[] = [];
  readonly #decimals: DecimalMarks;
  readonly #areWords: boolean;
  #rows = 0;
  #shortest = Infinity;
  /** Whether all rows start with a larger number than before: a word begins another preamble. */
  #startsRise = true;
  #hasOtherDays = false;
  readonly #omitted = {textCells: 0, notFinite: 0, textRows: 0, columns: 0};

  /** @param areWords whether the cells are words between blanks */
  constructor(decimals: DecimalMarks, areWords: boolean) {
    this.#decimals = decimals;
    this.#areWords = areWords;
  }

  /**
   * Adds a row; a comment or an empty one is skipped.
   * @param isAbove whether it stands above the numbers
   */
  add(cells: readonly string[], isAbove: boolean): void {
    const first = cells[0]?.trim() ?? '';
    const isEmpty = first === '' && cells.every((cell) => cell.trim() === '');
    if (isEmpty) {
      return;
    }
    if (first.startsWith('#')) {
      this.#noteWords([first.replace(/^#+\s*/u, ''), ...cells.slice(1)], true);
      return;
    }
    const values = cells.map((cell, index) => this.#read(cell, index));
    if (
      this.#rows === 0 &&
      (countsColumns(values) ||
        isNameOfMatrix(cells) ||
        cells.every((cell) => isRule(cell.trim())) ||
        cells.every((cell) => cell === '' || TYPE.test(cell.trim())))
    ) {
      return;
    }
    if (this.#rows === 0 && isAbove) {
      this.#noteWords(cells);
      this.#head.push(cells);
      if (this.#head.length > MAX_HEAD) {
        this.#head.shift();
      }
    } else if (
      !values.some((value) => typeof value === 'number') ||
      (this.#rows > 0 &&
        this.#startsRise &&
        /^\p{L}/u.test(first) &&
        values[0] === 'text')
    ) {
      this.#noteWords(cells);
      this.#omitted.textRows += 1;
    } else {
      this.#addNumbers(cells, values);
    }
  }

  /** Notes a row of words or a comment, which may be the heading of another table. */
  #noteWords(row: readonly string[], isComment = false): void {
    const filled = row.map((cell) => cell.trim()).filter(Boolean);
    const text = filled.join('\t');
    if (this.#words.size === MAX_WORDS) {
      return;
    }
    const isKnown = this.#words.has(text);
    this.#words.add(text);
    if (isKnown || this.#rows === 0) {
      this.#belowWords.push(...(isComment ? [] : [this.#rows]));
      return;
    }
    const count = this.#columns.length;
    const cells = this.#areWords ? fitCells(filled, count) : filled;
    const isWhole = cells.length === count;
    const hasNumber = cells.some(
      (cell, index) => typeof this.#read(cell, index) === 'number',
    );
    const canBeHeading =
      (isWhole || !this.#areWords) && !hasNumber && !text.includes('=');
    if (AXIS.test(text) || (canBeHeading && isHeading(cells))) {
      this.#belowHeadings.push(this.#rows);
    } else if (isWhole && !isComment) {
      this.#belowWords.push(this.#rows);
    }
  }

  /** Tells whether numbers follow another heading, or begin anew below other words. */
  #hasOtherTable(): boolean {
    const first = this.#columns[0]?.numbers ?? [];
    return (
      this.#belowHeadings.some((row) => row < this.#rows) ||
      this.#belowWords.some(
        (row) => (first[row] ?? NaN) < (first[row - 1] ?? NaN),
      )
    );
  }

  /** Reads a number, a time, or a number with the unit of its column. */
  #read(cell: string, index: number): CellValue {
    const hasComma = this.#decimals.ofColumn(index);
    const value = readClock(cell) ?? readNumber(cell, hasComma);
    if (value !== 'text') {
      return value;
    }
    const {digits, unit} = splitQuantity(cell);
    const isUnit =
      isUnitName(unit) &&
      unit === (this.#columns[index]?.unit ?? unit) &&
      !PREFIXED.test(cell);
    return isUnit ? readNumber(digits, hasComma) : value;
  }

  #addNumbers(cells: readonly string[], values: readonly CellValue[]): void {
    const used = Math.min(values.length, MAX_COLUMNS);
    const extra = Math.max(this.#omitted.columns, values.length - used);
    this.#omitted.columns = extra;
    for (let index = 0; index < used; index += 1) {
      const value = values[index] ?? 'empty';
      const cell = cells[index] ?? '';
      const column = (this.#columns[index] ??= new Column(this.#rows));
      column.numbers[this.#rows] = typeof value === 'number' ? value : NaN;
      if (typeof value === 'number') {
        column.noteUnit(cell);
      } else if (TIME_LIKE.test(cell)) {
        const before = column.unread ?? cell;
        this.#hasOtherDays ||= before !== cell && !hasColon(cell);
        column.unread = cell;
      }
      if (value === 'text') {
        this.#omitted.textCells += 1;
        column.labels.add(cell, this.#rows);
      }
      this.#omitted.notFinite += value === 'not-finite' ? 1 : 0;
    }
    for (let index = used; index < this.#columns.length; index += 1) {
      this.#columns[index]?.numbers.push(Number.NaN);
    }
    this.#shortest = Math.min(this.#shortest, used);
    const before = this.#columns[0]?.numbers[this.#rows - 1] ?? -Infinity;
    this.#startsRise &&= typeof values[0] === 'number' && values[0] > before;
    this.#rows += 1;
  }

  /**
   * The name of the first column where pandas and R name all but this one: '#'
   * if it counts the rows, a word below the others, or none if it has labels.
   */
  #firstName(): string | undefined {
    const numbers = this.#columns[0]?.numbers ?? [];
    const names = this.#head.filter(({length}) => length > 1).at(-1) ?? [];
    const [below, ...others] = this.#head.at(-1) ?? [];
    const isLacking =
      names.length > 1 &&
      this.#shortest === names.length + 1 &&
      this.#shortest === this.#columns.length;
    if (isLacking && others.length === 0) {
      return below;
    }
    const areCounted =
      (numbers[0] === 0 || numbers[0] === 1) &&
      numbers.every(
        (value, row) =>
          Number.isInteger(value) && value > (numbers[row - 1] ?? -1),
      );
    const name = areCounted ? '#' : '';
    return isLacking && (areCounted || numbers.every(Number.isNaN))
      ? name
      : undefined;
  }

  /** The table so far; a name or unit that the cells tell goes before that of the head. */
  finish() {
    const first = this.#firstName();
    const head =
      first === undefined
        ? this.#head
        : this.#head.map((cells) => ['', ...cells]);
    const headings = readHeadings(
      head,
      this.#columns.length,
      this.#areWords,
    ).map(({name, unit}, index) => ({
      name: (index === 0 && first) || name,
      unit: this.#columns[index]?.unitBelow(unit) ?? unit,
    }));
    let isFromFirstRow = false;
    const units = headings.map(({unit}) => unit);
    const columns = this.#columns.map((column, index, all) => {
      const {hasClocks, hasStamps} = column;
      const next = index + 1;
      const values = column.withParts(all[next], headings[next]?.name);
      const found = {
        labels: column.labels,
        isUnread: column.unread !== undefined,
      };
      // Words of a preamble stand beside the first rows.
      const {count, kinds} = column.labels;
      const areWords =
        kinds.size > 2 &&
        2 * count > values.filter((value) => !Number.isNaN(value)).length;
      // Others have a date, or stand beside dates that are not read.
      const areMixed = hasClocks && (hasStamps || this.#hasOtherDays);
      if (areWords || areMixed) {
        const isUnread = areMixed || found.isUnread;
        return {...found, isUnread, values: values.map(() => Number.NaN)};
      }
      const {name = '', unit = ''} = headings[index] ?? {};
      const hour = unit === 's' ? HOUR : HOUR / 60;
      const isCalendar = !hasStamps && isTimeName(name);
      const seconds = isCalendar ? secondsOfCalendar(values, unit) : undefined;
      if (seconds !== undefined) {
        isFromFirstRow = true;
        units[index] = 's';
        const start = values[0] ?? 0;
        return {
          ...found,
          values: values.map((time) => seconds * (time - start)),
        };
      }
      const isOfDay = hasStamps || (hasClocks && areOfDay(values, hour));
      isFromFirstRow ||= isOfDay;
      return isOfDay
        ? {
            ...found,
            values: fromFirst(values, hasStamps ? Infinity : 24 * hour),
          }
        : {...found, values};
    });
    return {
      head,
      headings: headings.map(({name}, index) => ({
        name,
        unit: units[index] ?? '',
      })),
      columns,
      hasOtherTable: this.#hasOtherTable(),
      isFromFirstRow,
      hasDecimalComma: this.#decimals.hasComma,
      rows: this.#rows,
      omitted: this.#omitted,
    };
  }
}
