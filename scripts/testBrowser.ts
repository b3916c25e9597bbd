import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';

import {ensureChromium} from './chromium';
import {reportCounts} from './counts';

const report = join('node_modules', '.cache', 'playwright.json');

interface Report {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Runs Playwright on the built site; arguments are handed on to it. */
function main(): void {
  rmSync(report, {force: true});
  const {status} = spawnSync(
    'playwright',
    ['test', '--reporter=list,json', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: ensureChromium(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  );
  const {stats} = JSON.parse(readFileSync(report, 'utf8')) as Report;
  reportCounts('e2e', {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  });
  process.exitCode = status ?? 1;
}

main();
