import assert from 'node:assert/strict';
import {setImmediate} from 'node:timers/promises';

import {describe, it} from 'vitest';

import {
  type LoadState,
  loadWhenWanted,
} from '../../../src/hydration/loadWhenWanted';

/** A part whose file is lost, or not; what was asked for, and what reported. */
function prepare() {
  const host = {isLost: false};
  const asked: string[] = [];
  const reported: LoadState<string>[] = [];
  const start = loadWhenWanted(
    (name: string) => {
      asked.push(name);
      return host.isLost
        ? Promise.reject(new Error('lost'))
        : Promise.resolve(name.toUpperCase());
    },
    (state: LoadState<string>) => reported.push(state),
  );
  return {host, asked, reported, start};
}

describe('loadWhenWanted', () => {
  it('loads nothing before it is wanted, and once however often it is', async () => {
    const {asked, reported, start} = prepare();
    assert.deepEqual(asked, []);
    start('first');
    start('while loading');
    await setImmediate();
    start('when loaded');
    assert.deepEqual(asked, ['first']);
    assert.deepEqual(reported, [{value: 'FIRST', hasFailed: false}]);
  });

  it('reports a failure, and tries again when it is next wanted', async () => {
    const {host, asked, reported, start} = prepare();
    host.isLost = true;
    start('first');
    await setImmediate();
    assert.deepEqual(reported, [{hasFailed: true}]);
    host.isLost = false;
    start('second');
    await setImmediate();
    assert.deepEqual(asked, ['first', 'second']);
    assert.deepEqual(reported[1], {value: 'SECOND', hasFailed: false});
  });
});
