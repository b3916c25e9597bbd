import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  contractionCoefficient,
  enlargementCoefficient,
} from '../../../../src/physics/fluids/lossCoefficients';
import {circleArea} from '../../../../src/physics/fluids/losses';
import {assertClose, assertOutOfDomain} from '../shown';

describe('enlargementCoefficient and contractionCoefficient', () => {
  const [narrow, wide] = [circleArea(0.02), circleArea(0.025)];

  it('meet checkpoint P12: 20 mm and 25 mm', () => {
    assertClose(enlargementCoefficient(narrow, wide), 0.1296, 1e-14);
    assertClose(contractionCoefficient(wide, narrow), 0.18, 1e-14);
  });

  it('tend to an exit and a sharp entrance when the wide side is a tank', () => {
    assertClose(enlargementCoefficient(1e-9, 1), 1, 1e-8);
    assertClose(contractionCoefficient(1, 1e-9), 0.5, 1e-8);
  });

  it('give the loss that momentum and energy balances leave', () => {
    const share = fc.double({min: 0.01, max: 1, noNaN: true});
    fc.assert(
      fc.property(share, (ratio) => {
        const [v1, v2] = [1, ratio];
        const total = (v1 * v1 - v2 * v2) / 2 - v2 * (v1 - v2);
        assertClose(enlargementCoefficient(ratio, 1) / 2, total, 1e-12, 1e-15);
      }),
    );
  });

  it('throw when the sections are swapped', () => {
    assertOutOfDomain(
      () => enlargementCoefficient(wide, narrow),
      'narrow area',
    );
    assertOutOfDomain(
      () => contractionCoefficient(narrow, wide),
      'narrow area',
    );
  });
});
