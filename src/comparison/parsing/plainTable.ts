import {isUnitName} from './header';
import {isNumberWord, most} from './separator';

/** Characters at the start of a text that tell how it is written. */
export const SAMPLE = 20_000;

/** Tells whether a line is a comment. */
function isComment(line: string): boolean {
  return /^[\s"]*#/u.test(line);
}

/** Tells whether a line or a cell is a rule, as between names and numbers: `|---|---:|`. */
export function isRule(text: string): boolean {
  return /^[\s:=+|_\u2500-\u257f-]{2,}$/u.test(text);
}

/** The comments in the sample of a text, and its lines that hold names or numbers. */
export function splitSample(text: string): {
  readonly comments: readonly string[];
  readonly lines: readonly string[];
} {
  const sample = text.slice(0, SAMPLE).split(/\r\n?|\n/u);
  // The last of several lines may be cut.
  const isCut = text.length > SAMPLE && sample.length > 1;
  const whole = isCut ? sample.slice(0, -1) : sample;
  const lines = whole.filter(
    (line) => line.trim() !== '' && !isComment(line) && !isRule(line),
  );
  return {comments: whole.filter(isComment), lines};
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

/** A number or a time in a line of words; no part of a name. */
const NUMBER =
  /(?<![\p{L}\d_.,:-])[+-]?(?:\d{4}-\d\d-\d\dT)?(?:\d+:){0,2}(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:[de][+-]?\d+)?(?!\d|[.,:]\d)/giu;

/**
 * The unit at the start of the words behind a number. A word with a mark is the
 * name of the next number where names have one.
 */
function unitOf(words: string, hasNames: boolean): string {
  const [, unit = '', mark = ''] =
    /^\s*([\p{L}°℃℉%][^\s\d,;=:：|]*)\s*([=:：]?)/u.exec(words) ?? [];
  const isName = mark === '=' || (mark !== '' && hasNames);
  return isUnitName(unit) && !isName ? unit : '';
}

/**
 * Writes lines that differ in their numbers only as rows of these, with units:
 * `t = 0.5 s, T = 20 °C`, `20 °C at 0.5 s`. Undefined for any other text.
 */
function rowsOfSentences(
  text: string,
  lines: readonly string[],
): string | undefined {
  const wordsOf = (line = '') =>
    line.trim().replaceAll(/ +/gu, ' ').split(NUMBER);
  const words = wordsOf(lines[lines.length >> 1]);
  const hasNames = /[=:：]/u.test(words[0] ?? '');
  const units = words.slice(1).map((each) => unitOf(each, hasNames));
  const between = words.slice(1, -1);
  const isSentence = (each: string, index: number) =>
    /[=:：]|\p{L}\S*\s+\p{L}/u.test(each) ||
    (units[index] !== '' && !/[,;|\t]/u.test(each));
  const form = words.join('\n');
  const isOfForm = (line: string) => wordsOf(line).join('\n') === form;
  if (
    lines.length < 2 ||
    between.length === 0 ||
    !between.every(isSentence) ||
    !most(lines, isOfForm)
  ) {
    return undefined;
  }
  const names = words
    .slice(0, -1)
    .map((each, index) =>
      each
        .replace(units[index - 1] ?? '', '')
        .replaceAll(/^[\s\p{P}|]+|[\s=:：[({]+$/gu, ''),
    );
  const rows = text.split(/\r\n?|\n/u).map((line) => {
    const cells = isOfForm(line)
      ? line.match(NUMBER)?.map((cell, index) => `${cell} ${units[index]}`)
      : line.match(/(?<!\S)\p{L}\S*/gu);
    return cells?.length === units.length ? cells.join(';') : line;
  });
  return [names.join(';'), ...rows].join('\n');
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
 * another way: matrices of MATLAB and Python, sentences, full-width separators,
 * and bars around the rows, as Markdown and boxes have them.
 */
export function writePlainly(written: string): string {
  const isEnclosed = most(splitSample(written).lines, (line) =>
    /^\s*[|｜│].*[|｜│]\s*$/u.test(line),
  );
  const text = /[│┆]/u.test(written.slice(0, SAMPLE))
    ? written.replaceAll(/[│┆]/gu, isEnclosed ? '|' : ' ')
    : written;
  const {lines} = splitSample(text);
  const sample = lines.join('\n').trim();
  if (MATRIX.test(sample) || semicolonsEndRows(sample)) {
    return rowsOfMatrix(text);
  }
  const sentences = rowsOfSentences(text, lines);
  if (sentences !== undefined) {
    return sentences;
  }
  const isWide = most(
    lines,
    (line) => /[，、；｜]/u.test(line) && !/[,;|\t]/u.test(line),
  );
  const narrow = isWide
    ? text.replaceAll(/[，、；｜]/gu, (mark) => WIDE[mark] ?? mark)
    : text;
  return isEnclosed ? narrow.replaceAll(/^[ \t]*\||\|[ \t]*$/gmu, '') : narrow;
}
