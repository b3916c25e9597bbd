import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  convectionResistance,
  criticalRadius,
  cylinderResistance,
  planeWallResistance,
} from '../../../../src/physics/heat/conduction';
import {
  AIR_350_K,
  GLASS_FIBRE,
  SOLIDS,
} from '../../../../src/physics/heat/materials';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const [r1, r2, r3, r4] = [0.02, 0.022, 0.032, 0.034];
const metal = SOLIDS.aluminium.conductivity;
const inner = cylinderResistance(r1, r2, metal, 1);
const outer = cylinderResistance(r3, r4, metal, 1);
const gap = (k: number) => cylinderResistance(r2, r3, k, 1);
const surface = (radius: number) => 2 * Math.PI * radius;
/** Heat flow, W, from 120 °C to 35 °C through resistances, and what is between. */
const conduct = (resistances: readonly number[]) => {
  const heatFlow = 85 / resistances.reduce((sum, each) => sum + each, 0);
  let celsius = 120;
  const between = resistances.map((each) => (celsius -= heatFlow * each));
  return {heatFlow, between};
};

const radius = fc.double({min: 1e-3, max: 10, noNaN: true});
const width = fc.double({min: 1e-9, max: 10, noNaN: true});

describe('the tubes with held faces', () => {
  const table = [
    [AIR_350_K, '1.987810', '42.75836', '119.997263', '35.001741'],
    [GLASS_FIBRE, '1.569324', '54.15983', '119.996534', '35.002205'],
  ] as const;
  for (const [{name, conductivity}, resistance, heat, t2, t3] of table) {
    it(`meet the checkpoints with ${name.en}`, () => {
      const chain = [inner, gap(conductivity), outer];
      const {heatFlow, between} = conduct(chain);
      const [second = 0, third = 0] = between;
      assertShown(gap(conductivity), resistance);
      assertShown(heatFlow, heat);
      assertShown(second, t2);
      assertShown(third, t3);
    });
  }

  it('have walls of 0.005 % of the resistance', () => {
    assertShown(inner * 1e5, '6.40046');
    assertShown(outer * 1e5, '4.07118');
    const total = inner + gap(0.03) + outer;
    assertShown(((inner + outer) / total) * 100, '0.005');
  });
});

describe('the tubes between two films', () => {
  const films = [
    convectionResistance(500, surface(r1)),
    convectionResistance(10, surface(r4)),
  ] as const;
  const table = `
    0.030 34.38604 119.45273 119.45053 51.09760 51.09620
    0.038 41.39381 119.34120 119.33855 54.37824 54.37656`;
  for (const row of table.trim().split('\n')) {
    const [k, heat = '', ...expected] = row.trim().split(/\s+/);
    it(`meet the checkpoints with k = ${k}`, () => {
      const chain = [films[0], inner, gap(Number(k)), outer, films[1]];
      const {heatFlow, between} = conduct(chain);
      assertShown(heatFlow, heat);
      between.slice(0, 4).forEach((value, i) => {
        assertShown(value, expected[i] ?? '');
      });
    });
  }

  it('have the film resistances of the checkpoints', () => {
    assertShown(films[0], '0.015915');
    assertShown(films[1], '0.468103');
  });
});

describe('planeWallResistance(thickness, conductivity, area)', () => {
  const mistake = (mean: number) => {
    const wall = planeWallResistance(r3 - r2, 0.03, surface(mean));
    return (gap(0.03) ** -1 * wall) ** -1 * 100 - 100;
  };

  it('meets the checkpoints of a cylinder taken for a plane wall', () => {
    const heat = (mean: number) => mistake(mean);
    assertShown(-heat(r2) / (1 + heat(r2) / 100), '21.31', 'resistance, inner');
    assertShown(
      -heat(r3) / (1 + heat(r3) / 100),
      '-16.60',
      'resistance, outer',
    );
    const arithmetic = heat((r2 + r3) / 2);
    assertShown(-arithmetic / (1 + arithmetic / 100), '-1.15');
    assertClose(heat((r3 - r2) / Math.log(r3 / r2)), 0, 0, 1e-12);
  });
});

describe('resistances', () => {
  it('of nested layers add up', () => {
    fc.assert(
      fc.property(radius, width, width, (r, first, second) => {
        const [a, b, c] = [r, r + first, r + first + second];
        assertClose(
          cylinderResistance(a, b, 3, 2) + cylinderResistance(b, c, 3, 2),
          cylinderResistance(a, c, 3, 2),
          1e-12,
        );
      }),
    );
  });

  it('of thin layers tend to the plane wall', () => {
    const plane = planeWallResistance(1e-7, 2, surface(1));
    assertClose(cylinderResistance(1, 1 + 1e-7, 2, 1), plane, 1e-6);
  });

  it('throw a RangeError that names the quantity', () => {
    assertOutOfDomain(() => cylinderResistance(2, 1, 1, 1), 'outer radius');
    assertOutOfDomain(() => cylinderResistance(0, 1, 1, 1), 'inner radius');
    assertOutOfDomain(() => planeWallResistance(1, 0, 1), 'conductivity');
    assertOutOfDomain(() => convectionResistance(0, 1), 'heat transfer');
  });
});

describe('criticalRadius(conductivity, coefficient)', () => {
  it('meets the checkpoints', () => {
    assertClose(criticalRadius(0.038, 10), 3.8e-3, 1e-15);
    assertClose(criticalRadius(0.15, 10), 15e-3, 1e-15);
  });

  it('is where insulation and film together resist least', () => {
    const critical = criticalRadius(0.15, 10);
    const total = (r: number) =>
      cylinderResistance(1e-3, r, 0.15, 1) +
      convectionResistance(10, surface(r));
    assert.ok(total(critical) < total(critical * 1.001));
    assert.ok(total(critical) < total(critical * 0.999));
  });
});
