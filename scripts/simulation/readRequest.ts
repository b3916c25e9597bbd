import {parseArgs} from 'node:util';

import type {
  AnyModel,
  Preset,
  ValuesOf,
} from '../../src/models/definition/defineModel';
import {
  findParameter,
  parseDecimal,
} from '../../src/models/definition/normalize';
import type {
  NumberParameter,
  ParameterDefinitions,
  ParameterValue,
} from '../../src/models/definition/parameters';
import {isChoice} from '../../src/models/definition/parameters';
import {isModelId, loadModel, modelIds} from '../../src/models/registry';
import {unitName} from '../../src/physics/units';
import {UsageError} from '../usageError';
import {USAGE} from './help';

/** Format in which a run is printed. */
export type OutputFormat = 'csv' | 'json';

/** A run to compute and print. */
export interface RunRequest {
  /** Tells a run from a list of the models. */
  readonly kind: 'run';
  /** The model to run. */
  readonly model: AnyModel;
  /** The values that differ from the defaults, SI. */
  readonly values: Partial<ValuesOf<AnyModel>>;
  /** Duration, s; the model's own when undefined. */
  readonly duration: number | undefined;
  /** Instants to print, s; the run's own points when undefined. */
  readonly instants: readonly number[] | undefined;
  /** Format to print. */
  readonly format: OutputFormat;
  /** Whether to print what the solver did instead of the curves. */
  readonly statistics: boolean;
}

/** The request of a command line. */
export type Request =
  {readonly kind: 'help'} | {readonly kind: 'list'} | RunRequest;

const OPTIONS = {
  help: {type: 'boolean', short: 'h'},
  list: {type: 'boolean'},
  preset: {type: 'string'},
  set: {type: 'string', multiple: true},
  at: {type: 'string'},
  duration: {type: 'string'},
  format: {type: 'string'},
  statistics: {type: 'boolean'},
} as const;

function split(commandLine: readonly string[]): ReturnType<typeof parse> {
  try {
    return parse(commandLine);
  } catch (error) {
    const [reason = ''] = String(
      error instanceof Error ? error.message : error,
    ).split('\n');
    throw new UsageError(`${reason} ${USAGE}`);
  }
}

/**
 * Joins an option and a negative number after it to one word: `parseArgs` takes
 * such a number for an option.
 */
function joinNegativeNumbers(commandLine: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of commandLine) {
    const previous = joined.at(-1) ?? '';
    if (/^-[.\d]/u.test(word) && /^--[a-z]+$/u.test(previous)) {
      joined.splice(-1, 1, `${previous}=${word}`);
    } else {
      joined.push(word);
    }
  }
  return joined;
}

function parse(commandLine: readonly string[]) {
  return parseArgs({
    args: joinNegativeNumbers(commandLine),
    options: OPTIONS,
    allowPositionals: true,
  });
}

async function chooseModel(id: string | undefined): Promise<AnyModel> {
  if (id === undefined || !isModelId(id)) {
    const what = id === undefined ? 'No model given' : `Unknown model '${id}'`;
    throw new UsageError(`${what}; models: ${modelIds.join(', ')}`);
  }
  return loadModel(id);
}

function choosePreset(
  {id, presets}: AnyModel,
  key: string | undefined,
): Preset<ParameterDefinitions> | undefined {
  if (key === undefined) {
    return undefined;
  }
  const preset = Object.hasOwn(presets, key) ? presets[key] : undefined;
  if (!preset) {
    const names = Object.keys(presets).join(', ');
    throw new UsageError(`Unknown preset '${key}' of ${id}; presets: ${names}`);
  }
  return preset;
}

function readNumber(
  key: string,
  {min, max, unit, integer}: NumberParameter,
  text: string,
): number {
  const value = parseDecimal(text);
  const isAllowed =
    value !== undefined &&
    value >= min &&
    value <= max &&
    (!integer || Number.isInteger(value));
  if (!isAllowed) {
    const kind = integer ? 'a whole number' : 'a number';
    const name = unitName(unit);
    const suffix = name === '1' ? '' : ` ${name}`;
    throw new UsageError(
      `'${key}' must be ${kind} from ${min} to ${max}${suffix}, not '${text}'`,
    );
  }
  return value;
}

function readSetting(
  model: AnyModel,
  setting: string,
): readonly [string, ParameterValue] {
  const [key = '', ...rest] = setting.split('=');
  const text = rest.join('=');
  const definition = findParameter(model, key);
  if (!definition) {
    const names = Object.keys(model.parameters).join(', ');
    throw new UsageError(
      `Unknown parameter '${key}' of ${model.id}; parameters: ${names}`,
    );
  }
  if (!isChoice(definition)) {
    return [key, readNumber(key, definition, text)];
  }
  if (!Object.hasOwn(definition.choices, text)) {
    const names = Object.keys(definition.choices).join(', ');
    throw new UsageError(`'${key}' must be one of ${names}, not '${text}'`);
  }
  return [key, text];
}

function readSeconds(option: string, text: string): number {
  const value = parseDecimal(text);
  if (value === undefined) {
    throw new UsageError(`'--${option}' must be numbers in s, not '${text}'`);
  }
  return value;
}

function readFormat(text = 'csv'): OutputFormat {
  if (text !== 'csv' && text !== 'json') {
    throw new UsageError(`'--format' must be csv or json, not '${text}'`);
  }
  return text;
}

/**
 * Reads a command line.
 *
 * @throws {UsageError} when it is not valid, with one line on what is allowed
 */
export async function readRequest(
  commandLine: readonly string[],
): Promise<Request> {
  const {values: given, positionals} = split(commandLine);
  if (given.help || given.list) {
    return {kind: given.help ? 'help' : 'list'};
  }
  if (positionals.length > 1) {
    throw new UsageError(`One model at a time. ${USAGE}`);
  }
  const model = await chooseModel(positionals[0]);
  const preset = choosePreset(model, given.preset);
  const settings = (given.set ?? []).map((text) => readSetting(model, text));
  const duration =
    given.duration === undefined
      ? preset?.duration
      : readSeconds('duration', given.duration);
  return {
    kind: 'run',
    model,
    values: {...preset?.values, ...Object.fromEntries(settings)},
    duration,
    instants: given.at?.split(',').map((text) => readSeconds('at', text)),
    format: readFormat(given.format),
    statistics: given.statistics ?? false,
  };
}
