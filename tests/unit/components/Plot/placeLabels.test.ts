import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {placeLabels} from '../../../../src/components/base/Plot/placeLabels';

const HEIGHT = 0.18;
const targets = fc.array(fc.double({min: -0.2, max: 1.2, noNaN: true}), {
  maxLength: 5,
});

describe('placeLabels', () => {
  it('leaves labels alone that do not overlap', () => {
    assert.deepEqual(placeLabels([0.8, 0.2, 0.5], HEIGHT), [0.8, 0.2, 0.5]);
  });

  it('moves two that overlap by the same distance', () => {
    const [one = 0, other = 0] = placeLabels([0.5, 0.52], HEIGHT);
    assert.ok(Math.abs((one + other) / 2 - 0.51) < 1e-12);
    assert.ok(Math.abs(other - one - HEIGHT) < 1e-12);
  });

  it('never lets labels overlap, stick out or change places', () => {
    fc.assert(
      fc.property(targets, (wanted) => {
        const centres = placeLabels(wanted, HEIGHT);
        const rows = centres
          .map((centre, index) => ({centre, target: wanted[index] ?? 0}))
          .sort((one, other) => one.centre - other.centre);
        rows.forEach(({centre, target}, row) => {
          assert.ok(centre >= HEIGHT / 2 - 1e-9, `${centre}`);
          assert.ok(centre <= 1 - HEIGHT / 2 + 1e-9, `${centre}`);
          const before = rows[row - 1];
          if (before) {
            assert.ok(centre - before.centre > HEIGHT - 1e-9);
            assert.ok(target >= before.target);
          }
        });
      }),
    );
  });

  it('spreads labels evenly that do not fit', () => {
    assert.deepEqual(placeLabels([0.5, 0.5, 0.5], 0.5), [0.25, 0.5, 0.75]);
  });
});
