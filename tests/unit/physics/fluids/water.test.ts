import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  WATER_RANGE,
  waterProperties,
} from '../../../../src/physics/fluids/water';
import {liquidWaterState} from '../../../../src/physics/fluids/waterRegion1';
import {
  waterConductivity,
  waterViscosity,
} from '../../../../src/physics/fluids/waterTransport';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

describe('liquidWaterState(temperature, pressure)', () => {
  const published = [
    [300, 3e6, 0.100215168e-2, 4.17301218e3],
    [300, 80e6, 0.971180894e-3, 4.01008987e3],
    [500, 3e6, 0.1202418e-2, 4.65580682e3],
  ] as const;
  for (const [temperature, pressure, volume, specificHeat] of published) {
    it(`meets IF97 table 5 at ${temperature} K and ${pressure} Pa`, () => {
      const state = liquidWaterState(temperature, pressure);
      assertClose(1 / state.density, volume, 1e-8);
      assertClose(state.specificHeat, specificHeat, 1e-8);
    });
  }

  it('derives expansion and bulk modulus from its own density', () => {
    const density = (t: number, p: number) => liquidWaterState(t, p).density;
    const temperature = fc.double({min: 280, max: 600, noNaN: true});
    const pressure = fc.double({min: 15e6, max: 90e6, noNaN: true});
    fc.assert(
      fc.property(temperature, pressure, (t, p) => {
        const state = liquidWaterState(t, p);
        const byTemperature =
          (density(t + 0.01, p) - density(t - 0.01, p)) / 0.02;
        const byPressure = (density(t, p + 1e4) - density(t, p - 1e4)) / 2e4;
        const expansion = -byTemperature / state.density;
        assertClose(state.thermalExpansion, expansion, 1e-5, 1e-9);
        assertClose(state.bulkModulus, state.density / byPressure, 1e-5);
      }),
    );
  });

  it('throws outside the range of region 1', () => {
    assertOutOfDomain(() => liquidWaterState(270, 1e5), 'water temperature');
    assertOutOfDomain(() => liquidWaterState(300, 2e8), 'water pressure');
  });
});

describe('waterViscosity(temperature, density)', () => {
  const published = [
    [298.15, 998, '889.735100'],
    [298.15, 1200, '1437.649467'],
    [373.15, 1000, '307.883622'],
    [433.15, 1, '14.538324'],
    [433.15, 1000, '217.685358'],
    [873.15, 1, '32.619287'],
    [873.15, 100, '35.802262'],
    [873.15, 600, '77.430195'],
  ] as const;
  for (const [temperature, density, expected] of published) {
    it(`meets R12-08 table 4 at ${temperature} K, ${density} kg/m³`, () => {
      assertShown(waterViscosity(temperature, density) * 1e6, expected);
    });
  }
});

describe('waterConductivity(temperature, density)', () => {
  const published = [
    [298.15, 998, '607.712868'],
    [298.15, 1200, '799.038144'],
  ] as const;
  for (const [temperature, density, expected] of published) {
    it(`meets R15-11 table 4 at ${temperature} K, ${density} kg/m³`, () => {
      assertShown(waterConductivity(temperature, density) * 1e3, expected);
    });
  }

  it('tends to the dilute gas of R15-11 table 4', () => {
    assertShown(waterConductivity(298.15, 1e-9) * 1e3, '18.4341883');
    assertShown(waterConductivity(873.15, 1e-9) * 1e3, '79.1034659');
  });

  it('throws when the density is not positive', () => {
    assertOutOfDomain(() => waterConductivity(300, 0), 'water density');
  });
});

describe('waterProperties(temperature)', () => {
  // °C, density, specific heat, conductivity, μ, ν, Pr
  const table = `
    5  999.967 4204.95 0.56779 1.51817e-3 1.51822e-6 11.2432
    10 999.702 4195.45 0.57878 1.30590e-3 1.30629e-6 9.4662
    20 998.206 4184.79 0.59801 1.00160e-3 1.00340e-6 7.0090
    25 997.048 4181.90 0.60652 8.90022e-4 8.92657e-7 6.1367
    30 995.652 4180.02 0.61440 7.97222e-4 8.00703e-7 5.4239
    40 992.224 4178.55 0.62850 6.52731e-4 6.57846e-7 4.3397
    50 988.047 4179.55 0.64064 5.46522e-4 5.53133e-7 3.5655
    60 983.211 4182.76 0.65102 4.66043e-4 4.74001e-7 2.9943
    70 977.779 4188.10 0.65978 4.03557e-4 4.12728e-7 2.5617
    80 971.803 4195.52 0.66701 3.54058e-4 3.64331e-7 2.2270
    90 965.319 4205.02 0.67280 3.14181e-4 3.25468e-7 1.9636
    20 998.2061 4184.794 0.598011 1.001597e-3 1.00340e-6 7.00903`;
  for (const row of table.trim().split('\n')) {
    const [celsius = '', ...expected] = row.trim().split(/\s+/);
    it(`gives the tabulated digits at ${celsius} °C: ${expected[0]} kg/m³`, () => {
      const water = waterProperties(Number(celsius) + 273.15);
      [
        water.density,
        water.specificHeat,
        water.conductivity,
        water.dynamicViscosity,
        water.kinematicViscosity,
        water.prandtl,
      ].forEach((value, i) => assertShown(value, expected[i] ?? ''));
    });
  }

  it('has the bulk modulus of 2.18 GPa at 20 °C', () => {
    assertShown(waterProperties(293.15).bulkModulus / 1e9, '2.18');
  });

  it('falls in density and viscosity, rises in conductivity', () => {
    const {minimum, maximum} = WATER_RANGE;
    const temperature = fc.double({min: minimum, max: maximum, noNaN: true});
    fc.assert(
      fc.property(temperature, temperature, (first, second) => {
        fc.pre(Math.abs(first - second) > 1e-6);
        const cold = waterProperties(Math.min(first, second));
        const warm = waterProperties(Math.max(first, second));
        return (
          cold.density > warm.density &&
          cold.dynamicViscosity > warm.dynamicViscosity &&
          cold.conductivity < warm.conductivity &&
          cold.prandtl > warm.prandtl
        );
      }),
    );
  });

  it('throws a RangeError that names the temperature outside 5–90 °C', () => {
    for (const temperature of [0, 20, 278.14, 363.16, Number.NaN]) {
      assertOutOfDomain(() => waterProperties(temperature), 'temperature in K');
    }
  });
});
