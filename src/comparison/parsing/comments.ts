import type {Heading} from './header';
import {fitCells, readHeadings} from './header';

/** What the comment lines at the head of a file say. */
export interface Comments {
  /** Format of one of Amesim's tables: 'XY', '1D', '2D'. */
  readonly format?: string;
  /** Title and unit of each column that has one, counted from 0. */
  readonly axes: ReadonlyMap<number, Heading>;
  /** The other comments, without the sign at their start. */
  readonly lines: readonly string[];
}

const AXIS = /^(axis(\d+)|table)_(title|unit)\s*=\s*(.*)$/iu;

/** The column that a line on an axis is about; the table's own is the last. */
function columnOf(axis: string, number: string): number {
  return axis.toLowerCase() === 'table' ? 1 : Number(number) - 1;
}

/** Reads comment lines, which start with '#'. */
export function readComments(lines: readonly string[]): Comments {
  const axes = new Map<number, Heading>();
  const others: string[] = [];
  let format: string | undefined;
  for (const line of lines) {
    const text = line.replace(/^[\s"]*#+\s*/u, '').trim();
    const [, axis = '', number = '', kind = '', value = ''] =
      AXIS.exec(text) ?? [];
    const [, found] = /^Table format:\s*(\w+)/iu.exec(text) ?? [];
    if (axis !== '') {
      const column = columnOf(axis, number);
      const before = axes.get(column) ?? {name: '', unit: ''};
      const key = kind.toLowerCase() === 'title' ? 'name' : 'unit';
      axes.set(column, {...before, [key]: value.trim()});
    } else if (found !== undefined) {
      format ??= found.toUpperCase();
    } else {
      others.push(text);
    }
  }
  return {axes, lines: others, ...(format !== undefined && {format})};
}

/**
 * Adds the headings in comments to those of the rows above the numbers. A
 * comment without a keyword names the columns only where no row does: with as
 * many words as there are columns, `# gain = 2` would look like three names.
 * `# columns: 2` has a value.
 */
export function addCommentHeadings(
  {axes, lines}: Comments,
  fromRows: readonly Heading[],
): readonly Heading[] {
  const count = fromRows.length;
  const hasNames = fromRows.some(({name}) => name !== '');
  const each = lines.filter((line) => /\S\s*[[(].*[\])]$/u.test(line));
  const cells =
    each.length === count && each.length > 1
      ? [each]
      : lines
          .filter((line) => !/^\S+\s*[:=]/u.test(line))
          .map((line) => fitCells(line.split(/[\s,;]+/u), count));
  const rows = hasNames ? [] : cells.filter((row) => row.length === count);
  const fromLines = readHeadings(rows, count);
  return fromRows.map((heading, index) => {
    const {name = '', unit = ''} = axes.get(index) ?? fromLines[index] ?? {};
    return {name: name || heading.name, unit: unit || heading.unit};
  });
}
