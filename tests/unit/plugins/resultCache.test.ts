import assert from 'node:assert/strict';

import {afterEach, describe, it, vi} from 'vitest';

import {cacheResult} from '../../../src/plugins/results/resultCache';

/** A key that no earlier run of the tests has stored. */
function newKey(): readonly string[] {
  return ['test', crypto.randomUUID()];
}

describe('cacheResult()', () => {
  afterEach(() => {
    // cspell:ignore unstub
    vi.unstubAllEnvs();
  });

  it('computes once for a key in a production build', () => {
    vi.stubEnv('NODE_ENV', 'production');
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
    vi.stubEnv('NODE_ENV', 'production');
    assert.equal(
      cacheResult(newKey(), () => 1),
      1,
    );
    assert.equal(
      cacheResult(newKey(), () => 2),
      2,
    );
  });

  it('computes each time outside of a production build', () => {
    const key = newKey();
    assert.equal(
      cacheResult(key, () => 1),
      1,
    );
    assert.equal(
      cacheResult(key, () => 2),
      2,
    );
  });
});
