import {labelWidth} from '../../plot';

/** Widths of the columns of a phone and of a desktop, px, for bold values. */
export const COLUMNS = {narrow: 55, wide: 92} as const;

/** How far a value may reach into the margin beside its column, px. */
const OVERHANG = 13;

/** Whether a word is too wide for a column and the margin beside it. */
export function isTooWide(word: string, column: number): boolean {
  return labelWidth(word) > column + OVERHANG;
}

/** Lines that words take in a column; they break at spaces. */
export function lineCount(words: string, column: number): number {
  let [lines, room] = [0, 0];
  const space = labelWidth(' ');
  for (const width of words.split(' ').map(labelWidth)) {
    if (lines === 0 || width + space > room) {
      lines += Math.max(1, Math.ceil(width / (column + OVERHANG)));
      room = column - width;
    } else {
      room -= width + space;
    }
  }
  return lines;
}

/**
 * Lines that a name and its value take in a column. Below a name of several
 * lines the value begins a line of its own.
 */
export function linesOfLabel(
  name: string,
  value: string,
  column: number,
): number {
  const ofName = lineCount(name, column);
  return ofName > 1 && value !== ''
    ? ofName + lineCount(value, column)
    : lineCount(`${name} ${value}`.trim(), column);
}
