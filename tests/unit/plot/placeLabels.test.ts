import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {placeLabels} from '../../../src/plot/placeLabels';

const HEIGHT = 0.18;
const targets = fc.array(fc.double({min: -0.2, max: 1.2, noNaN: true}), {
  maxLength: 5,
});

/** Places labels of one height. */
function place(wanted: readonly number[]): readonly number[] {
  return placeLabels(
    wanted,
    wanted.map(() => HEIGHT),
  );
}

describe('placeLabels', () => {
  it('leaves labels alone that do not overlap', () => {
    assert.deepEqual(place([0.8, 0.2, 0.5]), [0.8, 0.2, 0.5]);
  });

  it('moves two that overlap by the same distance', () => {
    const [one = 0, other = 0] = place([0.5, 0.52]);
    assert.ok(Math.abs((one + other) / 2 - 0.51) < 1e-12);
    assert.ok(Math.abs(other - one - HEIGHT) < 1e-12);
  });

  it('never lets labels overlap, stick out or change places', () => {
    fc.assert(
      fc.property(targets, (wanted) => {
        const centres = place(wanted);
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

  it('gives each label the room of its own height', () => {
    const [high = 0, low = 0] = placeLabels([0.5, 0.5], [0.3, 0.1]);
    assert.ok(Math.abs(Math.abs(high - low) - 0.2) < 1e-12);
  });

  it('divides the axis among labels that do not fit', () => {
    assert.deepEqual(
      placeLabels([0.5, 0.5, 0.5], [1, 0.5, 0.5]),
      [0.25, 0.625, 0.875],
    );
  });
});
