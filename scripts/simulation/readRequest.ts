import type {AnyModel, ValuesOf} from '../../src/models/definition';
import {parseDecimal} from '../../src/models/definition/normalize';
import {
  isModelId,
  loadAllModels,
  loadModel,
  modelIds,
} from '../../src/models/registry';
import {UsageError} from '../usageError';
import {clip} from './clip';
import {USAGE} from './help';
import {readParameterFile} from './readParameterFile';
import type {Setting} from './readValues';
import {choose, readSetting} from './readValues';
import {splitCommandLine} from './splitCommandLine';

type OutputFormat = 'csv' | 'json' | 'python';

/** A run to compute and print. */
export interface RunRequest {
  readonly kind: 'run';
  readonly model: AnyModel;
  /** The values that differ from the defaults, SI. */
  readonly values: Partial<ValuesOf<AnyModel>>;
  /** Duration, s; the model's own when undefined. */
  readonly duration: number | undefined;
  /** Instants to print, s; the run's own points when undefined. */
  readonly instants: readonly number[] | undefined;
  readonly format: OutputFormat;
  /** Whether to print what the solver did instead of the curves. */
  readonly statistics: boolean;
}

/** Several runs, whose results are printed in one table. */
export interface SweepRequest extends Omit<RunRequest, 'kind'> {
  readonly kind: 'sweep';
  /** The parameters with several values. */
  readonly swept: readonly Setting[];
}

/** What a command line asks for: a text, a list of presets or runs. */
export type Request =
  | {readonly kind: 'help' | 'list'}
  | {readonly kind: 'presets'; readonly models: readonly AnyModel[]}
  | SweepRequest
  | RunRequest;

const OPTIONS = {
  help: {type: 'boolean', short: 'h'},
  list: {type: 'boolean'},
  presets: {type: 'boolean'},
  preset: {type: 'string'},
  file: {type: 'string'},
  set: {type: 'string', multiple: true},
  at: {type: 'string'},
  duration: {type: 'string'},
  format: {type: 'string'},
  statistics: {type: 'boolean'},
} as const;

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
  return splitCommandLine(joinNegativeNumbers(commandLine), OPTIONS, USAGE);
}

async function chooseModel(id: string | undefined): Promise<AnyModel> {
  if (id === undefined || !isModelId(id)) {
    const what =
      id === undefined ? 'No model given' : `Unknown model '${clip(id)}'`;
    throw new UsageError(`${what}; models: ${modelIds.join(', ')}`);
  }
  return loadModel(id);
}

function readSeconds(option: string, text: string): number {
  const value = parseDecimal(text);
  if (value === undefined) {
    throw new UsageError(
      `'--${option}' must be numbers in s, not '${clip(text)}'`,
    );
  }
  return value;
}

/**
 * Reads the duration of a run, s.
 *
 * @throws {UsageError} when it is not in the range of the model
 */
function readRunDuration({duration}: AnyModel, text: string): number {
  const value = readSeconds('duration', text);
  const [min, max] = duration?.range ?? [value, value];
  if (!(value >= min && value <= max)) {
    throw new UsageError(
      `'--duration' must be from ${min} to ${max} s, not '${clip(text)}'`,
    );
  }
  return value;
}

function readFormat(text = 'csv'): OutputFormat {
  if (text !== 'csv' && text !== 'json' && text !== 'python') {
    throw new UsageError(
      `'--format' must be csv, json or python, not '${clip(text)}'`,
    );
  }
  return text;
}

/** Reads the values and options of a run or of a sweep. */
function readRun(
  model: AnyModel,
  given: ReturnType<typeof parse>['values'],
): RunRequest | SweepRequest {
  const preset =
    given.preset === undefined
      ? undefined
      : choose('preset', model, model.presets, given.preset);
  const file =
    given.file === undefined ? undefined : readParameterFile(model, given.file);
  const settings = new Map(
    (given.set ?? []).map((text) => readSetting(model, text)),
  );
  const single = [...settings].flatMap(([key, [value, ...others]]) =>
    value === undefined || others.length > 0 ? [] : [[key, value] as const],
  );
  const swept = [...settings].filter(([, {length}]) => length > 1);
  const request = {
    model,
    values: {...preset?.values, ...file?.values, ...Object.fromEntries(single)},
    duration:
      given.duration === undefined
        ? (file?.duration ?? preset?.duration)
        : readRunDuration(model, given.duration),
    instants: given.at?.split(',').map((text) => readSeconds('at', text)),
    format: readFormat(given.format),
    statistics: given.statistics ?? false,
  };
  if (swept.length > 0 && request.statistics) {
    throw new UsageError(`'--statistics' are those of one run, not of a sweep`);
  }
  const isPartial =
    swept.length > 0 || request.instants !== undefined || request.statistics;
  if (request.format === 'python' && isPartial) {
    throw new UsageError(
      `'--format python' writes one run: no sweep, '--at' or '--statistics'`,
    );
  }
  return swept.length > 0
    ? {kind: 'sweep', ...request, swept}
    : {kind: 'run', ...request};
}

/**
 * Reads a command line.
 *
 * @throws {UsageError} when it is not valid, with one line on what is allowed
 */
export async function readRequest(
  commandLine: readonly string[],
): Promise<Request> {
  const {values: given, positionals} = parse(commandLine);
  if (given.help || given.list) {
    return {kind: given.help ? 'help' : 'list'};
  }
  if (positionals.length > 1) {
    throw new UsageError(`One model at a time. ${USAGE}`);
  }
  if (given.presets && positionals.length === 0) {
    return {kind: 'presets', models: await loadAllModels()};
  }
  const model = await chooseModel(positionals[0]);
  return given.presets
    ? {kind: 'presets', models: [model]}
    : readRun(model, given);
}
