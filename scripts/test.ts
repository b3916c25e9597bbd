import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';

const reports = join('node_modules', '.cache', 'test-reports');

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

function report(name: string): string {
  return join(reports, `${name}.json`);
}

/** Runs a command of package.json and returns whether it succeeded. */
function runCommand(command: string, ...args: readonly string[]): boolean {
  console.log(`\n> npm run ${command}`);
  const {status} = spawnSync('npm', ['run', command, '--', ...args], {
    stdio: 'inherit',
    env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report(command)},
  });
  return status === 0;
}

function runVitest(command: string): boolean {
  return runCommand(
    command,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(command)}`,
  );
}

/** The quickest step first; content and e2e tests read the built site. */
const steps: readonly (() => boolean)[] = [
  () => runCommand('check'),
  () => runVitest('test:unit'),
  () => runCommand('build'),
  () => runVitest('test:content'),
  () => runCommand('test:e2e', '--reporter=list,json'),
];

/** Reads the numbers of a layer's report: zeros when the layer did not run. */
function readCounts(command: string): Counts {
  try {
    const text = readFileSync(report(command), 'utf8');
    if (command === 'test:e2e') {
      const {stats} = JSON.parse(text) as PlaywrightReport;
      // A flaky test passed on its second try; the list above names it.
      const failed = stats.unexpected + stats.skipped;
      return {passed: stats.expected + stats.flaky, failed};
    }
    const {numPassedTests, numFailedTests} = JSON.parse(text) as VitestReport;
    return {passed: numPassedTests, failed: numFailedTests};
  } catch {
    return {passed: 0, failed: 0};
  }
}

/** Runs the steps up to the first that fails, and prints the sum of the tests. */
function main(): void {
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports, {recursive: true});
  const isDone = steps.every((step) => step());
  const counts = ['test:unit', 'test:content', 'test:e2e'].map(readCounts);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  // A step that failed without a failed test counts as one.
  const shown = isDone ? failed : Math.max(failed, 1);
  console.log(`\n${passed} passed, ${shown} failed`);
  process.exitCode = shown === 0 ? 0 : 1;
}

main();
