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

/** Options of a run: the bits of its type, then what has a number of its own. */
const OPTIONS = {
  continuation: 1,
  oldFinalValues: 2,
  stabilizing: 4,
  dynamic: 8,
  holdInputs: 16,
  fixedStep: 32,
} as const;

/** An option of a run. */
export type RunOption =
  keyof typeof OPTIONS | 'discontinuityPrintout' | 'runStatistics' | 'cautious';

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
  const [, , printout, statistics, type = 0, solver] = second;
  const numbers = {start, final, printInterval, maximumStep, tolerance};
  const others = {
    discontinuityPrintout: printout,
    runStatistics: statistics,
    cautious: solver,
  };
  const options = [
    ...Object.entries(OPTIONS).filter(([, bit]) => (type & bit) !== 0),
    ...Object.entries(others).filter(([, value]) => value === 1),
  ].map(([option]) => option as RunOption);
  return Object.values(numbers).every(Number.isFinite)
    ? {...numbers, options}
    : undefined;
}

/**
 * Reads the table of a batch from the part `.sad`. Values are given only where
 * there is one block a set: otherwise their order is not known.
 */
export function readBatch(content: string): Batch | undefined {
  const blocks: [key: string, lines: string[]][] = [['', []]];
  for (const line of splitLines(content).map((each) => each.trim())) {
    const [start = '', key] = /^([A-Z_]+)=/u.exec(line) ?? [];
    if (key !== undefined) {
      const value = line.slice(start.length).trim();
      blocks.push([key, value === '' ? [] : [value]]);
    } else if (line !== '') {
      blocks.at(-1)?.[1].push(line);
    }
  }
  const linesOf = (key: string) =>
    blocks.filter(([name]) => name === key).map(([, lines]) => lines);
  const type = linesOf('DTYPE')[0]?.[0];
  const parameters = linesOf('PIDNO')
    .flat()
    .flatMap((line) => line.split(/\s+/u)[3] ?? []);
  const sets = linesOf('PDATA').map((lines) => lines.join(' ').split(/\s+/u));
  const isBySet =
    sets.length === plainNumber(linesOf('NSETS')[0]?.[0]) &&
    sets.length !== parameters.length &&
    sets.every(({length}) => length === parameters.length);
  return type === undefined
    ? undefined
    : {type, parameters, sets: isBySet && type === 'set' ? sets : []};
}
