import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {missingDecimals} from '../../../src/panel/tools/table/missingDecimals';

describe('missingDecimals(texts)', () => {
  it('puts the decimal points of a column below each other', () => {
    assert.deepEqual(
      missingDecimals(['0', '\u22120.375', '12.75', '–', '2×10⁻⁵']),
      [3.5, 0, 1, 0, 0],
    );
  });

  it('leaves whole numbers alone', () => {
    assert.deepEqual(missingDecimals(['1', '200']), [0, 0]);
  });
});
