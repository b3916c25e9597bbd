/** A row of a table that stands at the beginning of a line of an object. */
const ROW = /^ {2}['\w-]+: (?:.*[({]$[\s\S]*?^ {2}[)}]|.*(?:=>\n.*)?),\n/gmu;

/**
 * Inserts a row into the text of a table, an object literal of TypeScript.
 * @param opening the line that opens the table
 * @param isBefore tells the rows that it may follow; it follows the last
 * @throws Error when the text has no such table or row
 */
export function insertRow(
  text: string,
  opening: string,
  row: string,
  isBefore: (row: string) => boolean = () => true,
): string {
  const start = text.indexOf(opening);
  const end = text.indexOf('\n}', start) + 1;
  const rows = [...text.slice(start, end).matchAll(ROW)];
  const last = rows.filter(([each]) => isBefore(each)).at(-1);
  if (start < 0 || !last) {
    throw new Error(`There is no place for the row ${row}`);
  }
  const at = start + last.index + last[0].length;
  return `${text.slice(0, at)}  ${row}\n${text.slice(at)}`;
}
