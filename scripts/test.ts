import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, openSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';

const reports = join('node_modules', '.cache', 'test-reports');

const selections = ['essential', 'rest', 'all'] as const;

/** What runs: without the tests of the tag `all`, only these, or both. */
type Selection = (typeof selections)[number];

/** A part of the tests: a command of package.json. */
interface Step {
  readonly command: string;
  /** The runner of its tests; a command without one is a test itself. */
  readonly runner?: 'vitest' | 'playwright';
  /** The selections that it is in; in all unless given. */
  readonly only?: readonly Selection[];
}

/**
 * The quickest steps first; content and e2e tests read the built site. The
 * steps of a group run at once: a build leaves a quarter of two processors
 * idle, which the unit tests use.
 */
const groups: readonly (readonly Step[])[] = [
  [{command: 'check', only: ['essential', 'all']}],
  [
    {command: 'test:unit', runner: 'vitest'},
    {command: 'build', only: ['essential', 'all']},
  ],
  [{command: 'test:seeds', runner: 'vitest', only: ['rest', 'all']}],
  [{command: 'test:content', runner: 'vitest'}],
  [{command: 'test:e2e', runner: 'playwright'}],
  [{command: 'test:generated', runner: 'vitest', only: ['rest', 'all']}],
  [{command: 'build:plain', only: ['rest', 'all']}],
  [{command: 'test:plain', runner: 'playwright', only: ['rest', 'all']}],
];

/** Arguments that choose tests by the tag, for both runners. */
const filters = {
  vitest: {
    essential: ['--tags-filter=!all'],
    rest: ['--tags-filter=all'],
    all: [],
  },
  playwright: {
    essential: ['--grep-invert=@all'],
    rest: ['--grep=@all'],
    all: [],
  },
} as const;

/** Test files with tests of the tag `all`; to load the others takes minutes. */
function taggedFiles(): readonly string[] {
  return readdirSync('tests', {encoding: 'utf8', recursive: true})
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('tests', name))
    .filter((path) => /'all'|\bitHolds\b/u.test(readFileSync(path, 'utf8')));
}

function reportOf({command}: Step): string {
  return join(reports, `${command}.json`);
}

function argumentsOf(step: Step, selection: Selection): readonly string[] {
  const {command, runner} = step;
  if (runner === undefined) {
    return [];
  }
  const reporters =
    runner === 'vitest'
      ? [
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${reportOf(step)}`,
        ]
      : ['--reporter=list,json'];
  // Their commands choose the tests.
  const isWhole = command === 'test:seeds' || command === 'test:plain';
  const chosen = isWhole ? [] : filters[runner][selection];
  const isPart = runner === 'vitest' && !isWhole && selection === 'rest';
  return [...reporters, ...chosen, ...(isPart ? taggedFiles() : [])];
}

interface Outcome {
  readonly step: Step;
  readonly isDone: boolean;
  readonly seconds: number;
}

/** Runs a step; its output is printed at once, or as a whole at its end. */
async function run(
  step: Step,
  selection: Selection,
  isPrintedAtOnce: boolean,
): Promise<Outcome> {
  const {command} = step;
  const title = `\n> npm run ${command}`;
  if (isPrintedAtOnce) {
    console.log(title);
  }
  const log = join(reports, `${command}.log`);
  const output = isPrintedAtOnce ? 'inherit' : openSync(log, 'w');
  const start = Date.now();
  const child = spawn(
    'npm',
    ['run', command, '--', ...argumentsOf(step, selection)],
    {
      stdio: ['inherit', output, output],
      env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(step)},
    },
  );
  await once(child, 'close');
  const seconds = Math.round((Date.now() - start) / 1000);
  if (!isPrintedAtOnce) {
    console.log(`${title}\n${readFileSync(log, 'utf8')}`);
  }
  return {step, isDone: child.exitCode === 0, seconds};
}

/** Runs the steps of a selection up to the first group with a failure. */
async function runAll(selection: Selection): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const group of groups) {
    const steps = group.filter(({only}) => only?.includes(selection) ?? true);
    outcomes.push(
      ...(await Promise.all(
        steps.map((step, index) => run(step, selection, index === 0)),
      )),
    );
    if (!outcomes.every(({isDone}) => isDone)) {
      break;
    }
  }
  return outcomes;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {readonly status: string}[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that passed on their second try. */
  readonly flaky: readonly string[];
}

function flakyTests({suites = [], specs}: PlaywrightSuite): readonly string[] {
  const own = specs
    .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
    .map(({file, title}) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(flakyTests)];
}

/** Reads the numbers of a step's report: zeros when its tests did not run. */
function readCounts({step}: Outcome): Counts {
  try {
    const report: unknown = JSON.parse(readFileSync(reportOf(step), 'utf8'));
    if (step.runner === 'playwright') {
      const {stats, suites} = report as PlaywrightReport;
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + stats.skipped,
        flaky: suites.flatMap(flakyTests),
      };
    }
    const {numPassedTests, numFailedTests} = report as VitestReport;
    return {passed: numPassedTests, failed: numFailedTests, flaky: []};
  } catch {
    return {passed: 0, failed: 0, flaky: []};
  }
}

function print(outcomes: readonly Outcome[]): void {
  const counts = outcomes.map(readCounts);
  console.log('');
  for (const [index, {step, seconds}] of outcomes.entries()) {
    const tests = step.runner ? `, ${counts[index]?.passed} passed` : '';
    console.log(`${step.command}: ${seconds} s${tests}`);
  }
  console.log(`all parts: ${Math.round(process.uptime())} s`);
  for (const name of counts.flatMap(({flaky}) => flaky)) {
    console.log(`passed on its second try: ${name}`);
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  // A step that failed without a failed test counts as one.
  const isDone = outcomes.every((outcome) => outcome.isDone);
  const shown = isDone ? failed : Math.max(failed, 1);
  console.log(`\n${passed} passed, ${shown} failed`);
  process.exitCode = shown === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports, {recursive: true});
  const selection = selections.find((name) => process.argv[2] === `--${name}`);
  print(await runAll(selection ?? 'essential'));
}

void main();
