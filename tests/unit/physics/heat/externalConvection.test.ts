import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {waterProperties} from '../../../../src/physics/fluids/water';
import {
  crossflowCylinderNusselt,
  horizontalCylinderNusselt,
  rayleighNumber,
  verticalPlateNusselt,
} from '../../../../src/physics/heat/externalConvection';
import {assertClose, assertOutOfDomain} from '../shown';

const water = waterProperties(293.15);

describe('external convection', () => {
  const rayleigh = fc.double({min: 0, max: 9e11, noNaN: true});
  const prandtl = fc.double({min: 0.01, max: 1e4, noNaN: true});

  it('starts from the conduction limits of Churchill and Chu', () => {
    assertClose(horizontalCylinderNusselt(0, 0.7), 0.36, 1e-15);
    assertClose(verticalPlateNusselt(0, 0.7), 0.680625, 1e-15);
    assertClose(crossflowCylinderNusselt(0, 0.7), 0.3, 1e-15);
  });

  it('tends to the powers that the correlations are built of', () => {
    const free = horizontalCylinderNusselt(1e12, 1e12) / 1e4;
    assertClose(free, 0.387 ** 2, 0.035);
    const slope =
      crossflowCylinderNusselt(2e10, 0.7) / crossflowCylinderNusselt(1e10, 0.7);
    assertClose(slope, 2, 0.01);
  });

  it('rises with the Rayleigh number and with the Prandtl number', () => {
    for (const law of [horizontalCylinderNusselt, verticalPlateNusselt]) {
      fc.assert(
        fc.property(rayleigh, prandtl, (ra, pr) => {
          assert.ok(law(ra * 1.01 + 1e-3, pr) > law(ra, pr));
          assert.ok(law(ra, pr * 1.01) >= law(ra, pr));
        }),
      );
    }
  });

  it('throws a RangeError that names the quantity', () => {
    assertOutOfDomain(() => verticalPlateNusselt(2e12, 1), 'Rayleigh number');
    assertOutOfDomain(() => horizontalCylinderNusselt(1, 0), 'Prandtl number');
    assertOutOfDomain(() => crossflowCylinderNusselt(-1, 1), 'Reynolds number');
    assertOutOfDomain(
      () => rayleighNumber({...water, thermalExpansion: -1}, 1, 1),
      'thermal expansion',
    );
  });
});
