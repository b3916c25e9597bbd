import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {barsOf, withoutEffect} from '../../../src/panel/tools/sensitivity/bars';

const row = (key: string, low: number | undefined, high: number | undefined) =>
  ({
    key,
    values: [0.9, 1.1],
    low: low === undefined ? undefined : {y: low},
    high: high === undefined ? undefined : {y: high},
  }) as const;

const keysWithoutEffect = (...rows: readonly ReturnType<typeof row>[]) => {
  const bars = barsOf(rows, 'y', 5, (value) => value);
  return withoutEffect(bars, 5).map(({key}) => key);
};

describe('parameters without effect on a result', () => {
  it('are those at which it stays, but for rounding', () => {
    const keys = keysWithoutEffect(row('moves', 4, 6), row('rests', 5, 5));
    assert.deepEqual(keys, ['rests']);
    assert.deepEqual(keysWithoutEffect(row('noise', 5, 5 + 1e-13)), ['noise']);
  });

  it('are not those whose runs have no such result', () => {
    const keys = keysWithoutEffect(
      row('moves', 4, 6),
      row('fails', undefined, undefined),
      row('halfFails', 5, undefined),
    );
    assert.deepEqual(keys, []);
  });
});
