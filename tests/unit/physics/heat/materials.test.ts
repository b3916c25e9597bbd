import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  AIR_350_K,
  GLASS_FIBRE,
  SOLIDS,
  thermalDiffusivity,
} from '../../../../src/physics/heat/materials';
import {assertClose, assertShown} from '../shown';

describe('SOLIDS', () => {
  it('are named in both languages and have positive properties', () => {
    for (const solid of Object.values(SOLIDS)) {
      for (const text of Object.values(solid.name)) {
        assert.match(text, /\S/);
      }
      assert.ok(thermalDiffusivity(solid) > 0);
    }
  });

  it('meet the checkpoints of two aluminium lumps of 10 mm by 1 cm²', () => {
    const {density, specificHeat, conductivity} = SOLIDS.aluminium;
    const mass = density * 1e-2 * 1e-4;
    assertShown(mass * 1e3, '2.702');
    assertShown(mass * specificHeat, '2.439906');
    assertShown(2 * mass * specificHeat * 20, '97.59624');
    assertShown((conductivity * 1e-4) / 1e-2, '2.37');
    assertShown((conductivity * 1e-4) / 5e-3, '4.74');
    assertShown(((conductivity * 1e-4) / 5e-3) * 20, '94.8');
  });

  it('lose 25 to 30 % of diffusivity by alloying', () => {
    const pure = thermalDiffusivity(SOLIDS.aluminium);
    for (const key of [
      'aluminium6061',
      'aluminium2024',
      'aluminium195',
    ] as const) {
      const loss = 1 - thermalDiffusivity(SOLIDS[key]) / pure;
      assert.ok(loss > 0.24 && loss < 0.305, `${key} ${loss}`);
    }
  });
});

describe('AIR_350_K and GLASS_FIBRE', () => {
  it('are consistent', () => {
    const {kinematicViscosity, diffusivity, prandtl} = AIR_350_K;
    assertClose(kinematicViscosity / diffusivity, prandtl, 1e-3);
    const [low, high] = GLASS_FIBRE.range;
    assert.ok(
      low < GLASS_FIBRE.conductivity && GLASS_FIBRE.conductivity < high,
    );
  });
});
