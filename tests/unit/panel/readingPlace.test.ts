import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {readingPlace} from '../../../src/panel/figures/readingPlace';
import {createAxis} from '../../../src/plot';

const axisOf = (from: number, to: number) =>
  createAxis({values: [[from, to]], scale: 'linear', unit: 's'});

const whole = axisOf(0, 10);
const part = axisOf(4, 6);

describe('readingPlace()', () => {
  it('is the cursor where it is seen', () => {
    assert.deepEqual(readingPlace(5, whole, part), {at: 5, readAt: 5});
    assert.deepEqual(readingPlace(5, whole, whole), {at: 5, readAt: 5});
  });

  it.each([2, 8, undefined])(
    'is the end of the part shown for a cursor at %s',
    (cursor) => {
      const {at, readAt} = readingPlace(cursor, whole, part);
      assert.deepEqual([at, readAt], [undefined, 6]);
    },
  );

  it('follows a run that has become shorter', () => {
    assert.deepEqual(readingPlace(12, whole, whole), {at: 10, readAt: 10});
  });

  it('leaves the ends to the curves where all of them is shown', () => {
    assert.equal(readingPlace(undefined, whole, whole).readAt, undefined);
  });
});
