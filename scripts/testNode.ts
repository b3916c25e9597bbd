import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {pipeline} from 'node:stream';
import {run} from 'node:test';
import {spec} from 'node:test/reporters';

import {reportCounts} from './counts';

/** Runs every `*.test.ts` below `tests/<layer>`; none found is a failure. */
function main(layer: string): void {
  const folder = join('tests', layer);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
  if (files.length === 0) {
    throw new Error(`No test below tests/${layer}`);
  }
  const counts = {passed: 0, failed: 0};
  const results = run({files, concurrency: true});
  results
    .on('test:pass', ({details}) => {
      counts.passed += details.type === 'suite' ? 0 : 1;
    })
    .on('test:fail', ({details}) => {
      counts.failed += details.type === 'suite' ? 0 : 1;
      process.exitCode = 1;
    })
    .on('end', () => {
      reportCounts(layer, counts);
    });
  pipeline(results, new spec(), process.stdout, () => undefined);
}

main(process.argv[2] ?? 'unit');
