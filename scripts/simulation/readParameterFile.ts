import {readFileSync, statSync} from 'node:fs';

import type {AnyModel, ValuesOf} from '../../src/models/definition';
import {parseDecimal} from '../../src/models/definition/normalize';
import {isRecord} from '../../src/site/isRecord';
import {UsageError} from '../usageError';
import {clip} from './clip';
import {choose, readValue} from './readValues';

/** What a parameter file sets. */
export interface FileSettings {
  /** The values in the file, SI. */
  readonly values: Partial<ValuesOf<AnyModel>>;
  /** Duration, s, if the file has one. */
  readonly duration?: number;
}

/** Longest file that is read, bytes. */
const LARGEST = 10_000_000;

function readText(path: string): string {
  try {
    const status = statSync(path);
    if (!status.isFile() || status.size > LARGEST) {
      throw new Error(`not a file of at most ${LARGEST} bytes`);
    }
    return readFileSync(path, 'utf8').replace(/^\uFEFF/u, '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Cannot read '${clip(path)}': ${clip(reason)}`);
  }
}

/**
 * Reads the comments above the columns of a CSV file of the site, also after a
 * spreadsheet has put them in quotation marks or filled the row with separators.
 */
function readComments(text: string): Readonly<Record<string, unknown>> {
  const pairs = [...text.matchAll(/^"?# (\w+)(?: =|:) ([^\s",;]+)/gmu)].map(
    ([, key = '', value = '']) => [key, value] as const,
  );
  return Object.fromEntries(pairs);
}

function readObject(
  path: string,
  text: string,
): Readonly<Record<string, unknown>> {
  if (/^"?#/u.test(text)) {
    return readComments(text);
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    content = undefined;
  }
  if (!isRecord(content)) {
    throw new UsageError(
      `'${clip(path)}' must be a JSON object of parameters, or a CSV file of the site`,
    );
  }
  const {values, model, duration, ...others} = content;
  const settings = isRecord(values) ? values : others;
  return {
    ...settings,
    ...(model !== undefined && {model}),
    ...(duration !== undefined && {duration}),
  };
}

function readDuration(path: string, value: unknown): number {
  const duration = parseDecimal(String(value));
  if (duration === undefined) {
    throw new UsageError(`The duration in '${clip(path)}' must be a number`);
  }
  return duration;
}

/**
 * Reads values from a file: a JSON object of parameters, the output of
 * `--format json`, or a CSV file saved from the panel.
 *
 * @throws {UsageError} when it can't be read, is of another model or has a value
 *   that is not allowed
 */
export function readParameterFile(model: AnyModel, path: string): FileSettings {
  const content = readObject(path, readText(path));
  const {model: id = model.id, duration, ...settings} = content;
  if (id !== model.id) {
    const other = clip(String(id));
    throw new UsageError(
      `'${clip(path)}' is of the model '${other}', not of '${model.id}'`,
    );
  }
  const values = Object.entries(settings).map(([key, value]) => {
    const definition = choose('parameter', model, model.parameters, key);
    const isPlain = typeof value === 'number' || typeof value === 'string';
    const text = isPlain ? String(value) : JSON.stringify(value);
    return [key, readValue(key, definition, text)] as const;
  });
  return {
    values: Object.fromEntries(values),
    ...(duration !== undefined && {duration: readDuration(path, duration)}),
  };
}
