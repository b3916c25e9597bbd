import assert from 'node:assert/strict';

import {runCommand} from '../../../scripts/simulation/command';

/** Asserts that a command line gives one line of error and the exit code 2. */
export async function assertRefused(
  words: readonly string[],
  allowed: RegExp,
): Promise<void> {
  const {code, output, error} = await runCommand(words);
  assert.equal(code, 2, words.join(' '));
  assert.equal(output, '');
  assert.match(error, allowed);
  assert.equal(error.trimEnd().split('\n').length, 1);
  assert.ok(error.length < 700, `${error.length} characters`);
}
