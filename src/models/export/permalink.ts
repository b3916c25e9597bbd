import {type LocalizedText, text} from '../../i18n';
import type {Problem} from '../definition/errors';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import {
  clampDuration,
  defaultDuration,
  defaultParameters,
  normalizeParameters,
  parameterOf,
  parseDecimal,
  parseParameter,
} from '../definition/normalize';

/** What a permalink says: safe values, and what had to be mended. */
export interface Permalink<A extends AnyModel> {
  /** The text is a permalink to this model; else everything is default. */
  readonly isForModel: boolean;
  readonly values: ValuesOf<A>;
  /** Duration, s, when the link asks for one. */
  readonly duration?: number;
  readonly problems: readonly Problem[];
}

/** No model has so many parameters that an honest link is longer. */
const MAXIMUM_LENGTH = 2000;

function problem(message: LocalizedText, ...parameters: string[]): Problem {
  return {parameters, message};
}

const UNREADABLE = problem(
  text({
    en: 'The link could not be read; the default values are used.',
    'zh-Hans': '链接无法识别，已使用默认值。',
  }),
);

/**
 * Writes the values that differ from the defaults, without '#':
 * `sim=thermostat&band=2`. Numbers are SI with full precision.
 */
export function encodePermalink<A extends AnyModel>(
  model: A,
  values: ValuesOf<A>,
  duration?: number,
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
  return query.toString();
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The first value of each key; keys of any kind are safe in a Map. */
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
): {readonly duration?: number; readonly problems: readonly Problem[]} {
  if (written === undefined) {
    return {problems: []};
  }
  const wanted = parseDecimal(written);
  if (wanted === undefined || !model.duration) {
    const message = text({
      en: 'The duration in the link is ignored.',
      'zh-Hans': '链接中的仿真时长已忽略。',
    });
    return {problems: [problem(message, 'duration')]};
  }
  const duration = clampDuration(model, wanted);
  const message = text({
    en: 'The duration in the link was moved into its range.',
    'zh-Hans': '链接中的仿真时长超出范围，已调整。',
  });
  const problems = duration === wanted ? [] : [problem(message, 'duration')];
  return {duration, problems};
}

/**
 * Reads a permalink. Never throws: what is malformed, unknown or out of range
 * is replaced by a safe value and reported; a text that is no permalink to
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
    return {isForModel: false, values, problems: [UNREADABLE]};
  }
  const pairs = readPairs(text);
  if (pairs.get('sim') !== model.id) {
    return {isForModel: false, values, problems: []};
  }
  const input: [string, unknown][] = [];
  for (const [key, raw] of pairs) {
    if (key !== 'sim' && key !== 'duration') {
      const definition = parameterOf(model, key);
      input.push([
        key,
        definition ? (parseParameter(definition, raw) ?? raw) : raw,
      ]);
    }
  }
  const normalized = normalizeParameters(model, Object.fromEntries(input));
  const {duration, problems} = readDuration(model, pairs.get('duration'));
  return {
    isForModel: true,
    values: normalized.values,
    ...(duration !== undefined && {duration}),
    problems: [...normalized.problems, ...problems],
  };
}
