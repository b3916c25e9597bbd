import fc from 'fast-check';
import {describe, it} from 'vitest';

import {circleArea} from '../../../../src/physics/fluids/losses';
import {waterProperties} from '../../../../src/physics/fluids/water';
import {
  compressionPressureRise,
  outletTemperature,
  transferUnits,
  viscousHeating,
} from '../../../../src/physics/heat/pipeHeat';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const water = waterProperties(293.15);

describe('pipe balances', () => {
  it('meet checkpoint P8: hold-up of the pipe', () => {
    const volume = circleArea(0.025) * 5;
    assertShown(volume * 1e3, '2.454369');
    assertShown(volume * water.density, '2.449966');
    assertShown((volume * water.density) / 0.5, '4.899933');
  });

  it('meet checkpoint P9: viscous heating of the pipe', () => {
    const drop = 2976.603;
    const {density, specificHeat} = water;
    assertShown(viscousHeating(drop, density, specificHeat), '0.000712568');
    assertShown((drop * 0.5) / density, '1.490976');
    assertShown(viscousHeating(1e5, density, specificHeat), '0.024');
  });

  it('meet checkpoint P11: 1 mL more in 1 L', () => {
    assertShown(compressionPressureRise(2.18e9, 1e-6, 1e-3) / 1e5, '21.8');
  });
});

describe('outletTemperature(inlet, wall, units)', () => {
  it('takes the heat of the wall: h times area times log-mean difference', () => {
    const temperature = fc.double({min: 280, max: 360, noNaN: true});
    const number = fc.double({min: 0.01, max: 10, noNaN: true});
    fc.assert(
      fc.property(temperature, temperature, number, (inlet, wall, ntu) => {
        fc.pre(Math.abs(inlet - wall) > 0.1);
        const outlet = outletTemperature(inlet, wall, ntu);
        const logMean =
          (outlet - inlet) / Math.log((wall - inlet) / (wall - outlet));
        assertClose(ntu * logMean, outlet - inlet, 1e-7);
      }),
    );
  });

  it('stays at the inlet without transfer and throws for a negative one', () => {
    assertClose(outletTemperature(300, 350, 0), 300, 0);
    assertOutOfDomain(() => outletTemperature(300, 350, -1), 'transfer units');
    assertOutOfDomain(() => transferUnits(10, 1, 0, 4000), 'mass flow rate');
  });
});
