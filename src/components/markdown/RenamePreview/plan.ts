import {compileRule, type Rule} from './rule';

/** What is wrong with a new name; the keys are those of batch_rename.py. */
export type Problem =
  | 'empty'
  | 'illegal'
  | 'trailing'
  | 'reserved'
  | 'long_name'
  | 'model'
  | 'to_model'
  | 'same'
  | 'occupied';

/** One file that the rule renames. */
export interface Move {
  readonly from: string;
  /** The name between the two phases, which no other file has. */
  readonly waiting: string;
  readonly to: string;
  readonly problem?: Problem;
  /** Before the renaming, another file that is renamed has this name. */
  readonly isTaken: boolean;
}

// eslint-disable-next-line no-control-regex -- Windows forbids them by number.
const ILLEGAL = /[<>:"/\\|?*\x00-\x1f]/u;
const RESERVED = /^(?:CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(?:COM|LPT)[1-9¹²³])$/u;
/** Files of an Amesim model: NAME.ame, and NAME_.data, NAME_.results.1 and so on. */
const MODEL_FILE = /\.ame$|._\./iu;
const LONGEST_NAME = 255;

/** A key that is equal for names that Windows or macOS take for the same file. */
function sameNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function compareStrings(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Compares names in natural order: digits count as numbers, 2 before 10. */
export function compareNaturally(one: string, other: string): number {
  const [left, right] = [one, other].map((name) =>
    name.toLowerCase().split(/(\d+)/u),
  ) as [string[], string[]];
  for (const [index, text] of left.entries()) {
    const against = right[index];
    if (against === undefined) {
      return 1;
    }
    const [a, b] =
      index % 2 ? [BigInt(text), BigInt(against)] : [text, against];
    if (a !== b) {
      return a < b ? -1 : 1;
    }
  }
  return left.length < right.length ? -1 : compareStrings(one, other);
}

/** Checks one name by the rules of Windows, on every system. */
function checkName(name: string): Problem | undefined {
  if (name === '') {
    return 'empty';
  }
  if (ILLEGAL.test(name)) {
    return 'illegal';
  }
  if (/[. ]$/u.test(name)) {
    return 'trailing';
  }
  const stem = (name.split('.')[0] ?? '').replace(/ +$/u, '').toUpperCase();
  if (RESERVED.test(stem)) {
    return 'reserved';
  }
  return name.length > LONGEST_NAME ? 'long_name' : undefined;
}

function checkMove(from: string, to: string): Problem | undefined {
  return (
    checkName(to) ??
    (MODEL_FILE.test(from)
      ? 'model'
      : MODEL_FILE.test(to)
        ? 'to_model'
        : undefined)
  );
}

type Target = Pick<Move, 'from' | 'to'>;

function computeTargets(
  names: readonly string[],
  rule: Rule,
): readonly Target[] {
  const rename = compileRule(rule);
  const targets: Target[] = [];
  let number = rule.start;
  for (const from of names) {
    const to = rename(from, number);
    if (to !== undefined) {
      number += rule.step;
      if (to !== from) {
        targets.push({from, to});
      }
    }
  }
  return targets;
}

/** Finds new names that equal each other or the name of a file that stays. */
function findCollisions(
  names: readonly string[],
  targets: readonly Target[],
): ReadonlyMap<string, Problem> {
  const leaving = new Set(targets.map(({from}) => from));
  const staying = new Set(
    names.filter((name) => !leaving.has(name)).map(sameNameKey),
  );
  const taken = new Set<string>();
  const problems = new Map<string, Problem>();
  for (const {from, to} of targets) {
    const key = sameNameKey(to);
    if (staying.has(key)) {
      problems.set(from, 'occupied');
    } else if (taken.has(key)) {
      problems.set(from, 'same');
    }
    taken.add(key);
  }
  return problems;
}

/**
 * Plans the renaming of the files of one folder as batch_rename.py does: in
 * natural order, with names checked by the rules of Windows, and with a check
 * for collisions only when every name is valid.
 * @throws RuleError when the rule can't be read or doesn't fit a name
 */
export function planMoves(
  names: readonly string[],
  rule: Rule,
): readonly Move[] {
  const files = [...new Set(names)].sort(compareNaturally);
  const targets = computeTargets(files, rule);
  const invalid = new Map(
    targets.flatMap(({from, to}) => {
      const problem = checkMove(from, to);
      return problem === undefined ? [] : [[from, problem] as const];
    }),
  );
  const problems = invalid.size > 0 ? invalid : findCollisions(files, targets);
  const leaving = new Set(targets.map(({from}) => sameNameKey(from)));
  return targets.map(({from, to}, index) => {
    const problem = problems.get(from);
    return {
      from,
      waiting: `.~${index + 1}.tmp`,
      to,
      isTaken: leaving.has(sameNameKey(to)),
      ...(problem && {problem}),
    };
  });
}
