import {writeInDigits} from './chineseNumerals';
import {
  fromUnit,
  isUnit,
  type Quantity,
  type Unit,
  unitDefinition,
  UNITS,
  unitSymbol,
} from './index';
import {typedNames, type TypedUnit} from './unitNames';

/** What a typed text says, or why it can't be read. */
export type TypedQuantity =
  /** SI values: a second one where a comma may group thousands. */
  | {readonly kind: 'value'; readonly readings: readonly number[]}
  | {
      readonly kind:
        | 'empty'
        | 'too-long'
        | 'no-number'
        | 'calculation'
        | 'range'
        | 'several-numbers';
    }
  | {readonly kind: 'unknown-unit'; readonly name: string}
  | {
      readonly kind: 'other-quantity';
      readonly name: string;
      readonly quantity: Quantity;
    };

/** Longest text that is read: a number with its unit needs a tenth of it. */
const LONGEST = 120;

const NUMBER =
  /^([+-]?)\s*(\d{1,3}(?:[ ']\d{3})+(?:[.,]\d+)?|\d[\d.,]*|[.,]\d+)(?:e([+-]?\d+))?\s*(.*)$/iu;

/** Quantities whose units stand for each other. */
const KINDRED: readonly (readonly Quantity[])[] = [
  ['number', 'ratio'],
  ['frequency', 'rate'],
  ['angularFrequency', 'rate'],
  ['length', 'roughness'],
];

/** Characters that look like the sign of degrees, which NFKC turns into letters. */
const DEGREE_LOOKALIKES = /[\u00ba\u02da]/gu;

/** Digits above the line after a digit, which NFKC would append to the number. */
const SUPERSCRIPT = /(?<=\d)(?=[⁺⁻]?[⁰¹²³⁴-⁹])/gu;

/** A fraction that is one character, with the whole number before it: `1½`. */
const FRACTION = /(?<![\d.,/^A-Za-z])(\d*) ?([\u00bc-\u00be\u2150-\u215e])/gu;

/** Writes such a fraction with decimals. */
function writeFraction(_: string, whole: string, fraction: string): string {
  const [above, below] = fraction.normalize('NFKC').split('\u2044');
  return String(Number(whole) + Number(above) / Number(below));
}

/** A name before an equals sign or a colon: `t = 771.5 s`. */
const NAMED =
  /^(?:\p{L}[\p{L}\p{N}_()]*\s*(?:(?=[=≈])|:)|(?!.*(?:[大小]于|[不非超]))\p{Script=Han}+?(?:等于|[为是])(?=\s*[约大\d-]))/u;

/** Words before a number, of an answer or of one that is not exact. */
const ABOUT =
  /^(?:[\s≈≅∼~=]|(?:(?:the )?answer|it|that) is |i (?:get|think) |答案?[是为]?|(?:结果|应该?)是|大?约(?:等于)?为?|等于|[是为]|(?:计?[算求])?(?:得[到出]?|出来?)|大概|差不多|几乎|[接将]近|about|around|roughly|circa|ca\.?|approximately|approx\.?|nearly|almost)+/iu;

/** What may stand after the unit: “or so”, and punctuation. */
const ENDING =
  /(?:[\s.,;!?、]|左右|上下|[吧吗呢]| or so|\((?:approx|about|大?约)\.?\))+$/iu;

/** Quotation marks or brackets around all of it. */
const ENCLOSED = /^["'“(]([^()]*)["'”)]$/u;

/** Powers of ten that are written as words. */
const POWERS: Readonly<Record<string, string>> = {
  thousand: 'e3',
  million: 'e6',
  billion: 'e9',
  百: 'e2',
  千: 'e3',
  万: 'e4',
  百万: 'e6',
  千万: 'e7',
  亿: 'e8',
  万亿: 'e12',
};

/** Words for whole numbers, from 0 on. */
const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(
    ' ',
  );

/** Writes characters, signs, powers of ten and words around a number in one way. */
function normalizeText(text: string): string {
  return text
    .replaceAll(DEGREE_LOOKALIKES, '°')
    .replaceAll(FRACTION, writeFraction)
    .replaceAll(SUPERSCRIPT, '^')
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll('\u2044', '/')
    .replaceAll('\u2019', "'")
    .replaceAll('。', '.')
    .replaceAll('\u03bc', 'µ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(NAMED, '')
    .replace(ABOUT, '')
    .replace(ENDING, '')
    .replace(ENCLOSED, '$1')
    .replace(/^摄氏度?\s*(?=\d)|^(?:摄氏)?零上\s*/u, '')
    .replace(/^(?:(?:摄氏)?零下|负的?|(?:minus|negative) )\s*/iu, '-')
    .replace(/(?<=^-?)[a-z]+(?=$| )/iu, (word) => {
      const number = WORDS.indexOf(word.toLowerCase());
      return number < 0 ? word : String(number);
    })
    .replace(/(?<=^-?0)·(?=\d)/u, '.')
    .replaceAll(/乘以?(?=\s*10)/gu, '×')
    .replace(
      /(?<=10|十)\s*的\s*([负-]?)\s*(\d+|[一二三四五六七八九十]+)\s*次方/u,
      (_, sign: string, power: string) =>
        `^${sign && '-'}${writeInDigits(power)}`,
    )
    .replace(/(?<=\d) +(?=e[+-]?\d)/iu, '')
    .replace(/(?<=\d) in (?=\p{L})/u, ' ')
    .replace(/^一?半$/u, '50%')
    .replace(
      /^(-?(?:百分之)?)\s*(.*)$/u,
      (_, before: string, number: string) => before + writeInDigits(number),
    )
    .replace(/^(-?\d+)\s*(个?(?:分钟?|秒钟?|小?时|天)|个)半/u, '$1.5 $2')
    .replace(/^(-?)百分之(.*)$/u, '$1$2%')
    .replace(
      // Before the name of a unit (千瓦) it is the prefix of that unit.
      /^(-?[\d.,]*\d)\s*(万亿|[百千]万|[百万亿]|千(?![帕瓦克焦赫米牛卡])|(?:thousand|million|billion)\b)(?!\s*\d)/iu,
      (_, number: string, power: string) =>
        `${number}${POWERS[power.toLowerCase()] ?? ''}`,
    )
    .replace(
      /(\d)(?:\s*[×x*·]\s*10\s*(?:\^|\*\*)?| 10\s*(?:\^|\*\*))\s*\(?([+-]?\d{1,3})(?!\d)\)?/iu,
      '$1e$2',
    )
    .replace(
      /^(-?)10\s*(?:\^|\*\*)\s*\(?([+-]?\d{1,3})\)?(?![\d.,])/u,
      '$11e$2',
    );
}

/** Symbols of the names of units in words, as in `千克/秒`, `metres per second`. */
const SYMBOLS = new Map(
  typedNames()
    .filter(([, [unit, factor]]) => factor === 1 && unit !== '1')
    .map(([name, [unit]]) => [name, unit] as const)
    .reverse(),
);

/** Such a name beside a stroke or in brackets; alone it is known as it stands. */
const WORD = /(?<=[/(.·]\s*)[\p{L}]+|[\p{L}]+(?=\s*[/·])/gu;

/** A unit with a negative power: `m^-2` or `K⁻¹`. */
const NEGATIVE_POWER =
  /(?<=^|[\s.·⋅∙•*×])(\p{L}+)\s*(?:\^|\*\*)?\(?[-\u2212]([1-4])\)?(?!\d|[.,]\d|\p{L})/gu;

/** Writes negative powers behind a slash: `W·m⁻²·K⁻¹` as `W/m2/K`. */
function writeAsQuotient(name: string): string {
  const below = [...name.matchAll(NEGATIVE_POWER)].map(
    ([, unit = '', power = '']) => `/${unit}${power === '1' ? '' : power}`,
  );
  const above = name
    .replaceAll(NEGATIVE_POWER, '')
    .replace(/[\s.·⋅∙•*×]+$/u, '');
  return below.length === 0 ? name : `${above || '1'}${below.join('')}`;
}

/**
 * Writes a unit without spaces, brackets and signs of powers. What follows the
 * first slash divides: `W/(m2.K)`, `W/m**2/K` and `W/m²K` are one unit. Degrees
 * that divide are differences, so that °C stands for K.
 */
function normalizeUnit(name: string): string {
  const plain = name
    .replaceAll(DEGREE_LOOKALIKES, '°')
    .normalize('NFKC')
    .replaceAll('\u03bc', 'µ')
    .replace(/^\(([^()]*)\)$/u, '$1')
    .replaceAll(/(?<=[米克斤])(?=开)/gu, '.')
    .replace(/^deg(?:ree)?s?\.?\s*(?=[ckf])/iu, '°')
    .replaceAll(
      /\b(square|sq|cubic|cu)\b\.? ?(\p{L}+)/giu,
      (_, power: string, word: string) => {
        const symbol = SYMBOLS.get(word) ?? word;
        return `${symbol}${/^s/iu.test(power) ? 2 : 3}`;
      },
    )
    .replaceAll(
      /\s*(?:\bper\b(?! ?cent)|\ban?\b(?= (?:sec|min|h))|每)\s*/giu,
      '/',
    )
    .replaceAll(WORD, (word) => SYMBOLS.get(word) ?? word);
  const [above = '', ...below] = writeAsQuotient(plain)
    .replaceAll(/\*\*|[\s^()[\]]/gu, '')
    .replaceAll(/[·⋅∙•*×]/gu, '.')
    .replace(/[.,;!]+$/u, '')
    .split('/');
  return below.length === 0
    ? above
    : `${above}/${below
        .join('')
        .replaceAll('.', '')
        .replaceAll(/°C|degC/giu, 'K')}`;
}

/** Units that begin with milli or mega, which only the case of the m tells apart. */
const MILLI_OR_MEGA = /^m(?:pa(?:\.?s)?|bar|wh?|j|hz)$/iu;

/** Writes a unit in lower case, but for what would become another prefix. */
function foldCase(key: string): string {
  if (!MILLI_OR_MEGA.test(key)) {
    return key.toLowerCase();
  }
  return key.startsWith('M') ? `M${key.slice(1).toLowerCase()}` : key;
}

function addName(
  table: Map<string, TypedUnit[]>,
  name: string,
  unit: TypedUnit,
): void {
  const key = normalizeUnit(name);
  for (const spelling of new Set([key, foldCase(key)])) {
    table.set(spelling, [...(table.get(spelling) ?? []), unit]);
  }
}

function unitTable(): ReadonlyMap<string, readonly TypedUnit[]> {
  const table = new Map<string, TypedUnit[]>();
  for (const unit of Object.keys(UNITS).filter(isUnit)) {
    for (const name of new Set([unit, unitSymbol(unit)])) {
      addName(table, name, [unit, 1]);
    }
  }
  for (const [name, unit] of typedNames()) {
    addName(table, name, unit);
  }
  return table;
}

const TABLE = unitTable();

function unitsOfKey(key: string): readonly TypedUnit[] | undefined {
  return TABLE.get(key) ?? TABLE.get(foldCase(key));
}

/** Units of which others are made: the first by or times the second is the third. */
const MADE: readonly (readonly [Quantity, string, Quantity, Unit])[] = [
  ['volume', '/', 'time', 'm3/s'],
  ['mass', '/', 'time', 'kg/s'],
  ['energy', '/', 'time', 'W'],
  ['length', '/', 'time', 'm/s'],
  ['mass', '/', 'volume', 'kg/m3'],
  ['power', '.', 'time', 'J'],
];

/**
 * Reads a quotient or a product of two units, such as `cm3/s` or `kW.h`; `L/D` and
 * `W.min` are more likely a ratio of lengths and the minimum of a column.
 */
function unitsMade(key: string): readonly TypedUnit[] {
  const [, one = '', mark, other = ''] =
    /^([^/.]+)(\/(?!d$)|\.(?!min$))([^/.]+)$/iu.exec(key) ?? [];
  return MADE.flatMap(([above, by, below, unit]) => {
    const [first, second] = [
      [one, above] as const,
      [other, below] as const,
    ].map(([name, quantity]) =>
      unitsOfKey(name)?.find(
        ([each]) => unitDefinition(each).quantity === quantity,
      ),
    );
    if (mark !== by || !first || !second) {
      return [];
    }
    const [x, y] = [first, second].map(([each, factor]) =>
      fromUnit(factor, each),
    ) as [number, number];
    return [[unit, by === '/' ? x / y : x * y] as const];
  });
}

/**
 * Lists the units that a name can mean, each with a factor: `MPa` is 1000 kPa.
 * Empty where the name is not known.
 */
export function unitsNamed(name: string): readonly TypedUnit[] {
  const key = normalizeUnit(name);
  return unitsOfKey(key) ?? unitsMade(key);
}

/** Tells whether units of one quantity stand for those of another. */
export function isKindred(one: Quantity, other: Quantity): boolean {
  return (
    one === other ||
    KINDRED.some((group) => group.includes(one) && group.includes(other))
  );
}

/** Writes the digits of a number plainly, in each way that they may be meant. */
function readDigits(digits: string): readonly string[] {
  const plain = digits.replaceAll(/[ ']/gu, '');
  const marks = plain.match(/[.,]/gu) ?? [];
  const last = marks.at(-1) ?? '';
  const [first = '', ...groups] = plain.split(/[.,]/u);
  const isGrouped =
    /^\d{1,3}$/u.test(first) && groups.every((group) => group.length === 3);
  if (marks.length < 2) {
    const decimal = plain.replace(',', '.');
    const canGroup = last === ',' && isGrouped && Number(first) > 0;
    return canGroup ? [decimal, first + groups.join('')] : [decimal];
  }
  if (new Set(marks).size === 1) {
    return isGrouped ? [first + groups.join('')] : [];
  }
  const fraction = groups.pop() ?? '';
  const isValid =
    marks.slice(0, -1).every((mark) => mark !== last) &&
    groups.every((group) => group.length === 3);
  return isValid ? [`${first}${groups.join('')}.${fraction}`] : [];
}

function toSi(
  value: number,
  [unit, factor]: TypedUnit,
  wanted: Quantity,
): number {
  const scaled = value * factor;
  return wanted === 'temperatureDifference'
    ? scaled * (unitDefinition(unit).factor ?? 1)
    : fromUnit(scaled, unit);
}

function hasFiniteValues(numbers: readonly number[]): boolean {
  return numbers.length > 0 && numbers.every(Number.isFinite);
}

/** Letters that mean something else than the unit in the other case: kilo is no kelvin. */
const OTHER_CASE = /^[kMGHSn]$/u;

function chooseUnit(name: string, shown: Unit): TypedQuantity | TypedUnit {
  const {quantity} = unitDefinition(shown);
  if (name === '') {
    return [shown, 1];
  }
  const units = unitsNamed(name);
  const [first] = units;
  if (!first) {
    return {kind: 'unknown-unit', name};
  }
  const quantityOf = ([unit]: TypedUnit) => unitDefinition(unit).quantity;
  const fitting =
    units.find((unit) => isKindred(quantityOf(unit), quantity)) ??
    (quantity === 'temperatureDifference'
      ? units.find((unit) => quantityOf(unit) === 'temperature')
      : undefined);
  if (fitting) {
    return fitting;
  }
  return OTHER_CASE.test(name)
    ? {kind: 'unknown-unit', name}
    : {kind: 'other-quantity', name, quantity: quantityOf(first)};
}

/** Texts that hold more than one number, with what they are. */
const COMPOUNDS = [
  [
    'several-numbers',
    /\d\s*(?:[:∶比'′]|h|hrs?|hours?|mins?|minutes?|小?时|分钟?)\s*\d/iu,
  ],
  [
    'range',
    // A hyphen may also stand before the power of a unit: m-2.
    /^[<>≤≥][=\s]*\d|\d\s*[多几余来]|几(?!乎)|(?<![一二三四五六七八九百千万亿])(?:一二|[二两]三|三[四五]|四五|五六|六七|七八|八九)(?![一二三四五六七八九])|[大小][于过]|以[上下内]|[超不][过到]|至[少多]|\b(?:more|less) than\b|\bat (?:least|most)\b|\d[^\d/^]*(?:(?!(?<=\p{L})-[1-4](?!\d|[.,]\d| ?(?!K-1)\p{L}))-|~|±|\+\/-|\.\.|\b(?:to|and|or)\b|[至到或和])\D*[\d一二三四五六七八九十](?![\d.]*\s*\/)/iu,
  ],
  [
    'calculation',
    /\d\)?\s*(?:\*\*|[/^*×÷·+x乘除]以?)\s*[\d(+-]|√|sqrt|exp|\b(?:ln|lg|log|sin|cos|tan)\b|\d\s*\/\s*e\b|\be\s*\^|根号|分之|π|\bpi\b/iu,
  ],
] as const;

/** Tells a text that could be calculated from one that is no number. */
function explainUnreadable(text: string, otherwise: TypedQuantity) {
  const found = COMPOUNDS.find(([, pattern]) => pattern.test(text));
  return found ? {kind: found[0]} : otherwise;
}

/**
 * Reads a number as a reader types it: decimal point or comma, grouped digits,
 * powers of ten, full-width characters, with or without a unit.
 * @param shown the unit of a number without one
 */
export function parseQuantity(text: string, shown: Unit): TypedQuantity {
  if (text.trim() === '') {
    return {kind: 'empty'};
  }
  if (text.length > LONGEST) {
    return {kind: 'too-long'};
  }
  const normalized = normalizeText(text);
  const match = NUMBER.exec(normalized);
  const [, sign = '', digits = '', exponent = '0', name = ''] = match ?? [];
  const numbers = readDigits(digits).map((plain) =>
    Number(`${sign}${plain}e${exponent}`),
  );
  const hasStrayDigits = /^\d(?!\/)/u.test(name);
  if (!match || hasStrayDigits || !hasFiniteValues(numbers)) {
    return explainUnreadable(normalized, {kind: 'no-number'});
  }
  const unit = chooseUnit(name, shown);
  if ('kind' in unit) {
    // An exponent before the unit, as in 2e-3, is no part of a range.
    return unit.kind === 'unknown-unit'
      ? explainUnreadable(`1 ${name}`, unit)
      : unit;
  }
  const wanted = unitDefinition(shown).quantity;
  return {
    kind: 'value',
    readings: numbers.map((number) => toSi(number, unit, wanted)),
  };
}
