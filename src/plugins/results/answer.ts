import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import type {Locale} from '../../i18n';
import {formatNumber, withUnit} from '../../models/definition/format';
import {parseDecimal} from '../../models/definition/normalize';
import type {Unit} from '../../physics/units';
import {fromUnit, isUnit, toUnit, unitDefinition} from '../../physics/units';
import {
  type Attributes,
  type JsxElement,
  readAttributes,
  readNumber,
  readText,
} from './attributes';
import {textAttributes} from './jsx';
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

/** Attributes that say which number is computed, and how. */
const COMPUTATION = [
  ...['value', 'unit', 'at', 'side', 'minus', 'dividedBy', 'times'],
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
): Promise<Computed> {
  const typed = readNumber(attributes, 'value');
  if (typed !== undefined) {
    const unit = readUnit(attributes);
    return {value: fromUnit(typed, unit), unit};
  }
  const {value, unit} = await measure(attributes, locale);
  if (typeof value !== 'number' || unit === undefined) {
    throw new RangeError('the answer must be a number');
  }
  return {value, unit};
}

/** The unit of the difference of two values. */
function differenceUnit(unit: Unit): Unit {
  return unitDefinition(unit).quantity === 'temperature' ? 'deltaK' : unit;
}

/**
 * Computes the number that attributes describe: those of `<Result>`, or `value`
 * in `unit`; then `minus` or `dividedBy` another one, then `times` a factor.
 */
async function compute(
  attributes: Attributes,
  locale: Locale,
): Promise<Computed> {
  const factor = readNumber(attributes, 'times') ?? 1;
  const plain = without(attributes, ['minus', 'dividedBy', 'times']);
  const {value, unit} = await measureNumber(plain, locale);
  const second = async (name: string) => {
    const other = override(plain, readOverride(attributes, name));
    return (await measureNumber(other, locale)).value;
  };
  if ('minus' in attributes) {
    const difference = value - (await second('minus'));
    return {value: difference * factor, unit: differenceUnit(unit)};
  }
  if ('dividedBy' in attributes) {
    return {value: (value / (await second('dividedBy'))) * factor, unit: '1'};
  }
  return {value: value * factor, unit};
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

function mistakesIn(element: JsxElement): readonly JsxElement[] {
  const children = element.children as MdxJsxFlowElement['children'];
  return children.filter(
    (child): child is MdxJsxFlowElement =>
      child.type === 'mdxJsxFlowElement' && child.name === 'Mistake',
  );
}

/** The number that is asked for, with what its mistakes lead to. */
async function numberTask(
  attributes: Attributes,
  mistakes: readonly Attributes[],
  locale: Locale,
) {
  const own = without(attributes, PRESENTATION);
  const computed = await compute(own, locale);
  const {value: expected, unit} = computed;
  const tolerance = readTolerance(attributes, computed);
  const values: number[] = [];
  for (const mistake of mistakes) {
    const typed = 'value' in mistake ? {unit} : {};
    const given = override(own, {...typed, ...mistake});
    const {value} = await compute(given, locale);
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

function choiceTask(
  element: JsxElement,
  correct: number,
  mistakes: readonly Attributes[],
) {
  const children = element.children as MdxJsxFlowElement['children'];
  const list = children.find(({type}) => type === 'list');
  const count = list?.type === 'list' ? list.children.length : 0;
  const options = mistakes.map((each) => readNumber(each, 'option') ?? 0);
  for (const option of [correct, ...options]) {
    if (!Number.isInteger(option) || option < 1 || option > count) {
      throw new RangeError(`there is no option ${option}, only 1 to ${count}`);
    }
  }
  if (options.includes(correct)) {
    throw new RangeError(`option ${correct} is the right one`);
  }
  return {correct, mistakes: options};
}

/**
 * Computes the answer to a question and the values of its mistakes.
 * @throws RangeError with the fault, also for a mistake that counts as right
 */
export async function expandAnswer(
  element: JsxElement,
  locale: Locale,
): Promise<void> {
  const attributes = readAttributes(element);
  const elements = mistakesIn(element);
  const mistakes = elements.map(readAttributes);
  const correct = readNumber(attributes, 'correct');
  const task =
    correct === undefined
      ? await numberTask(attributes, mistakes, locale)
      : choiceTask(element, correct, mistakes);
  element.attributes = textAttributes({
    label: readText(attributes, 'label') ?? '',
    task: JSON.stringify(task),
  });
  for (const mistake of elements) {
    mistake.attributes = [];
  }
}
