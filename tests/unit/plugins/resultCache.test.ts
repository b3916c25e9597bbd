import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {cacheResult} from '../../../src/plugins/results/resultCache';

/** A key that no earlier run of the tests has stored. */
function newKey(): readonly string[] {
  return ['test', crypto.randomUUID()];
}

describe('cacheResult()', () => {
  it('computes once for a key', () => {
    const key = newKey();
    const result = {value: Number.NaN, scale: undefined};
    assert.deepEqual(
      cacheResult(key, () => result),
      result,
    );
    assert.deepEqual(
      cacheResult(key, () => assert.fail('computed twice')),
      result,
    );
  });

  it('computes each key by itself', () => {
    assert.equal(
      cacheResult(newKey(), () => 1),
      1,
    );
    assert.equal(
      cacheResult(newKey(), () => 2),
      2,
    );
  });
});
