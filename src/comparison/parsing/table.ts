/** How the cells of a table are separated. */
export type Separator = ',' | ';' | '\t' | '|' | 'blanks';

/** A column of numbers. */
export interface Column {
  /** Name without its unit; empty if there is none. */
  readonly name: string;
  /** Unit as written in the header, without brackets; empty if there is none. */
  readonly unit: string;
  /** One value for each row; NaN where a cell is empty or no number. */
  readonly values: Float64Array;
}

/** What was left out while a table was read, by kind. */
export interface Omissions {
  /** Cells with text where a number should be. */
  readonly textCells: number;
  /** Cells that say that they are no number or infinite. */
  readonly notFinite: number;
  /** Rows without any number, or that begin with a word, below the first one. */
  readonly textRows: number;
  /** Columns beyond the largest number, without two numbers, or mostly of words. */
  readonly columns: number;
}

/** Columns of numbers, before it is known what they mean. */
export interface Table {
  readonly columns: readonly Column[];
}

/** A table as it was read from a text. */
export interface TextTable extends Table {
  readonly separator: Separator;
  readonly encoding: string;
  readonly hasDecimalComma: boolean;
  /** Whether dates or times of day were counted from the first row. */
  readonly isFromFirstRow: boolean;
  /** Name or number of a column with dates or times that were not read. */
  readonly unreadTime?: string;
  readonly rows: number;
  readonly omitted: Omissions;
}

/** Why there is no table. */
export type ReadFailure =
  | 'empty'
  | 'too-large'
  | 'workbook'
  | 'binary'
  | 'map'
  | 'json'
  | 'markup'
  | 'display'
  | 'in-rows'
  | 'unread-time'
  | 'no-times'
  | 'several-curves'
  | 'unclear-columns'
  | 'unclear-marks'
  | 'no-numbers'
  | 'one-column'
  | 'few-rows';

/** A table, or why there is none. */
export type ReadResult =
  | {readonly table: TextTable}
  | {readonly failure: ReadFailure};
