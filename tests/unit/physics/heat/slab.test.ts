import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {erf} from '../../../../src/physics/erf';
import {
  SOLIDS,
  thermalDiffusivity,
} from '../../../../src/physics/heat/materials';
import {
  slabFaceFluxRatio,
  slabMeanRatio,
  slabRatio,
} from '../../../../src/physics/heat/slab';
import reference from '../../../references/slab.json';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const diffusivity = thermalDiffusivity(SOLIDS.aluminium);
const celsius = (ratio: number) => 40 + (20 - 40) * ratio;
const fourier = (time: number, length = 0.02) =>
  (diffusivity * time) / length ** 2;

const position = fc.double({min: 0, max: 1, noNaN: true});
const number = fc.double({min: 1e-8, max: 3, noNaN: true});

describe('the plate of 20 mm', () => {
  it('has the time scales of the checkpoints', () => {
    assertShown(diffusivity * 1e5, '9.713');
    assertShown(0.02 ** 2 / diffusivity, '4.117985');
  });

  // s, T(L/4), T(L/2), T(3L/4), T(L), mean 1st half, mean 2nd half, mean all
  const table = `
    0.1 25.13251 20.46560 20.01332 20.00023 26.96282 20.07070 23.51676
    0.5 32.24617 26.25224 22.78424 21.69718 32.54591 23.18108 27.86350
    1   34.61177 30.08247 27.09259 26.05174 34.75598 27.41897 31.08748
    2   37.05988 34.56754 32.90238 32.31769 37.13490 33.08339 35.10914
    5   39.51283 39.09982 38.82386 38.72695 39.52525 38.85386 39.18955
    10  39.97565 39.95500 39.94120 39.93636 39.97627 39.94270 39.95948`;
  for (const row of table.trim().split('\n')) {
    const [time = '', ...expected] = row.trim().split(/\s+/);
    it(`meets the checkpoints after ${time} s`, () => {
      const fo = fourier(Number(time));
      [
        ...[0.25, 0.5, 0.75, 1].map((x) => slabRatio(x, fo)),
        slabMeanRatio(0, 0.5, fo),
        slabMeanRatio(0.5, 1, fo),
        slabMeanRatio(0, 1, fo),
      ].forEach((ratio, i) => assertShown(celsius(ratio), expected[i] ?? ''));
    });
  }
});

describe('the bar of 0.5 m', () => {
  const table = [
    [60, '20.41161', '20.00015'],
    [300, '26.04595', '21.53388'],
    [1000, '33.09534', '30.23838'],
    [3000, '38.98522', '38.56488'],
  ] as const;
  for (const [time, middle, end] of table) {
    it(`meets the checkpoints after ${time} s`, () => {
      const fo = fourier(time, 0.5);
      assertShown(celsius(slabRatio(0.5, fo)), middle);
      assertShown(celsius(slabRatio(1, fo)), end);
    });
  }
});

describe('slabRatio(position, fourier)', () => {
  it('agrees with an independent computation, short and long times', () => {
    for (const {position: xi, fourier: fo, ratio} of reference.points) {
      assertClose(slabRatio(xi, fo), ratio, 0, 2e-15);
    }
  });

  it('is that of a semi-infinite solid before the far face matters', () => {
    const near = fc.double({min: 0, max: 0.2, noNaN: true});
    const early = fc.double({min: 1e-6, max: 0.007, noNaN: true});
    fc.assert(
      fc.property(near, early, (xi, fo) => {
        assertClose(slabRatio(xi, fo), erf(xi / (2 * Math.sqrt(fo))), 0, 1e-15);
      }),
    );
  });

  it('falls with time and rises with the distance from the held face', () => {
    fc.assert(
      fc.property(position, number, (xi, fo) => {
        const ratio = slabRatio(xi, fo);
        assert.ok(ratio >= -1e-15 && ratio <= 1);
        assert.ok(slabRatio(xi, fo * 1.01) <= ratio + 1e-15);
        assert.ok(slabRatio(Math.min(1, xi + 0.01), fo) >= ratio - 1e-15);
      }),
    );
  });

  it('is 0 at the held face, 1 before the step', () => {
    assert.equal(slabRatio(0, 0.5), 0);
    assert.equal(slabRatio(0.5, 0), 1);
  });

  it('throws a RangeError that names the quantity', () => {
    assertOutOfDomain(() => slabRatio(1.1, 1), 'relative position');
    assertOutOfDomain(() => slabRatio(0.5, -1), 'Fourier number');
    assertOutOfDomain(() => slabRatio(0.5, Number.NaN), 'Fourier number');
  });
});

describe('slabMeanRatio(from, to, fourier)', () => {
  it('agrees with an independent computation, short and long times', () => {
    for (const {from, to, fourier: fo, ratio} of reference.means) {
      assertClose(slabMeanRatio(from, to, fo), ratio, 0, 1e-14);
    }
  });

  it('weighs the halves into the whole', () => {
    fc.assert(
      fc.property(
        number,
        fc.double({min: 0.1, max: 0.9, noNaN: true}),
        (fo, cut) => {
          const parts =
            cut * slabMeanRatio(0, cut, fo) +
            (1 - cut) * slabMeanRatio(cut, 1, fo);
          assertClose(parts, slabMeanRatio(0, 1, fo), 0, 1e-14);
        },
      ),
    );
  });

  it('throws when the range is empty', () => {
    assertOutOfDomain(() => slabMeanRatio(0.5, 0.5, 1), 'width of the range');
  });
});

describe('slabFaceFluxRatio(fourier)', () => {
  it('is what the slab gains: minus the rate of its mean', () => {
    for (const fo of [1e-3, 0.05, 0.0999, 0.1001, 0.5, 2]) {
      const step = fo * 1e-4;
      const gain =
        slabMeanRatio(0, 1, fo - step) - slabMeanRatio(0, 1, fo + step);
      assertClose(slabFaceFluxRatio(fo), gain / (2 * step), 1e-7);
    }
  });

  it('does not jump where the series change', () => {
    assertClose(
      slabFaceFluxRatio(0.1 * (1 - 1e-15)),
      slabFaceFluxRatio(0.1),
      2e-15,
    );
  });
});
