import {unitDefinition} from '../../physics/units';
import {unitsNamed} from '../../physics/units/parseQuantity';
import {isTimeName} from '../columns/names';

/** A name and a unit; both may be empty. */
export interface Heading {
  readonly name: string;
  readonly unit: string;
}

/** Names of Amesim for units that have another name here. */
const PRODUCT_NAMES = [
  [/^(?:null|--?|none|dimensionless|无量纲)$/iu, '1'],
  [/^℃$/u, 'degC'],
  [/^(?:h?h:)?m?m:ss$/iu, 's'],
  [/^h?h:mm$/iu, 'min'],
] as const;

/** The unit of times such as 10:00, where nothing tells which it is. */
export const UNCLEAR_CLOCK = 'hh:mm / mm:ss';

/** A unit of pressure above vacuum: `barA`, `kPa abs`, `bar(a)`. */
const ABSOLUTE =
  /^([hkM]?Pa|m?bar|psi|kgf\/cm[2²])[\s,，(（_]*(?:a|abs\.?|absolute|绝对?压?)[)）]?$/iu;

/** Tells whether a unit of the program is that of a pressure above vacuum. */
export function isAbsolutePressure(unit: string): boolean {
  return ABSOLUTE.test(unit.trim());
}

/** The name of a unit as this site knows it. */
export function unitKey(unit: string): string {
  const trimmed = unit.trim().replace(ABSOLUTE, '$1');
  const [, known = trimmed] =
    PRODUCT_NAMES.find(([names]) => names.test(trimmed)) ?? [];
  return known;
}

/** Characters of the longest text that may be a unit, and of the part of a heading that is read. */
const LONGEST = 200;

/** The units that a text can name, each with a factor; none if it has only marks. */
export function unitsIn(text: string): ReturnType<typeof unitsNamed> {
  const key = unitKey(text);
  const isRead = key.length <= LONGEST && /[^\s.,;!*^()[\]·]/u.test(key);
  return isRead ? unitsNamed(key) : [];
}

/** Tells whether a text is the name of a unit of time. */
export function isTimeUnit(text: string): boolean {
  return unitsIn(text).some(
    ([unit]) => unitDefinition(unit).quantity === 'time',
  );
}

/** Tells whether a text names pure numbers only: `times`, `steps`. */
function isPure(text: string): boolean {
  return unitsIn(text).every(([unit]) => unit === '1');
}

/** Tells whether a text is the name of a unit. */
export function isUnitName(text: string): boolean {
  return unitsIn(text).length > 0;
}

