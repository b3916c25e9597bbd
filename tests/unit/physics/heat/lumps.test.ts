import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import type {LumpChain} from '../../../../src/physics/heat/lumps';
import {
  lumpMatrix,
  lumpRates,
  lumpRatios,
  lumpTimeScales,
} from '../../../../src/physics/heat/lumps';
import {
  SOLIDS,
  thermalDiffusivity,
} from '../../../../src/physics/heat/materials';
import {slabMeanRatio} from '../../../../src/physics/heat/slab';
import reference from '../../../references/slab.json';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const diffusivity = thermalDiffusivity(SOLIDS.aluminium);
const half = (count: number): LumpChain => ({count, firstConductor: 'half'});
const full = (count: number): LumpChain => ({count, firstConductor: 'full'});

describe('lumpRates(chain)', () => {
  it('meets the checkpoints in units of α/L²', () => {
    assertClose(lumpRates(half(1))[0] ?? 0, 2, 1e-15);
    const [slowHalf = 0, fastHalf = 0] = lumpRates(half(2));
    assertClose(slowHalf, 8 - Math.sqrt(32), 1e-14);
    assertClose(fastHalf, 8 + Math.sqrt(32), 1e-14);
    const [slowFull = 0, fastFull = 0] = lumpRates(full(2));
    assertClose(slowFull, 6 - Math.sqrt(20), 1e-14);
    assertClose(fastFull, 6 + Math.sqrt(20), 1e-14);
    assertShown(slowHalf, '2.3431');
    assertShown(fastHalf, '13.6569');
    assertShown(slowFull, '1.5279');
    assertShown(fastFull, '10.4721');
    assertShown(Math.PI ** 2 / 4, '2.4674');
    assertShown(slowHalf / slowFull, '1.53');
  });

  it('agrees with a numerical eigenvalue routine', () => {
    for (const {count, firstConductor, rates} of reference.chains) {
      const chain = {count, firstConductor} as LumpChain;
      lumpRates(chain).forEach((rate, i) =>
        assertClose(rate, rates[i] ?? 0, 1e-11),
      );
    }
  });
});

describe('lumpMatrix(chain)', () => {
  it('has the trace and the row sums of the chain', () => {
    const conductor = fc.constantFrom('half', 'full');
    fc.assert(
      fc.property(fc.integer({min: 1, max: 30}), conductor, (count, first) => {
        const chain = {count, firstConductor: first} as LumpChain;
        const matrix = lumpMatrix(chain);
        const trace = matrix.reduce((sum, row, i) => sum + (row[i] ?? 0), 0);
        const rates = lumpRates(chain).reduce((a, b) => a + b, 0);
        assertClose(rates, trace, 1e-12);
        const toFace = (first === 'half' ? 2 : 1) * count * count;
        matrix.forEach((row, i) => {
          const sum = row.reduce((a, b) => a + b, 0);
          assert.equal(sum, i === 0 ? toFace : 0);
        });
      }),
    );
  });
});

describe('lumpRatios(chain, fourier)', () => {
  // s, half-cell T1, T2, full-length T1, T2
  const table = `
    0.5 30.57129 22.62472 26.42824 21.50645
    1   33.97627 26.48368 29.57917 24.11064
    2   36.78226 32.26893 33.07507 28.87165
    5   39.41867 38.59654 37.73603 36.33685
    10  39.96621 39.91841 39.64584 39.42695`;
  for (const row of table.trim().split('\n')) {
    const [time = '', ...expected] = row.trim().split(/\s+/);
    it(`meets the checkpoints of two lumps after ${time} s`, () => {
      const fo = (diffusivity * Number(time)) / 0.02 ** 2;
      [...lumpRatios(half(2), fo), ...lumpRatios(full(2), fo)].forEach(
        (ratio, i) => assertShown(40 - 20 * ratio, expected[i] ?? ''),
      );
    });
  }

  it('agrees with a matrix exponential', () => {
    for (const {count, firstConductor, fourier, ratios} of reference.chains) {
      const chain = {count, firstConductor} as LumpChain;
      lumpRatios(chain, fourier).forEach((ratio, i) =>
        assertClose(ratio, ratios[i] ?? 0, 1e-12),
      );
    }
  });

  it('starts at 1 in all lumps and orders them from the face inward', () => {
    const fourier = fc.double({min: 0, max: 3, noNaN: true});
    fc.assert(
      fc.property(fc.integer({min: 1, max: 20}), fourier, (count, fo) => {
        lumpRatios(half(count), 0).forEach((r) => assertClose(r, 1, 1e-12));
        const ratios = lumpRatios(half(count), fo);
        ratios.slice(1).forEach((ratio, i) => {
          assert.ok(ratio >= (ratios[i] ?? 0) - 1e-13);
        });
      }),
    );
  });

  it('converges to the means of the slab with the square of N', () => {
    const error = (count: number) => {
      const ratios = lumpRatios(half(count), 0.5);
      const mean = ratios.reduce((a, b) => a + b, 0) / count;
      return mean - slabMeanRatio(0, 1, 0.5);
    };
    assertClose(error(10) / error(20), 4, 0.01);
    assertClose(error(50) / error(100), 4, 0.001);
  });
});

describe('lumpTimeScales(chain, thickness, diffusivity)', () => {
  // N, τ₁ in s, deviation in %, stiffness ratio, explicit-Euler limit in s
  const table = `
    1   2.058992 23.4  1     4.118
    2   1.757460 5.30  5.83  0.6031
    5   1.682751 0.83  39.9  0.08443
    10  1.672392 0.21  161   0.02072
    20  1.669815 0.051 648   0.00516
    50  1.669094 -     4052  0.00082
    100 1.668991 -     16211 0.00021`;
  const exact = (4 * 0.02 ** 2) / (Math.PI ** 2 * diffusivity);
  for (const row of table.trim().split('\n')) {
    const [count, slowest = '', deviation = '-', stiffness = '', limit = ''] =
      row.trim().split(/\s+/);
    it(`meets the checkpoints of ${count} lumps`, () => {
      const scales = lumpTimeScales(half(Number(count)), 0.02, diffusivity);
      assertShown(scales.slowest, slowest);
      assertShown(scales.stiffnessRatio, stiffness);
      assertShown(scales.explicitEulerLimit, limit);
      if (deviation !== '-') {
        assertShown((scales.slowest / exact - 1) * 100, deviation);
      }
    });
  }

  it('throws a RangeError that names the quantity', () => {
    assertOutOfDomain(() => lumpTimeScales(half(0), 1, 1), 'number of lumps');
    assertOutOfDomain(() => lumpTimeScales(half(2), 0, 1), 'thickness');
    assertOutOfDomain(() => lumpRatios(half(2), -1), 'Fourier number');
  });
});
