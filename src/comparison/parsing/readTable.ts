import {ColumnCollector} from './collectColumns';
import {addCommentHeadings, readComments} from './comments';
import {decodeFile} from './decode';
import type {Heading} from './header';
import {readHeadings} from './header';
import {isComment, SAMPLE, writePlainly} from './plainTable';
import {decimalMarks} from './readNumber';
import {forEachRow, guessSeparator} from './separator';
import type {Column, Layout, ReadResult} from './table';

/** Bytes of the largest file that is read: a million rows of three columns. */
export const LARGEST_FILE = 64 * 1024 * 1024;

/** The comments and the other lines at the start of a text. */
function splitSample(text: string): {
  readonly comments: readonly string[];
  readonly lines: readonly string[];
} {
  const sample = text.slice(0, SAMPLE).split(/\r\n?|\n/u);
  // The last line may be cut.
  const whole = text.length > SAMPLE ? sample.slice(0, -1) : sample;
  const lines = whole.filter((line) => line.trim() !== '' && !isComment(line));
  return {comments: whole.filter(isComment), lines};
}

/** Comments as MATLAB writes them; a sign of percent alone in its cell is a unit. */
const PERCENT = /^%+(?=[ \t]*[^\s,;%])/gmu;

/** Writes each comment with the sign at its start that the other programs use. */
function withComments(text: string): string {
  return text.slice(0, SAMPLE).includes('%')
    ? text.replaceAll(PERCENT, '#')
    : text;
}

function layoutOf(format: string | undefined, model: unknown): Layout {
  if (format === undefined) {
    return model === undefined ? 'separated' : 'own';
  }
  return format === 'XY' ? 'amesim-xy' : 'amesim-1d';
}

function makeColumns(
  columns: readonly (readonly number[])[],
  headings: readonly Heading[],
): readonly Column[] {
  return columns
    .map((values, index) => ({
      name: headings[index]?.name ?? '',
      unit: headings[index]?.unit ?? '',
      values: Float64Array.from(values),
    }))
    .filter(
      ({values}) => values.filter((value) => !Number.isNaN(value)).length > 1,
    );
}

/**
 * Reads a table of numbers from a text: separated by commas, semicolons, tabs
 * or blanks, a matrix or a Markdown table, with or without names and units, or
 * one of Amesim's text tables.
 * Never throws.
 */
export function readText(written: string, encoding = 'utf-8'): ReadResult {
  const text = writePlainly(withComments(written));
  const {comments, lines} = splitSample(text);
  const said = readComments(comments);
  if (said.format !== undefined && !['XY', '1D'].includes(said.format)) {
    return {failure: 'map'};
  }
  const separator = guessSeparator(lines);
  const sample: (readonly string[])[] = [];
  forEachRow(lines.join('\n'), separator, (row) => sample.push(row));
  const decimals = decimalMarks(sample);
  const collector = new ColumnCollector(decimals.ofColumn);
  forEachRow(text, separator, (row) => collector.add(row));
  const {head, columns, units, isFromFirstRow, rows, omitted} =
    collector.finish();
  const headings = addCommentHeadings(
    said,
    readHeadings(head, columns.length),
  ).map(({name, unit}, index) => ({name, unit: units.get(index) ?? unit}));
  const usableColumns = makeColumns(columns, headings);
  if (rows === 0) {
    return {failure: 'no-numbers'};
  }
  if (columns.length < 2) {
    return {failure: 'one-column'};
  }
  if (usableColumns.length < 2) {
    return {failure: 'few-rows'};
  }
  return {
    table: {
      layout: layoutOf(said.format, said.model),
      separator,
      encoding,
      hasDecimalComma: decimals.hasComma,
      isFromFirstRow,
      columns: usableColumns,
      rows,
      omitted: {
        ...omitted,
        columns: omitted.columns + columns.length - usableColumns.length,
      },
      ...(said.model !== undefined && {model: said.model}),
    },
  };
}

/** Reads a table of numbers from the bytes of a file. Never throws. */
export function readFile(bytes: Uint8Array): ReadResult {
  if (bytes.length === 0) {
    return {failure: 'empty'};
  }
  if (bytes.length > LARGEST_FILE) {
    return {failure: 'too-large'};
  }
  const decoded = decodeFile(bytes);
  return 'failure' in decoded
    ? decoded
    : readText(decoded.text, decoded.encoding);
}
