import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {describe, it} from 'vitest';

import {missingOptional} from '../../../scripts/lockFile';

const text = readFileSync('package-lock.json', 'utf8');

describe('package-lock.json', () => {
  it('holds the optional packages of every platform: npm run lock', () => {
    const {packages} = JSON.parse(text) as {packages: Record<string, object>};
    assert.deepEqual(missingOptional(packages), []);
  });

  it('names no registry', () => {
    assert.doesNotMatch(text, /"resolved"/);
  });
});

describe('missingOptional(packages)', () => {
  it('finds what is missing at every level of nesting', () => {
    assert.deepEqual(
      missingOptional({
        'node_modules/a': {optionalDependencies: {b: '1.0.0', c: '^2.0.0'}},
        'node_modules/a/node_modules/b': {version: '1.0.0'},
      }),
      [{name: 'c', version: '2.0.0'}],
    );
  });
});
