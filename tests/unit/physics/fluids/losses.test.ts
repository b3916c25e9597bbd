import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  churchillFriction,
  colebrookFriction,
} from '../../../../src/physics/fluids/friction';
import type {FrictionKey} from '../../../../src/physics/fluids/frictionCorrelations';
import {FRICTION_CORRELATIONS} from '../../../../src/physics/fluids/frictionCorrelations';
import {
  elevationPressureDrop,
  frictionPressureDrop,
  minorPressureDrop,
  pipeReynolds,
  pipeVelocity,
} from '../../../../src/physics/fluids/losses';
import {waterProperties} from '../../../../src/physics/fluids/water';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const water = waterProperties(293.15);
const pipe = {length: 5, diameter: 0.025, roughness: 45e-6};
const relative = pipe.roughness / pipe.diameter;
const keys = Object.keys(FRICTION_CORRELATIONS) as FrictionKey[];

describe('frictionPressureDrop(pipe, massFlow, liquid, correlation)', () => {
  it('meets checkpoint P1: 0.5 kg/s through 5 m', () => {
    const reynolds = pipeReynolds(0.5, 0.025, water.dynamicViscosity);
    assertShown(pipeVelocity(0.5, 0.025, water.density), '1.020422');
    assertShown(reynolds, '25424.19');
    assertShown(churchillFriction(reynolds, relative), '0.0286379');
    assertShown(colebrookFriction(reynolds, relative), '0.0283518');
    assertShown(frictionPressureDrop(pipe, 0.5, water), '2976.603');
  });

  it('meets checkpoint P2: 0.02 kg/s, the law of Hagen and Poiseuille', () => {
    const reynolds = pipeReynolds(0.02, 0.025, water.dynamicViscosity);
    assertShown(reynolds, '1016.968');
    assertShown(churchillFriction(reynolds, relative), '0.0629322');
    assertShown(frictionPressureDrop(pipe, 0.02, water), '10.465809');
    const volumeFlow = 0.02 / water.density;
    assertShown(
      (128 * water.dynamicViscosity * 5 * volumeFlow) / (Math.PI * 0.025 ** 4),
      '10.465809',
    );
  });

  it('is odd in the flow and rises with it, for every correlation', () => {
    const flow = fc.double({min: 1e-9, max: 5, noNaN: true});
    fc.assert(
      fc.property(fc.constantFrom(...keys), flow, (key, massFlow) => {
        const drop = frictionPressureDrop(pipe, massFlow, water, key);
        const more = frictionPressureDrop(pipe, massFlow * 1.001, water, key);
        assert.equal(frictionPressureDrop(pipe, -massFlow, water, key), -drop);
        assert.ok(more > drop);
      }),
    );
  });

  it('passes through zero with a finite slope', () => {
    const slope = (massFlow: number) =>
      frictionPressureDrop(pipe, massFlow, water) / massFlow;
    assert.equal(frictionPressureDrop(pipe, 0, water), 0);
    assertClose(slope(1e-12), slope(1e-3), 1e-12);
  });

  it('does not jump where the laminar form takes over', () => {
    const atOne = (Math.PI * 0.025 * water.dynamicViscosity) / 4;
    assertClose(
      frictionPressureDrop(pipe, atOne * (1 + 1e-9), water),
      frictionPressureDrop(pipe, atOne * (1 - 1e-9), water),
      3e-9,
    );
  });

  it('throws a RangeError that names the quantity', () => {
    const drop = (change: Partial<typeof pipe>) => () =>
      frictionPressureDrop({...pipe, ...change}, 1, water);
    assertOutOfDomain(drop({diameter: 0}), 'diameter');
    assertOutOfDomain(drop({length: -1}), 'pipe length');
    assertOutOfDomain(drop({roughness: -1e-6}), 'roughness');
    assertOutOfDomain(
      () => frictionPressureDrop(pipe, Number.NaN, water),
      'mass flow rate',
    );
  });
});

describe('minorPressureDrop(coefficient, velocity, density)', () => {
  it('has the sign of the flow', () => {
    assert.equal(minorPressureDrop(2, -3, 1000), -9000);
    assert.equal(minorPressureDrop(2, 3, 1000), 9000);
  });
});

describe('elevationPressureDrop(density, rise)', () => {
  it('meets checkpoint P10: 3 m', () => {
    assertShown(elevationPressureDrop(water.density, 3), '29367.17');
    assert.ok(elevationPressureDrop(water.density, -3) < 0);
  });
});
