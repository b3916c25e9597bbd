import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  differenceFrom,
  fixed,
  moved,
  NO_CURSOR,
  placed,
} from '../../../src/site/cursor';

describe('a cursor', () => {
  it('is there while it is moved, and gone afterwards', () => {
    const hovered = moved(NO_CURSOR, 3);
    assert.equal(hovered.at, 3);
    assert.deepEqual(moved(hovered, undefined), NO_CURSOR);
  });

  it('goes back to where it was fixed', () => {
    const first = fixed(NO_CURSOR, 2);
    assert.equal(moved(moved(first, 5), undefined).at, 2);
  });

  it('gives differences from where it was fixed first', () => {
    const first = fixed(NO_CURSOR, 2);
    assert.equal(differenceFrom(first), undefined);
    assert.equal(differenceFrom(moved(first, 5)), 2);
    const second = fixed(first, 5);
    assert.equal(differenceFrom(second), 2);
    assert.equal(differenceFrom(moved(second, undefined)), 2);
  });

  it('begins anew when it is fixed a third time', () => {
    const third = fixed(fixed(fixed(NO_CURSOR, 2), 5), 7);
    assert.deepEqual(third, {at: 7, pins: [7]});
  });

  it('moves the place where it was fixed last', () => {
    assert.deepEqual(placed(NO_CURSOR, 1).pins, [1]);
    assert.deepEqual(placed(fixed(fixed(NO_CURSOR, 2), 5), 6).pins, [2, 6]);
  });
});
