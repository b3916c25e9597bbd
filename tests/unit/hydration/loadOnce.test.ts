import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {loadOnce} from '../../../src/hydration/loadOnce';

describe('loadOnce', () => {
  it('gives the same promise for the same key, and loads each key once', async () => {
    const loaded: string[] = [];
    const load = loadOnce((key: string) => {
      loaded.push(key);
      return Promise.resolve(key.toUpperCase());
    });
    assert.equal(load('a'), load('a'));
    assert.notEqual(load('a'), load('b'));
    assert.equal(await load('a'), 'A');
    assert.equal(await load('b'), 'B');
    assert.deepEqual(loaded, ['a', 'b']);
  });

  it('loads once what has no key', async () => {
    let count = 0;
    const load = loadOnce(() => Promise.resolve((count += 1)));
    assert.equal(load(), load());
    assert.equal(await load(), 1);
  });

  it('loads again after a failure', async () => {
    let isLost = true;
    const load = loadOnce((key: string) =>
      isLost ? Promise.reject(new Error('lost')) : Promise.resolve(key),
    );
    await assert.rejects(load('a'), /lost/);
    isLost = false;
    assert.equal(await load('a'), 'a');
  });
});
