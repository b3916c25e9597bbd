import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {pipeReynolds} from '../../../../src/physics/fluids/losses';
import {waterProperties} from '../../../../src/physics/fluids/water';
import {
  gnielinskiNusselt,
  heatTransferCoefficient,
  LAMINAR_NUSSELT,
  tubeNusselt,
} from '../../../../src/physics/heat/convection';
import {
  outletTemperature,
  transferUnits,
} from '../../../../src/physics/heat/pipeHeat';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const water = waterProperties(293.15);
const reynolds = pipeReynolds(0.5, 0.025, water.dynamicViscosity);
const surface = Math.PI * 0.025 * 5;

function units(nusselt: number): number {
  const h = heatTransferCoefficient(nusselt, water.conductivity, 0.025);
  return transferUnits(h, surface, 0.5, water.specificHeat);
}

describe('gnielinskiNusselt(reynolds, prandtl)', () => {
  it('meets checkpoint P6: 20 °C water in a pipe at 80 °C', () => {
    const nusselt = gnielinskiNusselt(reynolds, water.prandtl);
    const h = heatTransferCoefficient(nusselt, water.conductivity, 0.025);
    const outlet = outletTemperature(20, 80, units(nusselt));
    assertShown(nusselt, '183.1912');
    assertShown(h, '4382.0');
    assertShown(units(nusselt), '0.822412');
    assertShown(outlet, '53.63777');
    assertShown((0.5 * water.specificHeat * (outlet - 20)) / 1e3, '70.384');
  });

  it('rises with both numbers and throws outside its domain', () => {
    const re = fc.double({min: 3e3, max: 5e6, noNaN: true});
    const pr = fc.double({min: 0.5, max: 1900, noNaN: true});
    fc.assert(
      fc.property(re, pr, (r, p) => {
        const nusselt = gnielinskiNusselt(r, p);
        assert.ok(gnielinskiNusselt(r * 1.01, p) > nusselt);
        assert.ok(gnielinskiNusselt(r, p * 1.01) > nusselt);
      }),
    );
    assertOutOfDomain(() => gnielinskiNusselt(900, 7), 'Reynolds number');
    assertOutOfDomain(() => gnielinskiNusselt(1e4, 0.01), 'Prandtl number');
  });
});

describe('tubeNusselt(reynolds, prandtl)', () => {
  it('is 3.657 in laminar flow, Gnielinski in turbulent flow, continuous', () => {
    assert.equal(tubeNusselt(0, 7), LAMINAR_NUSSELT);
    assert.equal(tubeNusselt(2300, 7), LAMINAR_NUSSELT);
    assert.equal(tubeNusselt(1e5, 7), gnielinskiNusselt(1e5, 7));
    assertClose(tubeNusselt(2300 + 1e-9, 7), LAMINAR_NUSSELT, 1e-9);
    assertClose(tubeNusselt(4000 - 1e-9, 7), tubeNusselt(4000, 7), 1e-9);
  });
});
