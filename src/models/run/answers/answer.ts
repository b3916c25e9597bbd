import type {Locale} from '../../../i18n';
import type {Unit} from '../../../physics/units';
import {fromUnit, isUnit, toUnit, unitDefinition} from '../../../physics/units';
import {formatNumber, withUnit} from '../../definition/format';
import {parseDecimal} from '../../definition/normalize';
import {type Attributes, readNumber, readText} from './attributes';
import type {Laboratory} from './experiment';
import {measure, TARGETS} from './measure';

/** A computed number, SI, and the unit in which it is asked for. */
interface Computed {
  readonly value: number;
  readonly unit: Unit;
}

/** Attributes of `<Ask>` that say how it is asked, not what is computed. */
const PRESENTATION = ['label', 'tolerance', 'correct', 'option'];

/** Relative tolerance unless one is given. */
const TOLERANCE = 0.02;

function without(attributes: Attributes, names: readonly string[]): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => !names.includes(name)),
  );
}

/** What is done with a computed number and a second one. */
const OPERATIONS = ['plus', 'minus', 'multipliedBy', 'dividedBy'] as const;

/** Attributes that say which number is computed, and how. */
const COMPUTATION = [
  ...['value', 'unit', 'at', 'side', 'times'],
  ...OPERATIONS,
  ...TARGETS,
];

/** Adds attributes; another quantity takes the place of the first one. */
function override(attributes: Attributes, other: Attributes): Attributes {
  const changesTarget = ['value', ...TARGETS].some((name) => name in other);
  const base = changesTarget ? without(attributes, COMPUTATION) : attributes;
  return {...base, ...other};
}

function readOverride(attributes: Attributes, name: string): Attributes {
  const other = attributes[name];
  if (typeof other !== 'object' || other === null) {
    throw new RangeError(`${name} must be an object, as in {{at: 2}}`);
  }
  return other as Attributes;
}

function readUnit(attributes: Attributes): Unit {
  const unit = readText(attributes, 'unit') ?? '1';
  if (!isUnit(unit)) {
    throw new RangeError(`there is no unit '${unit}'`);
  }
  return unit;
}

async function measureNumber(
  attributes: Attributes,
  locale: Locale,
  laboratory: Laboratory,
): Promise<Computed> {
  const typed = readNumber(attributes, 'value');
  if (typed !== undefined) {
    const unit = readUnit(attributes);
    return {value: fromUnit(typed, unit), unit};
  }
  const {value, unit} = await measure(attributes, locale, laboratory);
  if (typeof value !== 'number' || unit === undefined) {
    throw new RangeError('the answer must be a number');
  }
  return {value, unit};
}

/** The unit of the difference of two values. */
function differenceUnit(unit: Unit): Unit {
  return unitDefinition(unit).quantity === 'temperature' ? 'deltaK' : unit;
}

function combine(
  operation: (typeof OPERATIONS)[number],
  {value, unit}: Computed,
  second: number,
): Computed {
  switch (operation) {
    case 'plus':
      return {value: value + second, unit};
    case 'minus':
      return {value: value - second, unit: differenceUnit(unit)};
    case 'multipliedBy':
      return {value: value * second, unit};
    case 'dividedBy':
      return {value: value / second, unit: '1'};
  }
}

/**
 * Computes the number that attributes describe: those of `<Result>`, or `value`
 * in `unit`; then `plus`, `minus`, `multipliedBy` or `dividedBy` another one,
 * which is described in the same way, then `times` a factor.
 */
async function compute(
  attributes: Attributes,
  locale: Locale,
  laboratory: Laboratory,
): Promise<Computed> {
  const factor = readNumber(attributes, 'times') ?? 1;
  const plain = without(attributes, [...OPERATIONS, 'times']);
  let computed = await measureNumber(plain, locale, laboratory);
  const operation = OPERATIONS.find((name) => name in attributes);
  if (operation) {
    const other = override(plain, readOverride(attributes, operation));
    const {value} = await compute(other, locale, laboratory);
    computed = combine(operation, computed, value);
  }
  return {...computed, value: computed.value * factor};
}

/** Reads a share such as "2 %". @throws RangeError for anything else */
function readPercent(text: string): number {
  const percent = parseDecimal(text.replace(/\s*%$/u, ''));
  if (percent === undefined || !text.endsWith('%')) {
    throw new RangeError('tolerance must be like "2 %", or a number: {0.5}');
  }
  return percent / 100;
}

/** Reads `tolerance`, "2 %" of the value or a number in the unit; SI. */
function readTolerance(
  {tolerance}: Attributes,
  {value, unit}: Computed,
): number {
  const {factor = 1, quantity} = unitDefinition(unit);
  if (typeof tolerance === 'number') {
    return tolerance * factor;
  }
  if (quantity === 'temperature') {
    throw new RangeError('a temperature needs a tolerance in its unit: {0.5}');
  }
  const share =
    typeof tolerance === 'string' ? readPercent(tolerance) : TOLERANCE;
  return Math.abs(value) * share;
}

/** Stands for a mistake that no answer shows. */
const NEVER = 1e99;

/**
 * Computes the number that attributes of `<Ask>` ask for, with what its mistakes
 * lead to. With other numbers than the page's (`prepare` of the laboratory)
 * a mistake whose value is typed in the page leads nowhere.
 * @returns what is expected, its tolerance and the mistakes, SI
 * @throws RangeError with the fault, also for a mistake that counts as right
 */
export async function numberTask(
  attributes: Attributes,
  mistakes: readonly Attributes[],
  locale: Locale,
  laboratory: Laboratory,
) {
  const own = without(attributes, PRESENTATION);
  const computed = await compute(own, locale, laboratory);
  const {value: expected, unit} = computed;
  const tolerance = readTolerance(attributes, computed);
  const values: number[] = [];
  for (const mistake of mistakes) {
    const isTyped = 'value' in mistake;
    if (isTyped && laboratory.prepare) {
      values.push(NEVER);
      continue;
    }
    const given = override(own, {...(isTyped && {unit}), ...mistake});
    const {value} = await compute(given, locale, laboratory);
    if (Math.abs(value - expected) <= tolerance) {
      throw new RangeError(
        `a mistake gives ${toUnit(value, unit)}, which counts as right: ${toUnit(expected, unit)}`,
      );
    }
    values.push(value);
  }
  const text = withUnit(
    formatNumber(toUnit(expected, unit), {digits: 4}),
    unit,
  );
  return {expected, unit, tolerance, text, mistakes: values};
}
