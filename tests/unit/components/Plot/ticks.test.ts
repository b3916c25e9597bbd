import assert from 'node:assert/strict';
import {describe, it} from 'node:test';

import fc from 'fast-check';

import {roundEnds, roundTicks} from '../../../../src/components/Plot/ticks';

describe('roundTicks', () => {
  it('gives decimal numbers as they are written', () => {
    assert.deepEqual(roundTicks(0, 0.5, 5), [0, 0.1, 0.2, 0.3, 0.4, 0.5]);
    assert.deepEqual(roundTicks(-7, 12, 5), [-5, 0, 5, 10]);
    assert.deepEqual(roundTicks(0, 4000, 4), [0, 1000, 2000, 3000, 4000]);
  });

  it('stays inside and gives about as many as asked for', () => {
    const end = fc.double({min: -1e9, max: 1e9, noNaN: true});
    const span = fc.double({min: 1e-3, max: 1e9, noNaN: true});
    fc.assert(
      fc.property(end, span, (low, width) => {
        const high = low + width;
        const ticks = roundTicks(low, high, 5);
        const slack = 1e-6 * width;
        assert.ok(ticks.every((each) => each >= low - slack));
        assert.ok(ticks.every((each) => each <= high + slack));
        assert.ok(ticks.length >= 2 && ticks.length <= 9, `${ticks.length}`);
      }),
    );
  });
});

describe('roundEnds', () => {
  it('moves outwards, and round ends not at all', () => {
    assert.deepEqual(roundEnds(0.5, 5.963, 5), [0, 6]);
    assert.deepEqual(roundEnds(-40, 0, 4), [-40, 0]);
    assert.deepEqual(roundEnds(0.1, 0.3, 2), [0.1, 0.3]);
  });
});
