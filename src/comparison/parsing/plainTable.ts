import {isNumberWord, most} from './separator';

/** Characters at the start of a text that tell how it is written. */
export const SAMPLE = 20_000;

/** Tells whether a line is a comment. */
export function isComment(line: string): boolean {
  return /^[\s"]*#/u.test(line);
}

/** A bracket before two numbers: `A = [0 20`, `np.array([[0, 20]`. */
const MATRIX =
  /^(?:[\w.]+\s*=\s*)?(?:[\w.]+\()?[[({][\s[({]*[+-]?\.?\d[^\s,;\])}]*[\s,]+[+-]?\.?\d/u;

/** A number with a blank that groups its digits. */
const GROUPED = /^\d{1,3}(?:\s\d{3})+$/u;

/** Tells whether semicolons end rows whose cells have blanks between them: `0 20; 1 21;`. */
function semicolonsEndRows(sample: string): boolean {
  const rows = sample
    .split(/[;\n]/u)
    .map((row) => row.replaceAll(/,(?=\s)/gu, '').trim())
    .filter(Boolean);
  // The last row may be cut.
  const whole = rows.length > 1 ? rows.slice(0, -1) : rows;
  const areRows = whole.every((row) => {
    const words = row.split(/\s+/u);
    return words.length > 1 && words.every(isNumberWord);
  });
  return (
    sample.includes(';') && areRows && !whole.every((row) => GROUPED.test(row))
  );
}

/** Writes each row of a matrix in a line of its own, without brackets. */
function rowsOfMatrix(text: string): string {
  return text
    .split(/\r\n?|\n/u)
    .map((line) =>
      isComment(line)
        ? line
        : line
            .replace(/^[^[({]*=(?=.*\S)/u, '')
            .replaceAll(/[\])}]\s*,\s*[[({]|;/gu, '\n')
            .replaceAll(/[\w.]*\(|[[\]){}]|\.{3}/gu, ' ')
            .replaceAll(/,[ \t]*$/gmu, ''),
    )
    .join('\n');
}

/** Full-width marks, and the separators that they stand for. */
const WIDE: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '；': ';',
  '｜': '|',
};

/**
 * Rewrites tables in which programs and people separate rows and cells in
 * another way: matrices of MATLAB and Python, full-width separators, and bars
 * around the rows, as Markdown has them.
 */
export function writePlainly(text: string): string {
  const lines = text
    .slice(0, SAMPLE)
    .split(/\r\n?|\n/u)
    .filter((line) => line.trim() !== '' && !isComment(line));
  const sample = lines.join('\n').trim();
  if (MATRIX.test(sample) || semicolonsEndRows(sample)) {
    return rowsOfMatrix(text);
  }
  const isWide = most(
    lines,
    (line) => /[，、；｜]/u.test(line) && !/[,;|\t]/u.test(line),
  );
  const narrow = isWide
    ? text.replaceAll(/[，、；｜]/gu, (mark) => WIDE[mark] ?? mark)
    : text;
  return most(lines, (line) => /^\s*[|｜].*[|｜]\s*$/u.test(line))
    ? narrow.replaceAll(/^[ \t]*\||\|[ \t]*$/gmu, '')
    : narrow;
}
