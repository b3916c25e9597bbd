import {type Locale, type LocalizedText, text} from '../../i18n';
import type {ValidationIssue} from './errors';
import {formatQuantity} from './format';
import type {AnyModel, ValuesOf} from './modelDefinition';
import type {
  ChoiceParameter,
  NumberParameter,
  ParameterDefinition,
  ParameterValue,
} from './parameters';
import {isChoice} from './parameters';

/** Values that are safe to run, and what had to be corrected in the input. */
export interface NormalizedParameters<A extends AnyModel> {
  /** One value in its range for each parameter of the model. */
  readonly values: ValuesOf<A>;
  /** What was wrong with the input; empty when nothing was. */
  readonly issues: readonly ValidationIssue[];
}

/** A value in its range, with the reason if the input was corrected. */
interface CorrectedValue {
  readonly value: ParameterValue;
  readonly message?: LocalizedText;
}

/** Relative margin for the rounding of unit conversions at a range's ends. */
const RANGE_MARGIN = 1e-12;

/**
 * Values smaller than this part of the range are 0. Numbers such as 1e-320 mean
 * nothing, and their reciprocals and ratios are infinite.
 */
const SMALLEST_PART = 1e-15;

/** Returns the default of every parameter, SI. */
export function defaultParameters<A extends AnyModel>(model: A): ValuesOf<A> {
  const entries = Object.entries<ParameterDefinition>(model.parameters);
  return Object.fromEntries(
    entries.map(([key, definition]) => [key, definition.default]),
  ) as ValuesOf<A>;
}

function rangeMessage(definition: NumberParameter): LocalizedText {
  const {label, range, integer} = definition;
  const [low, high] = range.map((end) => formatQuantity(end, definition));
  const [en, zh] = integer ? ['a whole number', '整数'] : ['a number', '数'];
  return text(
    `The ${label.en} must be ${en} from ${low} to ${high}.`,
    `${label['zh-Hans']}必须是 ${low} 到 ${high} 之间的${zh}。`,
  );
}

function correctNumber(
  definition: NumberParameter,
  given: unknown,
): CorrectedValue {
  const {range, integer = false, default: fallback} = definition;
  const [min, max] = range;
  const message = rangeMessage(definition);
  if (typeof given !== 'number' || Number.isNaN(given)) {
    return {value: fallback, message};
  }
  const inRange = Math.min(Math.max(given, min), max);
  const largest = Math.max(Math.abs(min), Math.abs(max));
  const isZero = min <= 0 && Math.abs(inRange) < SMALLEST_PART * largest;
  const value = isZero ? 0 : integer ? Math.round(inRange) : inRange;
  const margin = RANGE_MARGIN * largest;
  return Math.abs(value - given) <= margin ? {value} : {value, message};
}

function correctChoice(
  definition: ChoiceParameter,
  given: unknown,
): CorrectedValue {
  const {choices, label, default: fallback} = definition;
  if (typeof given === 'string' && Object.hasOwn(choices, given)) {
    return {value: given};
  }
  const names = (locale: Locale) =>
    Object.values(choices).map((name) => name[locale]);
  const message = text(
    `The ${label.en} must be one of: ${names('en').join(', ')}.`,
    `${label['zh-Hans']}只能取：${names('zh-Hans').join('、')}。`,
  );
  return {value: fallback, message};
}

/** Finds the definition of a parameter; `undefined` for any other key. */
export function findParameter(
  model: AnyModel,
  key: string,
): ParameterDefinition | undefined {
  return Object.hasOwn(model.parameters, key)
    ? model.parameters[key]
    : undefined;
}

function unknownParameter(model: AnyModel, key: string): ValidationIssue {
  const shown = key.slice(0, 40);
  return {
    parameters: [],
    message: text(
      `There is no parameter '${shown}' in the model '${model.title.en}'.`,
      `模型“${model.title['zh-Hans']}”没有参数 ${shown}。`,
    ),
  };
}

/**
 * Corrects any input to values that are safe to run: numbers are clamped to
 * their range, rounded where they must be whole and 0 where the rounding of the
 * range hides them; anything else falls back to the default, unknown keys are
 * dropped. Each correction that changes the meaning is reported as an issue.
 * Never throws. Numbers are SI.
 */
export function normalizeParameters<A extends AnyModel>(
  model: A,
  input: Readonly<Record<string, unknown>> = {},
): NormalizedParameters<A> {
  const values: Record<string, ParameterValue> = defaultParameters(model);
  const issues: ValidationIssue[] = [];
  for (const [key, given] of Object.entries(input)) {
    const definition = findParameter(model, key);
    if (!definition) {
      issues.push(unknownParameter(model, key));
      continue;
    }
    if (given === undefined) {
      continue;
    }
    const {value, message} = isChoice(definition)
      ? correctChoice(definition, given)
      : correctNumber(definition, given);
    values[key] = value;
    if (message) {
      issues.push({parameters: [key], message});
    }
  }
  return {values: values as ValuesOf<A>, issues};
}

/** Syntax of decimal numbers in permalinks, fields and on the command line. */
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/iu;

/**
 * Reads the text of one value: a decimal number in SI for a number parameter,
 * the text itself for a choice. `undefined` when it is no number.
 */
export function parseParameter(
  definition: ParameterDefinition,
  text: string,
): ParameterValue | undefined {
  if (isChoice(definition)) {
    return text;
  }
  return parseDecimal(text);
}

/** Reads a decimal number of at most 40 characters; else `undefined`. */
export function parseDecimal(text: string): number | undefined {
  return text.length <= 40 && DECIMAL.test(text) ? Number(text) : undefined;
}

/** Returns the usual duration of a run, s; 0 for a model without time. */
export function defaultDuration<A extends AnyModel>(
  model: A,
  values: ValuesOf<A>,
): number {
  const {duration} = model;
  return duration ? clampDuration(model, duration.default(values)) : 0;
}

/**
 * Clamps a duration to the range of the model, s: to the shortest if it is no
 * number. 0 without time.
 */
export function clampDuration(model: AnyModel, duration: number): number {
  const [min, max] = model.duration?.range ?? [0, 0];
  return duration > min ? Math.min(duration, max) : min;
}
