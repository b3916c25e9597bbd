import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  convectiveCoefficient,
  convectiveEigenvalue,
} from '../../../../src/physics/heat/convectiveSlab';
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
