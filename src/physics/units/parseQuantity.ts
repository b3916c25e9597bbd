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
  | {readonly kind: 'empty' | 'too-long' | 'no-number'}
  | {readonly kind: 'unknown-unit'; readonly name: string}
  | {
      readonly kind: 'other-quantity';
      readonly name: string;
      readonly quantity: Quantity;
    };

/** Longest text that is read: a number with its unit needs a tenth of it. */
const LONGEST = 120;

const NUMBER =
  /^([+-]?)\s*(\d{1,3}(?:[ ']\d{3})+(?:[.,]\d+)?|\d[\d.,]*|[.,]\d+)(?:e([+-]?\d{1,3})(?!\d))?\s*(.*)$/iu;

/** Quantities whose units stand for each other. */
const KINDRED: readonly (readonly Quantity[])[] = [
  ['number', 'ratio'],
  ['frequency', 'rate'],
  ['length', 'roughness'],
];

/** Writes full-width characters, signs and powers of ten in one way. */
function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll('。', '.')
    .replaceAll('\u03bc', 'µ')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[ ≈~=约]+/u, '')
    .replace(/(\d)\s*[×x*·]\s*10\s*\^?\s*([+-]?\d{1,3})(?!\d)/iu, '$1e$2')
    .trim();
}

/** Writes a unit without spaces and with dots between its factors. */
function normalizeUnit(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll('\u03bc', 'µ')
    .replaceAll(/[·⋅*]/gu, '.')
    .replaceAll(/[\s^]/gu, '')
    .replace(/[.,;!]+$/u, '');
}

function addName(
  table: Map<string, TypedUnit[]>,
  name: string,
  unit: TypedUnit,
): void {
  const key = normalizeUnit(name);
  table.set(key, [...(table.get(key) ?? []), unit]);
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

/**
 * Lists the units that a name can mean, each with a factor: `MPa` is 1000 kPa.
 * Empty where the name is not known.
 */
export function unitsNamed(name: string): readonly TypedUnit[] {
  const key = normalizeUnit(name);
  return TABLE.get(key) ?? TABLE.get(key.toLowerCase()) ?? [];
}

function isKindred(one: Quantity, other: Quantity): boolean {
  return (
    one === other ||
    KINDRED.some((group) => group.includes(one) && group.includes(other))
  );
}

/** Reads the digits of a number in each way that is customary. */
function readDigits(digits: string): readonly number[] {
  const plain = digits.replaceAll(/[ ']/gu, '');
  const marks = plain.match(/[.,]/gu) ?? [];
  const last = marks.at(-1) ?? '';
  const [first = '', ...groups] = plain.split(/[.,]/u);
  const isGrouped =
    /^\d{1,3}$/u.test(first) && groups.every((group) => group.length === 3);
  if (marks.length < 2) {
    const decimal = Number(plain.replace(',', '.'));
    const canGroup = last === ',' && isGrouped && Number(first) > 0;
    return canGroup ? [decimal, Number(first + groups.join(''))] : [decimal];
  }
  if (new Set(marks).size === 1) {
    return isGrouped ? [Number(first + groups.join(''))] : [];
  }
  const fraction = groups.pop() ?? '';
  const isValid =
    marks.slice(0, -1).every((mark) => mark !== last) &&
    groups.every((group) => group.length === 3);
  return isValid ? [Number(`${first}${groups.join('')}.${fraction}`)] : [];
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
  return fitting ?? {kind: 'other-quantity', name, quantity: quantityOf(first)};
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
  const match = NUMBER.exec(normalizeText(text));
  const [, sign = '', digits = '', exponent = '0', name = ''] = match ?? [];
  const scale = (sign === '-' ? -1 : 1) * 10 ** Number(exponent);
  const numbers = readDigits(digits).map((number) => number * scale);
  const hasStrayDigits = /^\d(?!\/)/u.test(name);
  if (!match || hasStrayDigits || !hasFiniteValues(numbers)) {
    return {kind: 'no-number'};
  }
  const unit = chooseUnit(name.replace(/[.,;!]+$/u, ''), shown);
  if ('kind' in unit) {
    return unit;
  }
  const wanted = unitDefinition(shown).quantity;
  return {
    kind: 'value',
    readings: numbers.map((number) => toSi(number, unit, wanted)),
  };
}
