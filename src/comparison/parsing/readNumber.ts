import type {Separator} from './table';

/** What a cell says: a number, or why it is none. */
export type CellValue = number | 'empty' | 'not-finite' | 'text';

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;
const PLAIN_COMMA = /^[+-]?\d+,?\d*(?:e[+-]?\d+)?$/iu;
const NOT_FINITE =
  /^[+-]?(?:nan(?:\(\w*\))?|inf|infinity|1\.#\w+|#(?:n\/a|num!|div\/0!))$/iu;

/** Digits with marks between them, an exponent of C or Fortran, and a Chinese power of ten. */
const MARKED =
  /^([+-]?)\s*(\d[\d.,]*|[.,]\d+)(?:[de]([+-]?\d+))?\s*(?:(万)|(亿))?$/iu;

/** Hours, minutes and seconds, or minutes and seconds, with sign and decimals. */
const CLOCK = /^([+-]?)(?:(\d{1,4}):)?(\d{1,4}):(\d{2}(?:[.,]\d+)?)$/u;

/** Tells whether a cell can be a time; only then it is looked at closely. */
export function hasColon(cell = ''): boolean {
  return cell.includes(':') || cell.includes('：');
}

/** A date before a time of day, as writeTimes() writes it. */
const DATE = /^\d{4}-\d\d-\d\d(?=T)/u;

/** A number and what follows it, which may be a unit: `12.3 °C`, `10 %`. */
const QUANTITY =
  /^([+-]?[\d.,]+(?:e[+-]?\d+)?(?:\s*[万亿])?)\s*((?![万亿]|[ed][+-]?\d)[\p{L}°℃℉%].*)$/iu;

/** Splits a cell with a number before a text; without one, the number is empty. */
export function splitQuantity(cell: string): {
  readonly digits: string;
  readonly unit: string;
} {
  const [, digits = '', unit = ''] = QUANTITY.exec(cell.trim()) ?? [];
  return {digits, unit};
}

/** Tells whether a cell has a date and a time of day. */
export function isDated(cell: string): boolean {
  return hasColon(cell) && DATE.test(cell.trim());
}

/** Writes full-width characters, signs and spaces between digits in one way. */
function normalizeCell(cell: string): string {
  // Most cells need no change, and are many.
  if (/^[!-&(-~]*$/u.test(cell)) {
    return cell;
  }
  return cell
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll(/(?<=\d)。(?=\d)/gu, '.')
    .replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '')
    .trim();
}

/**
 * Reads a time of the form hh:mm:ss.fff or mm:ss, in seconds; undefined for
 * anything else. Times before the start of a test are negative. With a date,
 * seconds are counted from 1970.
 */
export function readClock(cell: string): number | undefined {
  if (!hasColon(cell)) {
    return undefined;
  }
  const written = normalizeCell(cell);
  const [date] = DATE.exec(written) ?? [];
  const day = date === undefined ? 0 : Date.parse(date) / 1000;
  const [match, sign, hours, minutes = '', seconds = ''] =
    CLOCK.exec(date === undefined ? written : written.slice(11)) ?? [];
  const [m, s] = [Number(minutes), Number(seconds.replace(',', '.'))];
  const isValid = s < 60 && (hours === undefined || m < 60) && !isNaN(day);
  const time = 3600 * Number(hours ?? 0) + 60 * m + s;
  return match !== undefined && isValid
    ? day + time * (sign === '-' ? -1 : 1)
    : undefined;
}

/** Groups of three digits, or of two before the last one: '1,234,567', '12,34,567'. */
function isGrouped(digits: string, mark: string): boolean {
  return /^(?:\d{1,3}(?:,\d{3})*|\d\d?(?:,\d\d)+,\d{3})$/u.test(
    digits.replaceAll(mark, ','),
  );
}

/** The digits with a decimal point; undefined if the marks make no sense. */
function withDecimalPoint(
  digits: string,
  hasDecimalComma: boolean,
): string | undefined {
  const marks = digits.replaceAll(/\d/gu, '');
  const last = marks.at(-1) ?? '';
  if (marks.length === 0) {
    return digits;
  }
  if (new Set(marks).size === 2) {
    const [whole = '', part = ''] = digits.split(last);
    const other = last === '.' ? ',' : '.';
    const isValid = marks.lastIndexOf(last) === marks.indexOf(last);
    return isValid && isGrouped(whole, other)
      ? `${whole.replaceAll(other, '')}.${part}`
      : undefined;
  }
  const usual = hasDecimalComma ? ',' : '.';
  const canBeGrouped = isGrouped(digits, last) && !/^0/u.test(digits);
  if (marks.length > 1 || (last !== usual && canBeGrouped)) {
    return canBeGrouped ? digits.replaceAll(last, '') : undefined;
  }
  return digits.replace(',', '.');
}

/**
 * Reads one cell: decimal point or comma, grouped digits, exponents with E or
 * D, full-width characters and the minus sign of typesetting.
 * @param hasDecimalComma how the file writes decimals, for cells like '1.234'
 */
export function readNumber(cell: string, hasDecimalComma: boolean): CellValue {
  const trimmed = cell.trim();
  if (trimmed === '') {
    return 'empty';
  }
  if ((hasDecimalComma ? PLAIN_COMMA : PLAIN).test(trimmed)) {
    return finite(Number(trimmed.replace(',', '.')));
  }
  const normalized = normalizeCell(trimmed);
  if (NOT_FINITE.test(normalized)) {
    return 'not-finite';
  }
  const [, sign = '', digits = '', exponent = '0', wan, yi] =
    MARKED.exec(normalized) ?? [];
  const power = Number(exponent) + (wan ? 4 : 0) + (yi ? 8 : 0);
  const plain = withDecimalPoint(digits, hasDecimalComma);
  if (digits === '' || plain === undefined) {
    return 'text';
  }
  return finite(Number(`${sign}${plain}e${power}`));
}

function finite(value: number): CellValue {
  if (Number.isFinite(value)) {
    return value;
  }
  return Number.isNaN(value) ? 'text' : 'not-finite';
}

/** Cells of a sample with decimals, and those whose mark may as well group digits. */
interface Evidence {
  readonly commas: number;
  readonly points: number;
  readonly unclearCommas: number;
  readonly unclearPoints: number;
}

const WITH_COMMA =
  /^[+-]?(?:[\d.]*,\d+|\d{1,3}(?:\.\d{3}){2,})(?:[de][+-]?\d+)?$/iu;
const WITH_POINT =
  /^[+-]?(?:[\d,]*\.\d+|\d+\.|\d{1,3}(?:,\d{2,3}){2,})(?:[de][+-]?\d+)?$/iu;

/** '1,234' and '1.234' may as well be grouped. */
const UNCLEAR = /^[+-]?[1-9]\d{0,2}(?:,\d{3}|\.\d{3})$/u;

function evidenceIn(cells: readonly string[]): Evidence {
  const found = {commas: 0, points: 0, unclearCommas: 0, unclearPoints: 0};
  for (const written of cells) {
    const cell = splitQuantity(written).digits || written.trim();
    if (UNCLEAR.test(cell)) {
      found[cell.includes(',') ? 'unclearCommas' : 'unclearPoints'] += 1;
    } else if (WITH_COMMA.test(cell)) {
      found.commas += 1;
    } else if (WITH_POINT.test(cell)) {
      found.points += 1;
    }
  }
  return found;
}

/** Whether decimals have a comma; undefined where nothing is certain. */
function decide({commas, points}: Evidence): boolean | undefined {
  return commas === points ? undefined : commas > points;
}

/** How a table writes decimals. */
export interface DecimalMarks {
  /** Whether most cells that show it have a comma. */
  readonly hasComma: boolean;
  /** Whether a mark may stand for decimals or group digits. */
  readonly isUnclear: boolean;
  /** Whether a column has a comma; as the table where nothing shows it. */
  readonly ofColumn: (index: number) => boolean;
}

/**
 * Tells from rows whether decimals have a comma, column by column: a script may
 * have written some of them.
 */
export function decimalMarks(
  rows: readonly (readonly string[])[],
  separator: Separator,
): DecimalMarks {
  const all = evidenceIn(rows.flat());
  // Between commas, a point groups digits only where a comma stands for decimals.
  const isPlain = separator === ',' && all.commas + all.unclearCommas === 0;
  const ofTable = isPlain ? false : decide(all);
  const width = rows.reduce((most, {length}) => Math.max(most, length), 0);
  const columns = Array.from({length: width}, (_, index) =>
    evidenceIn(rows.map((cells) => cells[index] ?? '')),
  );
  const hasComma = ofTable ?? false;
  const decided = columns.map(decide);
  return {
    hasComma,
    isUnclear: columns.some(
      ({unclearCommas, unclearPoints}, index) =>
        unclearCommas + unclearPoints > 0 &&
        (decided[index] ?? ofTable) === undefined,
    ),
    ofColumn: (index) => decided[index] ?? hasComma,
  };
}
