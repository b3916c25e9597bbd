import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {interpolate} from '../../../../src/models/run/interpolate';

describe('interpolate', () => {
  it('takes the right limit at a jump and nothing outside', () => {
    const [x, y] = [
      [0, 1, 1, 2],
      [0, 0, 4, 6],
    ];
    assert.equal(interpolate(x, y, 1), 4);
    assert.equal(interpolate(x, y, 1.5), 5);
    assert.equal(interpolate(x, y, 2), 6);
    assert.equal(interpolate(x, y, 2.1), undefined);
    assert.equal(interpolate(x, y, -0.1), undefined);
    assert.equal(interpolate([], [], 0), undefined);
  });
});
