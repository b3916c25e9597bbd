import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {pipeReynolds} from '../../../../src/physics/fluids/losses';
import {waterProperties} from '../../../../src/physics/fluids/water';
import {
  gnielinskiNusselt,
  heatTransferCoefficient,
} from '../../../../src/physics/heat/convection';
import {transferUnits} from '../../../../src/physics/heat/pipeHeat';
import {
  stirredChainTemperature,
  stirredOutletTemperature,
  stirredStepResponse,
} from '../../../../src/physics/heat/stirredVolumes';
import reference from '../../../references/pipeFlow.json';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

describe('stirredOutletTemperature(inlet, wall, units, volumes)', () => {
  const water = waterProperties(293.15);
  const reynolds = pipeReynolds(0.5, 0.025, water.dynamicViscosity);
  const nusselt = gnielinskiNusselt(reynolds, water.prandtl);
  const h = heatTransferCoefficient(nusselt, water.conductivity, 0.025);
  const ntu = transferUnits(h, Math.PI * 0.025 * 5, 0.5, water.specificHeat);
  const table = [
    [1, '47.0766'],
    [2, '49.8720'],
    [5, '51.9788'],
    [10, '52.7786'],
    [50, '53.4608'],
    [1e9, '53.63777'],
  ] as const;
  for (const [volumes, expected] of table) {
    it(`meets checkpoint P6b with ${volumes} volumes`, () => {
      assertShown(stirredOutletTemperature(20, 80, ntu, volumes), expected);
    });
  }

  it('equals the energy balance of the volumes, one after the other', () => {
    let temperature = 20;
    for (let i = 0; i < 5; i++) {
      temperature = (temperature + (ntu / 5) * 80) / (1 + ntu / 5);
    }
    assertClose(stirredOutletTemperature(20, 80, ntu, 5), temperature, 1e-14);
  });
});

describe('stirredStepResponse(residenceTimes, volumes)', () => {
  const table = [
    [1, '0.393469', '0.632121', '0.776870'],
    [5, '0.108822', '0.559507', '0.867938'],
    [20, '0.003454', '0.529743', '0.978127'],
  ] as const;
  for (const [volumes, ...expected] of table) {
    it(`meets checkpoint P8 with ${volumes} volumes`, () => {
      expected.forEach((text, i) =>
        assertShown(stirredStepResponse(0.5 * (i + 1), volumes), text),
      );
    });
  }

  it('agrees with the incomplete gamma function', () => {
    for (const {volumes, residenceTimes, response} of reference.stirredSteps) {
      const value = stirredStepResponse(residenceTimes, volumes);
      assertClose(value, response, 0, 1e-12);
    }
  });

  it('starts at 0 and throws outside its domain', () => {
    assert.equal(stirredStepResponse(0, 3), 0);
    assertOutOfDomain(() => stirredStepResponse(1, 1.5), 'number of volumes');
    assertOutOfDomain(() => stirredStepResponse(-1, 1), 'residence times');
  });
});

describe('stirredChainTemperature(chain, temperatures, t)', () => {
  const temperatures = {initial: 293.15, entering: 303.15, wall: 353.15};
  const chain = {volumes: 4, renewal: 0.8, wallRate: 0.2, warming: 0};
  const heater = {...chain, wallRate: 0, warming: 2};

  it('starts at the initial temperature', () => {
    assertClose(stirredChainTemperature(chain, temperatures, 0), 293.15, 1e-15);
    assertClose(
      stirredChainTemperature(heater, temperatures, 0),
      293.15,
      1e-15,
    );
  });

  it('ends at the outlet temperature of the stirred volumes', () => {
    const {entering, wall} = temperatures;
    const units = (chain.volumes * chain.wallRate) / chain.renewal;
    assertClose(
      stirredChainTemperature(chain, temperatures, 200),
      stirredOutletTemperature(entering, wall, units, chain.volumes),
      1e-12,
    );
  });

  it('ends above the inflow by what a given heat flow adds in each volume', () => {
    assertClose(
      stirredChainTemperature(heater, temperatures, 200),
      temperatures.entering + (4 * 2) / 0.8,
      1e-12,
    );
  });

  it('is a first-order lag for one volume', () => {
    const one = {...chain, volumes: 1};
    const final = 0.8 * temperatures.entering + 0.2 * temperatures.wall;
    assertClose(
      stirredChainTemperature(one, temperatures, 1.7),
      final + (temperatures.initial - final) * Math.exp(-1.7),
      1e-13,
    );
  });
});
