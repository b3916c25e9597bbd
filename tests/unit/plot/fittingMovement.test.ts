import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {createAxis} from '../../../src/plot';
import {endsBefore, transformBefore} from '../../../src/plot/fittingMovement';

const linear = (...values: readonly number[]) =>
  createAxis({values: [values], scale: 'linear', unit: 's'});

describe('the movement to fitted axes', () => {
  it('begins where the ends of the axis were', () => {
    assert.deepEqual(endsBefore(linear(0, 5), linear(0, 10)), [0, 0.5]);
    assert.deepEqual(endsBefore(linear(5, 10), linear(0, 10)), [0.5, 1]);
  });

  it('begins nearby where the axis was another one altogether', () => {
    assert.deepEqual(endsBefore(linear(0, 1e9), linear(0, 1)), [0, 10]);
  });

  it('is none where stretching does not lead from one to the other', () => {
    const log = createAxis({values: [[1, 10]], scale: 'log', unit: 's'});
    assert.equal(endsBefore(linear(1, 10), log), undefined);
  });

  it('puts the upper left corner and the size of the picture there', () => {
    assert.equal(
      transformBefore([0, 0.5], [0.25, 0.75]),
      'translate(0.00%, 25.00%) scale(0.5, 0.5)',
    );
  });
});
