import {dsvFormat} from 'd3-dsv';

import type {Separator} from './table';

/** Tells whether a word between blanks is a number with a comma or a point, or a time. */
export function isNumberWord(word: string): boolean {
  return /^(?:\d{4}-\d\d-\d\dT)?[+-]?(?:\d+:){0,2}(?:\d+(?:\.\d{3})*(?:,\d+)?|\d+(?:,\d{3})*(?:\.\d+)?|[.,]\d+)(?:[de][+-]?\d+)?$/iu.test(
    word,
  );
}

/** The words of a line; quotation marks hold several together. */
function words(line: string): readonly string[] {
  return line.includes('"')
    ? (line.match(/(?:"[^"]*"|\S)+/gu) ?? []).map((word) =>
        word.replaceAll('"', ''),
      )
    : line.trim().split(/\s+/u);
}

/** Tells whether blanks separate numbers with decimal commas: '0,1 2,5'. */
function hasBlanksAndCommas(line: string): boolean {
  const all = words(line);
  return all.length > 1 && all.every(isNumberWord);
}

/** Tells whether more than half of the lines or rows pass a test. */
export function most<Line>(
  lines: readonly Line[],
  test: (line: Line) => boolean,
): boolean {
  return lines.filter(test).length > lines.length / 2;
}

/**
 * Guesses the separator from lines of data. A semicolon, a tab or a bar
 * separates wherever most lines have one; a comma unless blanks do.
 */
export function guessSeparator(lines: readonly string[]): Separator {
  const found = ([';', '\t', '|'] as const).find((mark) =>
    most(lines, (line) => line.includes(mark)),
  );
  if (found !== undefined) {
    return found;
  }
  const hasCommas = most(lines, (line) => line.includes(','));
  return hasCommas && !most(lines, hasBlanksAndCommas) ? ',' : 'blanks';
}

/** Calls back for each line of a text without copying all of them at once. */
function forEachLine(text: string, callback: (line: string) => void): void {
  const ends = /\r\n?|\n/gu;
  let start = 0;
  for (const {index, 0: end} of text.matchAll(ends)) {
    callback(text.slice(start, index));
    start = index + end.length;
  }
  callback(text.slice(start));
}

/** Removes all quotation marks if their number is odd: one would stay open. */
function withPairedQuotes(text: string): string {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    count += 1;
  }
  return count % 2 === 0 ? text : text.replaceAll('"', '');
}

/** Calls back with the cells of each row, none of which is kept. */
export function forEachRow(
  text: string,
  separator: Separator,
  callback: (cells: readonly string[]) => void,
): void {
  if (separator === 'blanks') {
    forEachLine(text, (line) => callback(words(line)));
    return;
  }
  // A blank before a quotation mark would make the mark a part of the cell.
  const quoted = withPairedQuotes(text).replaceAll(
    /(?<=^|[,;\t]) +"|" +(?=[,;\t]|$)/gmu,
    '"',
  );
  dsvFormat(separator).parseRows(quoted, (cells) => {
    callback(cells);
    return null;
  });
}
