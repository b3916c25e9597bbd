import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {STEFAN_BOLTZMANN} from '../../../../src/physics/constants';
import {
  greyCylindersEmissivity,
  radiativeCoefficient,
  smallBodyRadiation,
} from '../../../../src/physics/heat/radiation';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const gap = {innerRadius: 0.022, outerRadius: 0.032};
const surface = 2 * Math.PI * gap.innerRadius;
const kelvin = fc.double({min: 0, max: 2000, noNaN: true});
const emissivity = fc.double({min: 1e-3, max: 1, noNaN: true});

describe('greyCylindersEmissivity(cylinders)', () => {
  const table = [
    [0.1, '7.20225', '0.61298'],
    [0.8, '81.99490', '6.97855'],
    [1, '116.58649', '9.92263'],
  ] as const;
  for (const [value, heat, coefficient] of table) {
    it(`meets the checkpoints of a metre with emissivities of ${value}`, () => {
      const tubes = {...gap, innerEmissivity: value, outerEmissivity: value};
      const effective = greyCylindersEmissivity(tubes);
      assertShown(smallBodyRadiation(effective, surface, 393.15, 308.15), heat);
      assertShown(radiativeCoefficient(effective, 393.15, 308.15), coefficient);
    });
  }

  it('meets the checkpoint of the conductance', () => {
    const tubes = {...gap, innerEmissivity: 0.1, outerEmissivity: 0.1};
    const effective = greyCylindersEmissivity(tubes);
    const coefficient = radiativeCoefficient(effective, 393.15, 308.15);
    assertShown(coefficient * surface, '0.084732');
  });

  it('is that of the two surfaces and the space between them in series', () => {
    fc.assert(
      fc.property(emissivity, emissivity, (e1, e2) => {
        const tubes = {...gap, innerEmissivity: e1, outerEmissivity: e2};
        const [a1, a2] = [surface, 2 * Math.PI * gap.outerRadius];
        const resistance = (1 - e1) / (e1 * a1) + 1 / a1 + (1 - e2) / (e2 * a2);
        const effective = greyCylindersEmissivity(tubes);
        assertClose(effective * a1, 1 / resistance, 1e-13);
      }),
    );
  });

  it('tends to a small body in a large enclosure', () => {
    const wide = {
      ...gap,
      outerRadius: 1e9,
      innerEmissivity: 0.4,
      outerEmissivity: 0.1,
    };
    assertClose(greyCylindersEmissivity(wide), 0.4, 1e-9);
  });

  it('throws a RangeError that names the quantity', () => {
    const tubes = {...gap, innerEmissivity: 0.1, outerEmissivity: 0.1};
    const changed = (change: object) => () =>
      greyCylindersEmissivity({...tubes, ...change});
    assertOutOfDomain(changed({innerEmissivity: 0}), 'emissivity');
    assertOutOfDomain(changed({outerEmissivity: 1.1}), 'emissivity');
    assertOutOfDomain(changed({outerRadius: 0.01}), 'outer radius');
  });
});

describe('smallBodyRadiation(emissivity, area, temperature, surroundings)', () => {
  it('meets the checkpoints of the sphere', () => {
    const area = Math.PI * 0.05 ** 2;
    assertShown(smallBodyRadiation(0.9, area, 473.15, 298.15), '16.92087');
    assertShown(radiativeCoefficient(0.9, 473.15, 298.15), '12.31104');
  });

  it('grows with the difference of the fourth powers, in both directions', () => {
    fc.assert(
      fc.property(emissivity, kelvin, kelvin, (e, t1, t2) => {
        const heat = smallBodyRadiation(e, 1, t1, t2);
        const factor = e * STEFAN_BOLTZMANN;
        // The difference of two fourth powers has the rounding error of both.
        const rounding = 5e-16 * factor * (t1 ** 4 + t2 ** 4) + 1e-300;
        assertClose(heat, factor * (t1 ** 4 - t2 ** 4), 1e-13, rounding);
        assertClose(smallBodyRadiation(e, 1, t2, t1), -heat, 1e-14);
      }),
    );
    assertOutOfDomain(
      () => smallBodyRadiation(0.5, 1, -1, 300),
      'absolute temperature',
    );
  });

  it('equals h_r A ΔT exactly', () => {
    fc.assert(
      fc.property(emissivity, kelvin, kelvin, (e, t1, t2) => {
        const heat = radiativeCoefficient(e, t1, t2) * (t1 - t2);
        assertClose(smallBodyRadiation(e, 1, t1, t2), heat, 1e-14);
      }),
    );
  });

  it('vanishes at one temperature', () => {
    assert.equal(smallBodyRadiation(0.5, 1, 300, 300), 0);
  });
});
