/** What is wrong with a rule; the keys are those of batch_rename.py. */
export type RuleFault = 'bad_pattern' | 'bad_rule' | 'no_field' | 'no_number';

/** Thrown for a rule that can't be used: the kind of error and a detail. */
export class RuleError extends Error {
  readonly fault: RuleFault;
  readonly detail: string;

  constructor(fault: RuleFault, detail: string) {
    super(`${fault}: ${detail}`);
    this.name = 'RuleError';
    this.fault = fault;
    this.detail = detail;
  }
}

/** How names are changed, as the arguments of batch_rename.py state it. */
export interface Rule {
  /** Regular expression. */
  readonly pattern: string;
  readonly replacement: string;
  /** First value of the counter. */
  readonly start: number;
  /** Step of the counter. */
  readonly step: number;
  /** Leaves the last extension as it is. */
  readonly keepExtension: boolean;
  readonly ignoreCase: boolean;
}

const FIELD = /\{\{|\}\}|\{(\w+)(?::(0?\d*d))?\}/gu;
const ESCAPE = /\\(?:g<(\w+)>|(\d{1,2})|([\s\S])|$)/gu;
const CONTROLS: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
};

/** A part of the replacement: gives its text for a match and a number. */
type Part = (match: RegExpExecArray, number: number) => string;

function groupValue(match: RegExpExecArray, name: string): string | undefined {
  const {groups = {}} = match;
  if (/^\d+$/u.test(name)) {
    return Number(name) < match.length
      ? (match[Number(name)] ?? '')
      : undefined;
  }
  return Object.hasOwn(groups, name) ? (groups[name] ?? '') : undefined;
}

/** Expands `\1`, `\g<name>` and a few control characters in a text. */
function expand(text: string, match: RegExpExecArray): string {
  return text.replace(
    ESCAPE,
    (all, named?: string, digits?: string, other?: string) => {
      const group = named ?? digits;
      if (group !== undefined) {
        const value = groupValue(match, group);
        if (value === undefined) {
          throw new RuleError('bad_rule', all);
        }
        return value;
      }
      const character = other === undefined ? undefined : CONTROLS[other];
      if (character === undefined && !/^[^a-z]$/iu.test(other ?? '')) {
        throw new RuleError('bad_rule', all);
      }
      return character ?? all;
    },
  );
}

/** Pads a whole number to a fixed width, as Python's `format` does. */
function padNumber(value: string, width: string, field: string): string {
  if (!/^\s*[+-]?\d+\s*$/u.test(value)) {
    throw new RuleError('no_number', `${value} ${field}`);
  }
  const number = BigInt(value.trim().replace(/^\+/u, ''));
  const sign = number < 0n ? '-' : '';
  const digits = String(number).replace('-', '');
  const length = Number.parseInt(width, 10) || 0;
  return width.startsWith('0')
    ? sign + digits.padStart(length - sign.length, '0')
    : (sign + digits).padStart(length);
}

function fieldReader(field: RegExpExecArray): Part {
  const [all, name, width] = field;
  if (name === undefined) {
    return () => all.charAt(0);
  }
  return (match, number) => {
    const value = name === 'n' ? String(number) : groupValue(match, name);
    if (value === undefined) {
      throw new RuleError('no_field', name);
    }
    return width === undefined ? value : padNumber(value, width, all);
  };
}

function parseReplacement(replacement: string): readonly Part[] {
  const parts: Part[] = [];
  let position = 0;
  const literal =
    (text: string): Part =>
    (match) =>
      expand(text, match);
  for (const field of replacement.matchAll(FIELD)) {
    parts.push(literal(replacement.slice(position, field.index)));
    parts.push(fieldReader(field));
    position = field.index + field[0].length;
  }
  parts.push(literal(replacement.slice(position)));
  return parts;
}

/**
 * Compiles a pattern of Python, which writes named groups with a P.
 * @throws RuleError
 */
function compilePattern({pattern, ignoreCase}: Rule): RegExp {
  const source = pattern
    .replaceAll('(?P<', '(?<')
    .replaceAll(/\(\?P=(\w+)\)/gu, String.raw`\k<$1>`);
  try {
    return new RegExp(source, ignoreCase ? 'gi' : 'g');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RuleError('bad_pattern', reason);
  }
}

/** Splits a name into the part that the rule changes and the extension. */
function splitExtension(
  name: string,
  keepExtension: boolean,
): readonly [string, string] {
  const [, stem = name, extension = ''] =
    /^(\.*[^.].*?)(\.[^.]*)$/su.exec(name) ?? [];
  return keepExtension ? [stem, extension] : [name, ''];
}

/** Gives the new name; `undefined` where the pattern is not found. */
export type Renaming = (name: string, number: number) => string | undefined;

/**
 * Compiles a rule into a function.
 * @throws RuleError, also from the function that is returned
 */
export function compileRule(rule: Rule): Renaming {
  const expression = compilePattern(rule);
  const parts = parseReplacement(rule.replacement);
  return (name, number) => {
    const [subject, rest] = splitExtension(name, rule.keepExtension);
    const matches = [...subject.matchAll(expression)];
    if (matches.length === 0) {
      return undefined;
    }
    let text = '';
    let position = 0;
    for (const match of matches) {
      // ".*" also matches the empty string after the name: one match is enough.
      if (match[0] === '' && match.index === position && position > 0) {
        continue;
      }
      text += subject.slice(position, match.index);
      text += parts.map((part) => part(match, number)).join('');
      position = match.index + match[0].length;
    }
    return text + subject.slice(position) + rest;
  };
}
