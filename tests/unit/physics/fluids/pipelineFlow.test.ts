import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {pipeReynolds} from '../../../../src/physics/fluids/losses';
import type {PipelineElement} from '../../../../src/physics/fluids/pipeline';
import {
  chainPressureDrop,
  elementPressureDrop,
  pumpPressure,
} from '../../../../src/physics/fluids/pipeline';
import {
  chainMassFlow,
  operatingPoint,
  parallelFlow,
} from '../../../../src/physics/fluids/pipelineFlow';
import {waterProperties} from '../../../../src/physics/fluids/water';
import reference from '../../../references/pipeFlow.json';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const water = waterProperties(293.15);

function pipe(length: number, diameter: number): PipelineElement {
  return {kind: 'pipe', length, diameter, roughness: 45e-6};
}

function fitting(coefficient: number, diameter: number): PipelineElement {
  return {kind: 'fitting', coefficient, diameter};
}

const chain = [
  pipe(5, 0.025),
  fitting(0.3, 0.025),
  pipe(3, 0.025),
  fitting(0.3, 0.025),
  fitting(2, 0.025),
];
const branches = [
  [pipe(10, 0.025), fitting(2, 0.025)],
  [pipe(6, 0.02), fitting(1.5, 0.02)],
];
const pump = {shutOffPressure: 60e3, coefficient: 4e9};

describe('chainMassFlow(chain, pressureDifference, liquid)', () => {
  it('meets checkpoint P4: 20 kPa', () => {
    const massFlow = chainMassFlow(chain, 20e3, water);
    const drops = chain.map((e) => elementPressureDrop(e, massFlow, water));
    const friction = (drops[0] ?? 0) + (drops[2] ?? 0);
    assertShown(massFlow, '0.932583');
    assertShown(
      pipeReynolds(massFlow, 0.025, water.dynamicViscosity),
      '47420.3',
    );
    assertShown(friction, '15299.35');
    assertShown(20e3 - friction, '4700.65');
  });

  it('agrees with an independent solver', () => {
    for (const {pressure, massFlow} of reference.driven) {
      assertClose(chainMassFlow(chain, pressure, reference), massFlow, 1e-12);
    }
  });

  it('inverts the pressure drop in both directions', () => {
    const pressure = fc.double({min: -1e7, max: 1e7, noNaN: true});
    const key = fc.constantFrom('churchill', 'colebrook', 'blasius');
    fc.assert(
      fc.property(pressure, key, (difference, correlation) => {
        const law = correlation as 'churchill';
        const massFlow = chainMassFlow(chain, difference, water, law);
        const drop = chainPressureDrop(chain, massFlow, water, law);
        assertClose(drop, difference, 1e-12, 1e-12);
      }),
    );
  });

  it('runs backward against a hill that the pressure cannot climb', () => {
    const hill = [...chain, {kind: 'elevation', rise: 3} as const];
    assert.ok(chainMassFlow(hill, 20e3, water) < 0);
    assert.equal(chainMassFlow(chain, 0, water), 0);
  });

  it('throws when nothing resists the flow', () => {
    assertOutOfDomain(() => chainMassFlow([], 1, water), 'no sign change');
    assertOutOfDomain(
      () => chainMassFlow(chain, Number.NaN, water),
      'pressure difference',
    );
  });
});

describe('parallelFlow(branches, totalMassFlow, liquid)', () => {
  it('meets checkpoint P5: 1 kg/s over two branches', () => {
    const {massFlows, pressureDrop} = parallelFlow(branches, 1, water);
    const [a = 0, b = 0] = massFlows;
    assertShown(a, '0.579755');
    assertShown(b, '0.420245');
    assertShown(pressureDrop, '9232.826');
    assertShown(pipeReynolds(a, 0.025, water.dynamicViscosity), '29479.6');
    assertShown(pipeReynolds(b, 0.02, water.dynamicViscosity), '26711.0');
  });

  it('agrees with an independent solver', () => {
    for (const {total, result} of reference.parallel) {
      const flow = parallelFlow(branches, total, reference);
      const values = [...flow.massFlows, flow.pressureDrop];
      values.forEach((value, i) => assertClose(value, result[i] ?? 0, 1e-11));
    }
  });

  it('conserves the flow and gives every branch the same drop', () => {
    const total = fc.double({min: -10, max: 10, noNaN: true});
    const length = fc.double({min: 0.1, max: 100, noNaN: true});
    fc.assert(
      fc.property(
        total,
        fc.array(length, {minLength: 1, maxLength: 3}),
        (flow, all) => {
          const network = all.map((l) => [pipe(l, 0.02), fitting(1, 0.02)]);
          const {massFlows, pressureDrop} = parallelFlow(network, flow, water);
          assertClose(
            massFlows.reduce((a, b) => a + b, 0),
            flow,
            1e-11,
            1e-14,
          );
          network.forEach((branch, i) => {
            const drop = chainPressureDrop(branch, massFlows[i] ?? 0, water);
            assertClose(drop, pressureDrop, 1e-9, 1e-9);
          });
        },
      ),
      {numRuns: 30},
    );
  });

  it('throws without branches', () => {
    assertOutOfDomain(() => parallelFlow([], 1, water), 'number of branches');
  });
});

describe('operatingPoint(chain, pump, liquid)', () => {
  it('meets checkpoint P13', () => {
    const {massFlow, volumeFlow, pressure} = operatingPoint(chain, pump, water);
    assertShown(massFlow, '1.512332');
    assertShown(volumeFlow * 6e4, '90.90301');
    assertShown(pressure, '50818.49');
    assertClose(massFlow, reference.pumped.massFlow, 1e-7);
  });

  it('lies on both curves', () => {
    const {massFlow, volumeFlow, pressure} = operatingPoint(chain, pump, water);
    assertClose(pumpPressure(pump, volumeFlow), pressure, 1e-12);
    assertClose(chainPressureDrop(chain, massFlow, water), pressure, 1e-10);
  });

  it('flows backward when the hill is higher than the pump can lift', () => {
    const hill = [...chain, {kind: 'elevation', rise: 10} as const];
    assert.ok(operatingPoint(hill, pump, water).massFlow < 0);
  });
});
