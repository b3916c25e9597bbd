import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {STEFAN_BOLTZMANN} from '../../../../src/physics/constants';
import {
  greyCylindersEmissivity,
  greyCylindersHeatFlow,
  radiativeCoefficient,
  smallBodyRadiation,
} from '../../../../src/physics/heat/radiation';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const gap = {innerRadius: 0.022, outerRadius: 0.032, length: 1};
const kelvin = fc.double({min: 0, max: 2000, noNaN: true});
const emissivity = fc.double({min: 1e-3, max: 1, noNaN: true});

describe('greyCylindersHeatFlow(cylinders, inner, outer)', () => {
  const table = [
    [0.1, '7.20225', '0.61298'],
    [0.8, '81.99490', '6.97855'],
    [1, '116.58649', '9.92263'],
  ] as const;
  for (const [value, heat, coefficient] of table) {
    it(`meets the checkpoints with emissivities of ${value}`, () => {
      const tubes = {...gap, innerEmissivity: value, outerEmissivity: value};
      const effective = greyCylindersEmissivity(tubes);
      assertShown(greyCylindersHeatFlow(tubes, 393.15, 308.15), heat);
      assertShown(radiativeCoefficient(effective, 393.15, 308.15), coefficient);
    });
  }

  it('meets the checkpoint of the conductance', () => {
    const tubes = {...gap, innerEmissivity: 0.1, outerEmissivity: 0.1};
    const conductance = greyCylindersHeatFlow(tubes, 393.15, 308.15) / 85;
    assertShown(conductance, '0.084732');
  });

  it('is the same seen from the outer cylinder and odd in direction', () => {
    fc.assert(
      fc.property(emissivity, emissivity, kelvin, kelvin, (e1, e2, t1, t2) => {
        const tubes = {...gap, innerEmissivity: e1, outerEmissivity: e2};
        const heat = greyCylindersHeatFlow(tubes, t1, t2);
        assertClose(greyCylindersHeatFlow(tubes, t2, t1), -heat, 1e-14);
        const [a1, a2] = [2 * Math.PI * 0.022, 2 * Math.PI * 0.032];
        const resistance = (1 - e1) / (e1 * a1) + 1 / a1 + (1 - e2) / (e2 * a2);
        const difference = STEFAN_BOLTZMANN * (t1 ** 4 - t2 ** 4);
        assertClose(heat, difference / resistance, 1e-11, 1e-11);
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
    const heat = (change: object) => () =>
      greyCylindersHeatFlow({...tubes, ...change}, 300, 400);
    assertOutOfDomain(heat({innerEmissivity: 0}), 'emissivity');
    assertOutOfDomain(heat({outerEmissivity: 1.1}), 'emissivity');
    assertOutOfDomain(heat({outerRadius: 0.01}), 'outer radius');
    assertOutOfDomain(
      () => greyCylindersHeatFlow(tubes, -1, 300),
      'absolute temperature',
    );
  });
});

describe('smallBodyRadiation(emissivity, area, temperature, surroundings)', () => {
  it('meets the checkpoints of the sphere', () => {
    const area = Math.PI * 0.05 ** 2;
    assertShown(smallBodyRadiation(0.9, area, 473.15, 298.15), '16.92087');
    assertShown(radiativeCoefficient(0.9, 473.15, 298.15), '12.31104');
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