const SQUARE = /^(.*?)\s*[[【{]\s*([^\]】}]*?)\s*[\]】}]\s*$/su;
/** What may be a unit in round brackets; `der(h)` is a derivative. */
const ROUND =
  /^(?!der\()(.*?)\s*[(（]\s*([^()（）]*(?:\([^()]*\))?[^()（）]*?)\s*[)）]\s*$/su;
/** A unit of pressure above the atmosphere, for which the reader is asked: `p (barg)`, `p bar(g)`. */
const GAUGE =
  /^(.*?)[\s_/,，:：(（]*(?<![a-z\d])((?:[kM]?Pa|m?bar|psi|kgf?\/cm[2²])[\s,，_·-]*(?:g|gauge|表压?|[(（]\s*(?:g|gauge|表压?)\s*[)）]))[\s)）]*$/isu;
/**
 * What may stand before a unit: 'T / °C', 'T in °C', 'T, °C', 'T: °C', 'T - °C' and
 * 'time_s'; also less or nothing, as in 'TimeMs', 'pressure MPa', '温度℃'.
 */
const LOOSE =
  /\s*\/\s*|\s+(?:in|[-–])\s+|\s*[,，:：]\s*|[\s_.-]|(?<=\p{Ll})(?=\p{Lu})|(?=[毫微]?秒|分|小?时$|[°℃℉])|(?<=[Tt]ime|TIME|[Zz]eit)(?=[mu]s$|m?sec$|min$)/gu;

/** A unit of two characters at least, one of them a capital or a sign. */
const CAPITAL = /^(?=.*[\p{Lu}°])[^\s()]{2,}$|^[℃℉]$/u;

/** Names of units with a slash between them, as in `kg/fortnight`. */
const QUOTIENT = /^([^\s\d/,，_][^\s/,，_]*)\/[^\s,，_]+$/u;

/** Tells whether a text is the quotient of a unit that is known, and something else. */
function isQuotient(text: string): boolean {
  const [, above = ''] = QUOTIENT.exec(text) ?? [];
  return isUnitName(above);
}

/** What may be a unit of another program, and is no remark as in 'T (measured)'. */
const UNIT_LIKE = /^(?![a-z]{5})[A-Za-z°µμΩ%][\w°µμΩ%²³^*.·-]{0,7}$/u;

/**
 * Tells whether the end of a heading is a unit. Words for pure numbers belong
 * to the name, and after '_' a digit and most single letters are an index; `min`
 * is a smallest value, unless of a time.
 */
function isLooseUnit(name: string, mark: string, unit: string): boolean {
  const isIndex =
    mark === '_' &&
    /^\w$/u.test(unit) &&
    !['K', 'C', 'F', 'W', 'J'].includes(unit) &&
    !isTimeName(name);
  const isSmallest = unit === 'min' && !isTimeName(name);
  // p_atm is the pressure of the atmosphere, and T_bar a mean.
  const isWord =
    mark === '_' &&
    ((unit === 'atm' && name.length <= 2) ||
      (unit === 'bar' && /^[^pP]$/u.test(name)));
  const key = unitKey(unit);
  // Behind less than a mark, a unit is told from a word by its capital or sign.
  const canBeUnit =
    !/^[\s.-]?$/u.test(mark) ||
    (isTimeUnit(unit) ? isTimeName(name) : CAPITAL.test(unit));
  const isUnit =
    canBeUnit && isUnitName(unit) && (key !== unit || !isPure(key));
  // One of a time that is not known is asked for.
  const isOfTime = /\/|in/u.test(mark) && isTimeName(name);
  return (
    name !== '' &&
    !/[\s,，]/u.test(unit) &&
    !isIndex &&
    !isSmallest &&
    !isWord &&
    (isUnit || (isOfTime && UNIT_LIKE.test(unit)))
  );
}

/** What loggers write behind a unit: `(SEN S/N: 1037, LBL: In)`. */
const REMARK = /\s*\([^()]*:[^()]*\)$/u;

/** Splits a heading at the first mark behind which a unit stands, or a quotient. */
function splitLoosely(text: string): Heading | undefined {
  const plain = text.replace(REMARK, '');
  return Array.from(plain.matchAll(LOOSE), ({0: mark, index}) => ({
    mark,
    name: plain.slice(0, index),
    unit: plain.slice(index + mark.length),
  })).find(
    ({name, mark, unit}) =>
      isLooseUnit(name, mark, unit) || (name !== '' && isQuotient(unit)),
  );
}

/**
 * Splits a heading into name and unit: `Time [s]`, `温度（°C）`, `T_1/°C`,
 * `time_s`. What square brackets hold is a unit whether or not it is known,
 * unless it is a number from 2 on or 0: an index, as 1 is beside 2. So is what
 * round brackets hold, where those of another column hold a unit.
 */
function splitHeading(
  heading: string,
  names: readonly string[],
  isRoundUsual: boolean,
): Heading {
  const text = heading
    .replaceAll(/^["'\s]+|["'\s]+$/gu, '')
    // Fluent writes brackets around a row of names.
    .replaceAll(/^\((?=[^)]*$)|(?<=^[^(]*)\)$/gu, '');
  const square = SQUARE.exec(text);
  const isIndex = names.includes(heading.replace('[1]', '[2]'))
    ? /^\d+$/u
    : /^(?:0|[2-9]|\d{2,})$/u;
  if (square && !isIndex.test(square[2] ?? '')) {
    return {name: square[1] ?? '', unit: square[2] ?? ''};
  }
  const isSymbol = CAPITAL.test(text) && !isTimeUnit(text) && !isPure(text);
  if ((text.includes('/') || isSymbol) && isUnitName(text)) {
    return {name: '', unit: text};
  }
  const gauge = GAUGE.exec(text);
  const [, name = '', unit = ''] = gauge ?? ROUND.exec(text) ?? [];
  return gauge ||
    isUnitName(unit) ||
    QUOTIENT.test(unit) ||
    ((isRoundUsual || isTimeName(name)) && name !== '' && UNIT_LIKE.test(unit))
    ? {name, unit}
    : (splitLoosely(text) ?? {name: text, unit: ''});
}

/** A cell of a row of units: `[s]`, `(s)`, `units: s` of Simulink, and `Unit` before the others. */
function withoutBrackets(cell: string): string {
  return cell
    .trim()
    .replace(
      /^[[(（]\s*(.*?)\s*[\])）]$|^units?: *|^(?:units?|einheit(?:en)?|单位)[:：]?$/isu,
      '$1',
    );
}

/** Cells that may be a unit of another program, and are no number nor say what was made of many. */
const SHORT = /^(?![\d.,+-]+$|(?:max|avg|smp|std)$)\S{1,8}(?: \S)?$/iu;

/**
 * Tells whether a row of cells holds the units of the row above: of every column,
 * or of the time and one that is not known.
 */
function isUnitRow(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  const [first = ''] = filled;
  return (
    filled.length > 0 &&
    (filled.every(
      (cell) => withoutBrackets(cell) !== cell || isUnitName(cell),
    ) ||
      (isTimeUnit(withoutBrackets(first)) &&
        filled.every((cell) => SHORT.test(cell))))
  );
}

/** Tells whether a row of words among the numbers is the heading of another table. */
export function isHeading(cells: readonly string[]): boolean {
  const headings = readHeadings([cells], cells.length);
  const isNumber = (cell: string) => unitKey(withoutBrackets(cell)) === '1';
  return (
    cells.length > 1 &&
    ((isUnitRow(cells) && !cells.every(isNumber)) ||
      headings.some(({name, unit}) => isTimeName(name) || isUnitName(unit)))
  );
}

/**
 * The cells of a row above the numbers, very long ones cut. Where blanks separate,
 * a name of several words ends with the bracket of its unit, or `in` and the unit.
 */
export function fitCells(
  cells: readonly string[],
  count: number,
): readonly string[] {
  const short = cells.map((cell) => cell.slice(0, LONGEST));
  const parts = short.join(' ').split(/(?<=[\])]|\sin \S+)\s+/u);
  return cells.length !== count && parts.length === count ? parts : short;
}

/**
 * Reads the rows above the numbers: the last row of words names the columns, a
 * row of units below or above it gives the units, and titles are left out; so is
 * a row of more words than there are columns.
 */
export function readHeadings(
  rows: readonly (readonly string[])[],
  count: number,
  areWords = false,
): readonly Heading[] {
  const filled = rows
    .map((cells) => fitCells(cells, count))
    .filter((cells) => cells.filter((cell) => cell.trim() !== '').length > 1)
    .filter(({length}) => !areWords || length <= count)
    .reverse();
  const unitRows = filled.length > 1 ? filled.filter(isUnitRow) : [];
  // A row of dashes may stand below it.
  const unitRow = unitRows.find((cells) => !cells.every(isPure)) ?? unitRows[0];
  const words = filled.filter((cells) => cells !== unitRow);
  const [last = []] = words;
  // A row such as 'min 20', 'Avg' or 'f8' may stand between the names and the numbers.
  const timed = words.find(
    (cells) =>
      cells.length === last.length &&
      !cells.some((cell) => /^\s*[+-]?\.?\d/u.test(cell)) &&
      cells.some((cell) => isTimeName(splitHeading(cell, cells, false).name)),
  );
  const hasNumber = (cells: readonly string[]) =>
    cells.some((cell) => /^\s*[+-]?[\d.,]+\s*$/u.test(cell));
  const names =
    timed ?? ((hasNumber(last) && words.slice(1).find(isHeading)) || last);
  const at = words.indexOf(names);
  const units =
    unitRow ??
    words
      .slice(0, at)
      .reverse()
      .find((cells) => cells.some(isUnitName) && !hasNumber(cells));
  const above = words[at + 1] ?? [];
  const isRoundUsual = names.some((name) =>
    isUnitName(ROUND.exec(name)?.[2] ?? ''),
  );
  return Array.from({length: count}, (_, index) => {
    const heading = splitHeading(names[index] ?? '', names, isRoundUsual);
    const name =
      heading.name ||
      (above.length === names.length && above[index]?.trim()) ||
      '';
    const below = withoutBrackets(units?.[index] ?? '');
    return {name, unit: below || heading.unit};
  });
}
