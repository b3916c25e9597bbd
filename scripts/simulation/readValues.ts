import type {AnyModel} from '../../src/models/definition';
import {parseDecimal} from '../../src/models/definition/normalize';
import type {
  NumberParameter,
  ParameterDefinition,
  ParameterValue,
} from '../../src/models/definition/parameters';
import {isChoice} from '../../src/models/definition/parameters';
import {sweepValues} from '../../src/models/run/sweep';
import {unitName} from '../../src/physics/units';
import {UsageError} from '../usageError';
import {clip} from './clip';

/** The values of a parameter on the command line: several are a sweep. */
export type Setting = readonly [key: string, values: readonly ParameterValue[]];

/** Most values of one parameter in a sweep. */
const MOST_VALUES = 1000;

function readNumber(
  key: string,
  {range, unit, integer}: NumberParameter,
  text: string,
): number {
  const value = parseDecimal(text);
  // The ends of a range that was converted from another unit are not round.
  const [min, max] = range;
  const [low, high] = range.map((end) => Number(end.toPrecision(12)));
  const isAllowed =
    value !== undefined &&
    value >= Math.min(min, low ?? min) &&
    value <= Math.max(max, high ?? max) &&
    (!integer || Number.isInteger(value));
  if (!isAllowed) {
    const kind = integer ? 'a whole number' : 'a number';
    const name = unitName(unit);
    const suffix = name === '1' ? '' : ` ${name}`;
    throw new UsageError(
      `'${key}' must be ${kind} from ${low} to ${high}${suffix}, not '${clip(text)}'`,
    );
  }
  return value;
}

/**
 * Finds an entry of a table of a model.
 *
 * @throws {UsageError} with the names that exist
 */
export function choose<Entry>(
  kind: 'parameter' | 'preset',
  {id}: AnyModel,
  table: Readonly<Record<string, Entry>>,
  key: string,
): Entry {
  const entry = Object.hasOwn(table, key) ? table[key] : undefined;
  if (entry === undefined) {
    const names = Object.keys(table).join(', ');
    throw new UsageError(
      `Unknown ${kind} '${clip(key)}' of ${id}; ${kind}s: ${names}`,
    );
  }
  return entry;
}

/**
 * Reads one value of a parameter: a number in SI, or the name of a choice.
 *
 * @throws {UsageError} when it is not allowed, with what is
 */
export function readValue(
  key: string,
  definition: ParameterDefinition,
  text: string,
): ParameterValue {
  if (!isChoice(definition)) {
    return readNumber(key, definition, text);
  }
  if (!Object.hasOwn(definition.choices, text)) {
    const names = Object.keys(definition.choices).join(', ');
    throw new UsageError(
      `'${key}' must be one of ${names}, not '${clip(text)}'`,
    );
  }
  return text;
}

/** Reads `start:end:count`, spaced as in a batch run of the panel. */
function readRange(
  key: string,
  definition: NumberParameter,
  text: string,
): readonly ParameterValue[] {
  const [first = '', last = '', number = '', ...rest] = text.split(':');
  const count = parseDecimal(number);
  const isCount =
    count !== undefined &&
    Number.isInteger(count) &&
    count >= 2 &&
    count <= MOST_VALUES;
  if (!isCount || rest.length > 0) {
    throw new UsageError(
      `A sweep of '${key}' is start:end:count, with 2 to ${MOST_VALUES} values, not '${clip(text)}'`,
    );
  }
  return sweepValues(definition, count, {
    from: readNumber(key, definition, first),
    to: readNumber(key, definition, last),
  });
}

/**
 * Reads `name=value`, `name=value,value,…` or `name=start:end:count`.
 *
 * @throws {UsageError} when it is not allowed, with what is
 */
export function readSetting(model: AnyModel, setting: string): Setting {
  const [key = '', ...rest] = setting.split('=');
  const text = rest.join('=');
  const definition = choose('parameter', model, model.parameters, key);
  if (!isChoice(definition) && text.includes(':')) {
    return [key, readRange(key, definition, text)];
  }
  const values = text
    .split(',')
    .map((value) => readValue(key, definition, value));
  return [key, values];
}
