import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  convectionResistance,
  criticalRadius,
  cylinderResistance,
  logMeanRadius,
  planeWallResistance,
  seriesConduction,
  sphereResistance,
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
      const {heatFlow, temperatures} = seriesConduction(393.15, 308.15, chain);
      const [, second = 0, third = 0] = temperatures;
      assertShown(gap(conductivity), resistance);
      assertShown(heatFlow, heat);
      assertShown(second - 273.15, t2);
      assertShown(third - 273.15, t3);
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
      const {heatFlow, temperatures} = seriesConduction(393.15, 308.15, chain);
      assertShown(heatFlow, heat);
      temperatures.slice(1, 5).forEach((value, i) => {
        assertShown(value - 273.15, expected[i] ?? '');
      });
    });
  }

  it('have the film resistances of the checkpoints', () => {
    assertShown(films[0], '0.015915');
    assertShown(films[1], '0.468103');
  });
});

describe('logMeanRadius(innerRadius, outerRadius)', () => {
  const mistake = (mean: number) => {
    const wall = planeWallResistance(r3 - r2, 0.03, surface(mean));
    return (gap(0.03) ** -1 * wall) ** -1 * 100 - 100;
  };

  it('meets the checkpoints of the plane-wall mistake', () => {
    const heat = (mean: number) => mistake(mean);
    assertShown(-heat(r2) / (1 + heat(r2) / 100), '21.31', 'resistance, inner');
    assertShown(
      -heat(r3) / (1 + heat(r3) / 100),
      '-16.60',
      'resistance, outer',
    );
    const arithmetic = heat((r2 + r3) / 2);
    assertShown(-arithmetic / (1 + arithmetic / 100), '-1.15');
    assertClose(heat(logMeanRadius(r2, r3)), 0, 0, 1e-12);
  });

  it('makes the plane wall exact and lies between the radii', () => {
    fc.assert(
      fc.property(radius, width, (r, w) => {
        const mean = logMeanRadius(r, r + w);
        const thickness = r + w - r;
        assertClose(
          planeWallResistance(thickness, 2, surface(mean)),
          cylinderResistance(r, r + w, 2, 1),
          1e-13,
        );
        assert.ok(mean >= r * (1 - 1e-15) && mean <= r + w);
      }),
    );
    assert.equal(logMeanRadius(0.5, 0.5), 0.5);
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
        assertClose(
          sphereResistance(a, b, 3) + sphereResistance(b, c, 3),
          sphereResistance(a, c, 3),
          1e-12,
        );
      }),
    );
  });

  it('of thin layers tend to the plane wall', () => {
    const plane = planeWallResistance(1e-7, 2, 4 * Math.PI);
    assertClose(sphereResistance(1, 1 + 1e-7, 2), plane, 1e-6);
  });

  it('throw a RangeError that names the quantity', () => {
    assertOutOfDomain(() => cylinderResistance(2, 1, 1, 1), 'outer radius');
    assertOutOfDomain(() => sphereResistance(0, 1, 1), 'inner radius');
    assertOutOfDomain(() => planeWallResistance(1, 0, 1), 'conductivity');
    assertOutOfDomain(() => convectionResistance(0, 1), 'heat transfer');
  });
});

describe('seriesConduction(start, end, resistances)', () => {
  it('meets the checkpoint of the bar with a convective end', () => {
    const wall = planeWallResistance(0.5, metal, 1);
    const film = convectionResistance(50, 1);
    const {heatFlow, temperatures} = seriesConduction(373.15, 293.15, [
      wall,
      film,
    ]);
    assertShown(heatFlow, '3618.3206');
    assertShown((temperatures[1] ?? 0) - 273.15, '92.36641');
  });

  it('drops q·R over every resistance', () => {
    const resistances = fc.array(
      fc.double({min: 1e-6, max: 1e3, noNaN: true}),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(resistances, (values) => {
        const {heatFlow, temperatures} = seriesConduction(400, 300, values);
        assert.equal(temperatures.length, values.length + 1);
        values.forEach((value, i) => {
          const drop = (temperatures[i] ?? 0) - (temperatures[i + 1] ?? 0);
          assertClose(drop, heatFlow * value, 1e-12, 1e-12);
        });
      }),
    );
    assertOutOfDomain(() => seriesConduction(1, 0, []), 'thermal resistance');
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
