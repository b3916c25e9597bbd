import {spawnSync} from 'node:child_process';

import {clearCounts, readCounts} from './counts';

/** In the order of their cost; content and e2e read the built site. */
const steps = ['check', 'test:unit', 'build', 'test:content', 'test:e2e'];
const layers = ['unit', 'content', 'e2e'];

function runs(step: string): boolean {
  console.log(`\n> npm run ${step}`);
  return spawnSync('npm', ['run', step], {stdio: 'inherit'}).status === 0;
}

/** Stops at the first step that fails: what follows would blame the wrong one. */
function main(): void {
  clearCounts();
  const failed = steps.find((step) => !runs(step));
  const counts = layers.map((layer) => {
    try {
      return readCounts(layer);
    } catch {
      return {passed: 0, failed: 0};
    }
  });
  const sum = (key: 'passed' | 'failed') =>
    counts.reduce((total, count) => total + count[key], 0);
  const failures = sum('failed');
  if (failed !== undefined) {
    console.log(`\nnpm run ${failed} failed.`);
    process.exitCode = 1;
  }
  // A step that failed without a failed test counts as one.
  const shown = failed !== undefined && failures === 0 ? 1 : failures;
  console.log(`\n${sum('passed')} passed, ${shown} failed`);
}

main();
