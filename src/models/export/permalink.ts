import {type LocalizedText, text} from '../../i18n';
import type {ValidationIssue} from '../definition/errors';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import {
  clampDuration,
  defaultDuration,
  defaultParameters,
  findParameter,
  normalizeParameters,
  parseDecimal,
  parseParameter,
} from '../definition/normalize';

/** A part of the time axis, s. */
export type TimeWindow = readonly [from: number, to: number];

/** The content of a permalink: safe values, and what had to be corrected. */
export interface Permalink<A extends AnyModel> {
  /** Whether the text is a permalink to this model; else all is default. */
  readonly isForModel: boolean;
  /** The value of every parameter, SI. */
  readonly values: ValuesOf<A>;
  /** Duration, s, if the link contains one. */
  readonly duration?: number;
  /** Part of the run that is shown, s, if the link contains one. */
  readonly window?: TimeWindow;
  /** What was corrected, or could not be read. */
  readonly issues: readonly ValidationIssue[];
}

/** Longest text that is decoded: more than all parameters of any model. */
const MAXIMUM_LENGTH = 2000;

function createIssue(
  message: LocalizedText,
  ...parameters: string[]
): ValidationIssue {
  return {parameters, message};
}

const UNREADABLE = createIssue(
  text(
    'The link could not be read; the default values are used.',
    '链接无法识别，已使用默认值。',
  ),
);

/**
 * Encodes the values that differ from the defaults, without '#':
 * `sim=thermostat&band=2`. Numbers are SI with full precision.
 */
export function encodePermalink<A extends AnyModel>(
  model: A,
  values: ValuesOf<A>,
  duration?: number,
  window?: TimeWindow,
): string {
  const defaults: ValuesOf<AnyModel> = defaultParameters(model);
  const query = new URLSearchParams({sim: model.id});
  for (const [key, value] of Object.entries(values)) {
    if (value !== defaults[key]) {
      query.set(key, String(value));
    }
  }
  if (duration !== undefined && duration !== defaultDuration(model, values)) {
    query.set('duration', String(duration));
  }
  if (window) {
    query.set('window', window.map(String).join('..'));
  }
  return query.toString();
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Reads the first value of each key; a Map is safe for keys of any kind. */
function readPairs(text: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const part of text.replace(/^#/u, '').split('&')) {
    const equals = part.indexOf('=');
    if (equals > 0) {
      const key = decodeText(part.slice(0, equals));
      if (!pairs.has(key)) {
        pairs.set(key, decodeText(part.slice(equals + 1)));
      }
    }
  }
  return pairs;
}

function readDuration(
  model: AnyModel,
  written: string | undefined,
): {readonly duration?: number; readonly issues: readonly ValidationIssue[]} {
  if (written === undefined) {
    return {issues: []};
  }
  const requested = parseDecimal(written);
  if (requested === undefined || !model.duration) {
    const message = text(
      'The duration in the link is ignored.',
      '链接中的仿真时长已忽略。',
    );
    return {issues: [createIssue(message, 'duration')]};
  }
  const duration = clampDuration(model, requested);
  const message = text(
    'The duration in the link was moved into its range.',
    '链接中的仿真时长超出范围，已调整。',
  );
  const issues =
    duration === requested ? [] : [createIssue(message, 'duration')];
  return {duration, issues};
}

/** Reads a window; it must lie in the run, at least in part. */
function readWindow(
  model: AnyModel,
  written: string | undefined,
  values: ValuesOf<AnyModel>,
  duration: number | undefined,
): {readonly window?: TimeWindow; readonly issues: readonly ValidationIssue[]} {
  if (written === undefined) {
    return {issues: []};
  }
  const parts = written.split('..').map(parseDecimal);
  const [from = Number.NaN, to = Number.NaN] = parts;
  const start = model.start?.(values) ?? 0;
  const end = start + (duration ?? defaultDuration(model, values));
  const window = [Math.max(from, start), Math.min(to, end)] as const;
  if (parts.length === 2 && window[1] > window[0]) {
    return {window, issues: []};
  }
  const message = text(
    'The part of the time axis in the link is ignored.',
    '链接中的时间轴范围已忽略。',
  );
  return {issues: [createIssue(message)]};
}

/** Keys of a link that are no parameters; `at` is the heading that it opens. */
const OTHER_KEYS: readonly string[] = ['sim', 'duration', 'window', 'at'];

/**
 * Decodes a permalink. Never throws: what is malformed, unknown or out of range
 * is replaced by a safe value and reported; a text that is not a permalink to
 * this model gives the defaults.
 *
 * @param text - a URL's hash, with or without '#'
 */
export function decodePermalink<A extends AnyModel>(
  model: A,
  text: string,
): Permalink<A> {
  const values = defaultParameters(model);
  if (text.length > MAXIMUM_LENGTH) {
    return {isForModel: false, values, issues: [UNREADABLE]};
  }
  const pairs = readPairs(text);
  if (pairs.get('sim') !== model.id) {
    return {isForModel: false, values, issues: []};
  }
  const input: [string, unknown][] = [];
  for (const [key, raw] of pairs) {
    if (!OTHER_KEYS.includes(key)) {
      const definition = findParameter(model, key);
      input.push([
        key,
        definition ? (parseParameter(definition, raw) ?? raw) : raw,
      ]);
    }
  }
  const normalized = normalizeParameters(model, Object.fromEntries(input));
  const {duration, issues} = readDuration(model, pairs.get('duration'));
  const shown = readWindow(
    model,
    pairs.get('window'),
    normalized.values,
    duration,
  );
  return {
    isForModel: true,
    values: normalized.values,
    ...(duration !== undefined && {duration}),
    ...(shown.window && {window: shown.window}),
    issues: [...normalized.issues, ...issues, ...shown.issues],
  };
}
