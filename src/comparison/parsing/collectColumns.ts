import type {CellValue} from './readNumber';
import {hasColon, readClock, readNumber} from './readNumber';
import type {Omissions} from './table';

/** The numbers of a table, column by column, and the rows above them. */
export interface Collected {
  readonly head: readonly (readonly string[])[];
  readonly columns: readonly (readonly number[])[];
  /** Indices of the columns with times of the form hh:mm:ss, read in seconds. */
  readonly clocks: ReadonlySet<number>;
  readonly rows: number;
  readonly omitted: Omissions;
}

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

/** Collects the rows of a table into columns of numbers, one row at a time. */
export class ColumnCollector {
  readonly #head: (readonly string[])[] = [];
  readonly #columns: number[][] = [];
  readonly #clocks = new Set<number>();
  readonly #hasDecimalComma: (column: number) => boolean;
  #rows = 0;
  #textCells = 0;
  #notFinite = 0;
  #textRows = 0;
  #extraColumns = 0;

  /** Takes the decimal mark of each column. */
  constructor(hasDecimalComma: (column: number) => boolean) {
    this.#hasDecimalComma = hasDecimalComma;
  }

  /** Adds a row; a comment or an empty one is skipped. */
  add(cells: readonly string[]): void {
    const first = cells[0]?.trim() ?? '';
    const isEmpty = first === '' && cells.every((cell) => cell.trim() === '');
    if (isEmpty || first.startsWith('#')) {
      return;
    }
    const values = cells.map(
      (cell, index) =>
        readClock(cell) ?? readNumber(cell, this.#hasDecimalComma(index)),
    );
    if (this.#rows === 0 && countsColumns(values)) {
      return;
    }
    const numbers = values.filter((value) => typeof value === 'number').length;
    if (this.#rows === 0 && this.#isHead(values, numbers)) {
      this.#head.push(cells);
      if (this.#head.length > MAX_HEAD) {
        this.#head.shift();
      }
    } else if (numbers === 0) {
      this.#textRows += 1;
    } else {
      this.#addNumbers(cells, values);
    }
  }

  /**
   * Tells whether a row above the numbers belongs to the head: half of it is
   * text. Below names, a row that starts with a number lacks the others.
   */
  #isHead(values: readonly CellValue[], numbers: number): boolean {
    const texts = values.filter((value) => value === 'text').length;
    const isData = typeof values[0] === 'number' && this.#head.length > 0;
    const isGap = numbers === 0 && texts === 0;
    return !isData && !isGap && 2 * texts >= numbers + texts;
  }

  #addNumbers(cells: readonly string[], values: readonly CellValue[]): void {
    const used = Math.min(values.length, MAX_COLUMNS);
    this.#extraColumns = Math.max(this.#extraColumns, values.length - used);
    for (let index = 0; index < used; index += 1) {
      const value = values[index] ?? 'empty';
      const column = (this.#columns[index] ??= Array.from(
        {length: this.#rows},
        () => Number.NaN,
      ));
      column[this.#rows] = typeof value === 'number' ? value : Number.NaN;
      if (typeof value === 'number' && hasColon(cells[index])) {
        this.#clocks.add(index);
      }
      this.#textCells += value === 'text' ? 1 : 0;
      this.#notFinite += value === 'not-finite' ? 1 : 0;
    }
    for (let index = used; index < this.#columns.length; index += 1) {
      this.#columns[index]?.push(Number.NaN);
    }
    this.#rows += 1;
  }

  /** The table so far. */
  finish(): Collected {
    return {
      head: this.#head,
      columns: this.#columns,
      clocks: this.#clocks,
      rows: this.#rows,
      omitted: {
        textCells: this.#textCells,
        notFinite: this.#notFinite,
        textRows: this.#textRows,
        columns: this.#extraColumns,
      },
    };
  }
}
