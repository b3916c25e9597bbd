import {plainNumber, splitLines} from './values';

/** Run settings; times in s, tolerance without unit. */
export interface RunSettings {
  readonly start: number;
  readonly final: number;
  readonly printInterval: number;
  readonly maximumStep: number;
  readonly tolerance: number;
  /** Options that are on; none where the file does not state them. */
  readonly options: readonly RunOption[];
}

/** The field of the second line of `.sim`, and its bit, that an option switches on. */
const OPTIONS = {
  continuation: [4, 1],
  oldFinalValues: [4, 2],
  stabilizing: [4, 4],
  dynamic: [4, 8],
  holdInputs: [4, 16],
  fixedStep: [4, 32],
  discontinuityPrintout: [2, 1],
  runStatistics: [3, 1],
  cautious: [5, 1],
} as const;

/** An option of a run. */
export type RunOption = keyof typeof OPTIONS;

/** The table of a batch. */
export interface Batch {
  /** `set` for a list of combinations, else the word in the file. */
  readonly type: string;
  /** Data paths or names of the parameters that vary. */
  readonly parameters: readonly string[];
  /** Values, one row a set; empty where the file does not tell their order. */
  readonly sets: readonly (readonly string[])[];
}

/**
 * Reads run settings from the part `.sim`. The meaning of its numbers is that of
 * saved models and of a host program that writes them.
 */
export function readRunSettings(content: string): RunSettings | undefined {
  const [first = [], second = []] = splitLines(content)
    .slice(0, 2)
    .map((line) => line.trim().split(/\s+/u).map(Number));
  const [start = NaN, final = NaN, printInterval = NaN] = first;
  const [maximumStep = NaN, tolerance = NaN] = first.slice(3);
  const numbers = {start, final, printInterval, maximumStep, tolerance};
  const options = (Object.keys(OPTIONS) as RunOption[]).filter((option) => {
    const [field, bit] = OPTIONS[option];
    return ((second[field] ?? 0) & bit) !== 0;
  });
  return Object.values(numbers).every(Number.isFinite)
    ? {...numbers, options}
    : undefined;
}

/**
 * Reads the table of a batch, from the part `.sai` of what was run, else from
 * `.sad` of what is set up. Values are given only where there is one block a set
 * and all sets are run: otherwise their order, or which run has which, is not known.
 */
export function readBatch(content: string): Batch | undefined {
  const blocks = splitLines(content)
    .join('\n')
    .split(/^[\t ]*(?=[A-Z_]+=)/mu);
  const textsOf = (key: string) =>
    blocks
      .filter((block) => block.startsWith(`${key}=`))
      .map((block) => block.slice(key.length + 1).trim());
  const [type] = textsOf('DTYPE').flatMap((text) => text.split('\n', 1));
  const parameters = textsOf('PIDNO')
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => line.trim().split(/\s+/u)[3] ?? []);
  const sets = textsOf('PDATA').map((text) => text.split(/\s+/u));
  const areRun = textsOf('VALRU').flatMap((text) => text.split(/\s+/u));
  const isBySet =
    type === 'set' &&
    !areRun.includes('0') &&
    sets.length === plainNumber(textsOf('NSETS')[0]) &&
    sets.length !== parameters.length &&
    sets.every(({length}) => length === parameters.length);
  return type ? {type, parameters, sets: isBySet ? sets : []} : undefined;
}
