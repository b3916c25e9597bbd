import type {Rule} from './rule';

/** The input of the form: file names and a rule. */
export interface Job extends Rule {
  /** File names, one per line. */
  readonly names: string;
}

export type ExampleId = 'width' | 'swap' | 'shift' | 'collision' | 'windows';

const defaults = {start: 1, step: 1, keepExtension: false, ignoreCase: false};

function job(names: readonly string[], rule: Partial<Rule>): Job {
  const {pattern = '', replacement = ''} = rule;
  return {...defaults, ...rule, pattern, replacement, names: names.join('\n')};
}

/** Rules that show one thing each, in the order of the buttons. */
export const examples: Readonly<Record<ExampleId, Job>> = {
  width: job(['bar (1).csv', 'bar (10).csv', 'bar (2).csv', 'plot(3).png'], {
    pattern: String.raw`bar \((\d+)\)`,
    replacement: 'bar_k-237WmK_{1:03d}_20250504',
  }),
  swap: job(['hot-cold.csv', 'cold-hot.csv'], {
    pattern: String.raw`(\w+)-(\w+)`,
    replacement: String.raw`\2-\1`,
  }),
  shift: job(['run 1.csv', 'run 2.csv', 'run 3.csv'], {
    pattern: String.raw`\d+`,
    replacement: '{n}',
    start: 2,
  }),
  collision: job(['bar.csv', 'final.csv', 'final2.csv', 'final3.csv'], {
    pattern: String.raw`final\d*`,
    replacement: 'bar',
  }),
  windows: job(['pump_main.csv', 'pump_aux.csv', 'pump_12.30.csv', 'pump_'], {
    pattern: '^pump_',
    replacement: '',
  }),
};

/** Splits text into names, one per line; spaces belong to a name. */
export function splitNames(names: string): readonly string[] {
  return names.split(/\r?\n/u).filter((name) => name.trim() !== '');
}
