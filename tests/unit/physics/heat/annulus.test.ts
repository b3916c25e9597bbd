import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {STANDARD_GRAVITY} from '../../../../src/physics/constants';
import {
  annulusConvection,
  annulusLength,
} from '../../../../src/physics/heat/annulus';
import {cylinderResistance} from '../../../../src/physics/heat/conduction';
import {AIR_350_K} from '../../../../src/physics/heat/materials';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const film = 273.15 + (120 + 35) / 2;
const air = {...AIR_350_K, thermalExpansion: 1 / film};

describe('annulusConvection(innerRadius, outerRadius, difference, fluid)', () => {
  const table = [
    [0.032, 9.80665, '4.46791', '338.958', '1.355338'],
    [0.062, 9.80665, '22.53382', '43484.786', '4.561371'],
    [0.032, 9.81, '4.46791', '339.07', '1.35545'],
    [0.062, 9.81, '22.53382', '43499.6', '4.56176'],
  ] as const;
  for (const [outerRadius, gravity, length, rayleigh, factor] of table) {
    it(`meets the checkpoints out to ${outerRadius} m for g = ${gravity}`, () => {
      const scaled = {
        ...air,
        thermalExpansion: (air.thermalExpansion * gravity) / STANDARD_GRAVITY,
      };
      const gap = annulusConvection(0.022, outerRadius, 85, scaled);
      assertShown(gap.characteristicLength * 1e3, length);
      assertShown(gap.rayleigh, rayleigh);
      assertShown(gap.conductivityRatio, factor);
    });
  }

  it('meets the checkpoints of the heat flow through the wide gap', () => {
    const heat = 85 / cylinderResistance(0.022, 0.062, air.conductivity, 1);
    const gap = annulusConvection(0.022, 0.062, 85, air);
    assertShown(heat, '15.464');
    assertShown(heat * gap.conductivityRatio, '70.5370');
  });

  it('never falls below conduction', () => {
    const ratio = (difference: number) =>
      annulusConvection(0.022, 0.032, difference, air).conductivityRatio;
    assert.equal(ratio(0), 1);
    assert.equal(ratio(20), 1);
    assert.equal(ratio(-85), ratio(85));
  });

  it('throws a RangeError that names the quantity', () => {
    assertOutOfDomain(() => annulusLength(0.03, 0.02), 'gap width');
    assertOutOfDomain(
      () => annulusConvection(0.1, 1, 500, air),
      'Rayleigh number of the gap',
    );
    const shrinking = {...air, thermalExpansion: -1};
    assertOutOfDomain(
      () => annulusConvection(0.022, 0.032, 85, shrinking),
      'thermal expansion',
    );
  });
});

describe('annulusLength(innerRadius, outerRadius)', () => {
  it('scales with the cylinders', () => {
    assertClose(
      annulusLength(0.44, 0.64),
      20 * annulusLength(0.022, 0.032),
      1e-14,
    );
  });
});
