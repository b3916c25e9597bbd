import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  convectiveCoefficient,
  convectiveEigenvalue,
  convectiveSlabRatio,
} from '../../../../src/physics/heat/convectiveSlab';
import {slabRatio} from '../../../../src/physics/heat/slab';
import reference from '../../../references/slab.json';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

describe('convectiveEigenvalue(biot, order) and convectiveCoefficient(ζ)', () => {
  const table = [
    [0.01, '0.099834', '1.001661', '0.9967'],
    [0.1, '0.311053', '1.016094', '0.9675'],
    [1, '0.860334', '1.119132', '0.7402'],
    [10, '1.428870', '1.261963', '0.2042'],
  ] as const;
  for (const [biot, eigenvalue, coefficient, lumped] of table) {
    it(`meet the checkpoints at Bi ${biot}`, () => {
      const zeta = convectiveEigenvalue(biot, 1);
      assertShown(zeta, eigenvalue);
      assertShown(convectiveCoefficient(zeta), coefficient);
      assertShown((zeta * zeta) / biot, lumped);
    });
  }

  it('agree with an independent solver', () => {
    for (const {biot, order, eigenvalue} of reference.eigenvalues) {
      assertClose(convectiveEigenvalue(biot, order), eigenvalue, 1e-13);
    }
  });

  it('satisfy ζ tan ζ = Bi', () => {
    const biot = fc.double({min: 1e-6, max: 1e4, noNaN: true});
    fc.assert(
      fc.property(biot, fc.integer({min: 1, max: 40}), (bi, order) => {
        const zeta = convectiveEigenvalue(bi, order);
        const residual = zeta * Math.sin(zeta) - bi * Math.cos(zeta);
        assertClose(residual, 0, 0, 1e-13 * (zeta * zeta + bi * zeta + bi));
      }),
    );
  });

  it('throw a RangeError that names the quantity', () => {
    assertOutOfDomain(() => convectiveEigenvalue(0, 1), 'Biot number');
    assertOutOfDomain(() => convectiveEigenvalue(1, 0), 'order');
    assertOutOfDomain(() => convectiveCoefficient(0), 'eigenvalue');
  });
});

describe('convectiveSlabRatio(position, fourier, biot)', () => {
  it('is one term of its series after a Fourier number of 2', () => {
    const zeta = convectiveEigenvalue(1, 1);
    const term = convectiveCoefficient(zeta) * Math.exp(-zeta * zeta * 2);
    assertClose(convectiveSlabRatio(0, 2, 1), term, 1e-9);
  });

  it('tends to a held face as Bi grows and to a lump as Bi vanishes', () => {
    assertClose(convectiveSlabRatio(0.3, 0.2, 1e7), slabRatio(0.7, 0.2), 1e-6);
    assertClose(convectiveSlabRatio(0.3, 1e4, 1e-4), Math.exp(-1), 1e-4);
  });

  it('starts at 1 and stays between 1 and 0', () => {
    assert.equal(convectiveSlabRatio(0.5, 0, 1), 1);
    assertClose(convectiveSlabRatio(0.2, 1e-4, 1), 1, 1e-10);
    const unit = fc.double({min: 0, max: 1, noNaN: true});
    const fourier = fc.double({min: 1e-3, max: 3, noNaN: true});
    const biot = fc.double({min: 1e-3, max: 1e3, noNaN: true});
    fc.assert(
      fc.property(unit, fourier, biot, (position, fo, bi) => {
        const ratio = convectiveSlabRatio(position, fo, bi);
        return ratio > -1e-12 && ratio < 1 + 1e-12;
      }),
    );
    assertOutOfDomain(() => convectiveSlabRatio(0, 1e-9, 1), 'Fourier number');
  });
});
