import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {splitAtBreaks} from '../../../src/solver/segments';

describe('splitAtBreaks(start, end, breaks)', () => {
  it('gives one segment when there is no break inside', () => {
    const [segment, ...others] = splitAtBreaks(2, 5, [1, 2, 5, 6]);
    assert.equal(others.length, 0);
    assert.equal(segment!.start, 2);
    assert.equal(segment!.end, 5);
  });

  it('puts breaks in order and leaves out repetitions', () => {
    const segments = splitAtBreaks(0, 4, [3, 1, 1 + 1e-15, 3]);
    assert.deepEqual(
      segments.map(({start, end}) => [start, end]),
      [
        [0, 1],
        [1, 3],
        [3, 4],
      ],
    );
  });

  it('shows the model times strictly between two breaks', () => {
    const [, inner] = splitAtBreaks(0, 1e5, [3e4, 3e4 + 1e-6]);
    assert.ok(inner!.earliest > 3e4);
    assert.ok(inner!.latest < 3e4 + 1e-6);
    assert.ok(inner!.earliest < inner!.latest);
  });

  it('shows the model the very start of the run', () => {
    const [first] = splitAtBreaks(0, 1, [0.5]);
    assert.equal(first!.earliest, 0);
  });
});
