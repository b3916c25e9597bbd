import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  cooledTemperature,
  radiationOnlyTemperature,
  steadySurfaceTemperature,
} from '../../../../src/physics/heat/cooling';
import {SOLIDS} from '../../../../src/physics/heat/materials';
import reference from '../../../references/cooling.json';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const {density, specificHeat} = SOLIDS.aluminium;
const mass = (density * Math.PI * 0.05 ** 3) / 6;
const sphere = {
  heatCapacity: mass * specificHeat,
  area: Math.PI * 0.05 ** 2,
  coefficient: 12,
  emissivity: 0.9,
};
const times = [300, 600, 1200, 1800, 3600, 7200];

describe('cooledTemperature(body, initial, surroundings, time)', () => {
  it('has the data of the checkpoints', () => {
    assertShown(mass, '0.176845');
    assertShown(sphere.heatCapacity, '159.69147');
    assertShown(sphere.area * 1e3, '7.853982');
    assertShown(sphere.heatCapacity / (12 * sphere.area), '1694.379');
    assertShown(12 * sphere.area * (473.15 - 298.15), '16.49336');
  });

  const table = `
    0   171.60325 147.81436 111.19067 85.48830 45.90763 27.49788
    0.3 163.65003 135.67142 96.52162  71.75485 38.46404 26.15935
    0.9 149.72304 116.37135 76.22780  54.60508 31.10744 25.27742`;
  for (const row of table.trim().split('\n')) {
    const [emissivity, ...expected] = row.trim().split(/\s+/);
    it(`meets the checkpoints with an emissivity of ${emissivity}`, () => {
      const body = {...sphere, emissivity: Number(emissivity)};
      times.forEach((time, i) => {
        const kelvin = cooledTemperature(body, 473.15, 298.15, time);
        assertShown(kelvin - 273.15, expected[i] ?? '');
      });
    });
  }

  it('agrees with a numerical integration, cooling and warming', () => {
    const {heatCapacity, area} = reference;
    for (const {
      initial,
      surroundings,
      temperatures,
      ...paths
    } of reference.cases) {
      const body = {heatCapacity, area, ...paths};
      reference.times.forEach((time, i) => {
        const kelvin = cooledTemperature(body, initial, surroundings, time);
        assertClose(kelvin, temperatures[i] ?? 0, 0, 1e-8);
      });
    }
  });

  it('can be interrupted: two spans of time are one', () => {
    const kelvin = fc.double({min: 100, max: 1500, noNaN: true});
    const time = fc.double({min: 1, max: 2000, noNaN: true});
    const emissivity = fc.double({min: 0, max: 1, noNaN: true});
    fc.assert(
      fc.property(
        kelvin,
        kelvin,
        time,
        time,
        emissivity,
        (start, end, t1, t2, e) => {
          const body = {...sphere, emissivity: e};
          const between = cooledTemperature(body, start, end, t1);
          assertClose(
            cooledTemperature(body, between, end, t2),
            cooledTemperature(body, start, end, t1 + t2),
            1e-8,
          );
        },
      ),
    );
  });

  it('stays where it is at the temperature of its surroundings', () => {
    assert.equal(cooledTemperature(sphere, 300, 300, 1000), 300);
    assert.equal(cooledTemperature(sphere, 400, 300, 0), 400);
  });

  it('throws a RangeError that names the quantity', () => {
    const at = (surroundings: number, time: number) => () =>
      cooledTemperature(sphere, 400, surroundings, time);
    assertOutOfDomain(at(0, 1), 'surroundings temperature');
    assertOutOfDomain(at(0.5, 1), 'initial temperature');
    assertOutOfDomain(at(300, -1), 'time');
    assertOutOfDomain(
      () => cooledTemperature({...sphere, emissivity: 2}, 400, 300, 1),
      'emissivity',
    );
  });
});

describe('radiationOnlyTemperature(body, initial, time)', () => {
  it('meets the checkpoint and is the limit of cold surroundings', () => {
    const kelvin = radiationOnlyTemperature(sphere, 473.15, 600);
    assertShown(kelvin, '415.32339');
    const cold = cooledTemperature({...sphere, coefficient: 0}, 473.15, 1, 600);
    assertClose(cold, kelvin, 1e-8);
  });
});

describe('steadySurfaceTemperature(surface, fluid, surroundings)', () => {
  it('meets the checkpoint of the thermocouple in a hot pipe', () => {
    const bead = {coefficient: 200, emissivity: 0.7};
    const reading = steadySurfaceTemperature(bead, 473.15, 373.15);
    assertShown(reading - 273.15, '194.36652');
  });

  it('lies between fluid and walls, at the fluid without radiation', () => {
    assertClose(
      steadySurfaceTemperature({coefficient: 5, emissivity: 0}, 400, 300),
      400,
      1e-14,
    );
    assertOutOfDomain(
      () => steadySurfaceTemperature({coefficient: 0, emissivity: 0}, 1, 2),
      'heat paths',
    );
  });
});
