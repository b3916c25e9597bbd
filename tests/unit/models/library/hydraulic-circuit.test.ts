import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {OIL} from '../../../../src/labSheet/sheets/hydraulic-circuit';
import {model} from '../../../../src/models/library/hydraulic-circuit';
import {
  FRICTION,
  STROKE,
} from '../../../../src/models/library/hydraulic-circuit/circuit';
import {
  edgeDrop,
  edgeFlow,
} from '../../../../src/models/library/hydraulic-circuit/edge';
import {
  bulkModulus,
  DENSITY,
  VISCOSITY,
} from '../../../../src/models/library/hydraulic-circuit/oil';
import {simulate} from '../../../../src/models/run/simulate';
import {assertClose} from '../../physics/shown';
import {fc} from '../support';

type Values = Parameters<typeof simulate<typeof model>>[1];
type Output = keyof typeof model.outputs;

/** Runs, values by output and instant, and scalars, computed with DOP853. */
const CHECKPOINTS: readonly {
  readonly values: Values;
  readonly duration: number;
  readonly points: readonly (readonly [Output, number, number])[];
  readonly scalars?: Readonly<Record<string, number>>;
}[] = [
  {
    values: {},
    duration: 1.3,
    points: [
      ['pumpPressure', 0.05, 16_240_000],
      ['pressureA', 0.2, 6_326_538.12],
      ['velocity', 0.2, 0.2660235021],
      ['position', 0.5, 0.0805862959],
      ['velocity', 1, 0.203732069],
      ['pressureA', 1, 8_138_323.48],
      ['pressureB', 1, 423_850.781],
      ['pumpPressure', 1, 9_037_846.89],
      ['position', 1.3, 0.2435402609],
    ],
    scalars: {
      steadySpeed: 0.2037183272,
      steadyPressureA: 8_137_853.107,
      steadyPressureB: 423_820.009,
      steadyPumpPressure: 9_037_337.57,
      firstMotion: 0.1091041518,
      largestPressureA: 14_654_356.5,
      pumpEnergy: 5049.251205,
    },
  },
  {
    values: {load: 30e3},
    duration: 1.3,
    points: [
      ['position', 0.5, 0.05257437245],
      ['velocity', 1, 0.1487009088],
      ['pressureA', 1, 15_585_549.13],
      ['pumpPressure', 1, 16_064_815.87],
      ['reliefFlow', 1, 1.080264484e-4],
    ],
    scalars: {reliefEnergy: 2861.151232},
  },
  {
    values: {load: 40e3},
    duration: 1,
    points: [
      ['pressureA', 0.5, 16_240_000],
      ['reliefFlow', 0.5, 4e-4],
    ],
    scalars: {reliefEnergy: 6400.079125, pumpEnergy: 6490.268689},
  },
  {
    values: {mass: 2000, strokeTime: 0.005},
    duration: 1.6,
    points: [
      ['position', 1.305, 0.2433203437],
      ['pressureB', 1.32, 6_862_823.1],
      ['pressureA', 1.32, 422_037.14],
      ['pressureB', 1.35, 1_285_552.45],
      ['position', 1.6, 0.2408205689],
    ],
    scalars: {
      largestAfterClosingB: 7_688_330.51,
      smallestAfterClosingA: 49_327.465,
      stiffness: 5_950_403.2,
      naturalFrequency: 8.680806639,
    },
  },
  {
    values: {opening: -1, load: 0},
    duration: 1,
    points: [
      ['position', 0.5, 0.3801357191],
      ['velocity', 0.8, -0.2967924347],
      ['pressureA', 0.8, 1_909_144.858],
      ['pressureB', 0.8, 3_221_816.941],
      ['pumpPressure', 0.8, 4_121_301.405],
    ],
  },
];

describe('hydraulic circuit', () => {
  it('reproduces an independent solver to 1e-6', () => {
    for (const {values, duration, points, scalars = {}} of CHECKPOINTS) {
      const run = simulate(model, values, {duration});
      for (const [output, time, expected] of points) {
        assertClose(run.view.value(output, time), expected, 1e-6);
      }
      for (const [key, expected] of Object.entries(scalars)) {
        assertClose(
          run.scalars[key as keyof typeof run.scalars],
          expected,
          1e-6,
        );
      }
    }
  });

  it('names the events of the relief valve and of the piston in order', () => {
    const {events} = simulate(model, {load: 30e3}, {duration: 1.3});
    const named = events.filter(({label}) => label !== undefined);
    assert.equal(named.length, 3);
    assertClose(named[0]?.time, 0.105242, 1e-5);
    assertClose(named[1]?.time, 0.116088, 1e-5);
    assertClose(named[2]?.time, 0.116657, 1e-5);
  });

  it('moves at the speed of the pump until the relief valve opens', () => {
    const speedUnder = (values: Values) =>
      simulate(model, values, {duration: 1}).scalars;
    const usual = speedUnder({}).steadySpeed;
    assertClose(speedUnder({load: 28e3}).steadySpeed, usual ?? 0, 1e-12);
    assertClose(speedUnder({load: 28e3}).steadyPumpPressure, 156.58e5, 1e-4);
    assertClose(speedUnder({load: 31e3}).steadySpeed, 0.092637, 1e-5);
    assertClose(speedUnder({opening: 0.35}).steadySpeed, 0.187022, 1e-5);
    assertClose(speedUnder({opening: 0.5}).steadyPumpPressure, 126.08e5, 1e-4);
    const higher = speedUnder({reliefPressure: 250e5});
    assertClose(higher.steadyPumpPressure, 9_037_337.57, 1e-9);
  });

  it('multiplies the pressure by the areas when the return is blocked', () => {
    const ratio = 0.05 ** 2 / (0.05 ** 2 - 0.028 ** 2);
    const run = simulate(model, {returnLine: 'blocked', load: 0});
    assertClose(run.scalars.areaRatio, ratio, 1e-12);
    assertClose(run.scalars.steadyPressureB, 162.4e5 * ratio, 1e-12);
    assertClose(run.scalars.largestPressureB, 250.8e5, 1e-3);
    assertClose(run.scalars.finalPosition, 0.0145, 5e-3);
  });

  it('jumps as a mass between two springs when the valve closes at once', () => {
    const run = simulate(model, {strokeTime: 0, airContent: 1e-5});
    const before = run.view.value('pressureB', 1.3, 'left');
    const jump = (run.scalars.largestAfterClosingB ?? 0) - before;
    assertClose(jump, 36.3e5, 1e-2);
    // Without air the formula with one bulk modulus gives 35.9 bar.
    const [areaA, areaB] = [1963.4954e-6, 1347.7432e-6];
    const position = run.view.value('position', 1.3);
    const ofA = (1.5e9 * areaA ** 2) / (0.5e-3 + areaA * position);
    const ofB = (1.5e9 * areaB ** 2) / (0.5e-3 + areaB * (0.5 - position));
    const both = ofA + ofB;
    const speed = 0.2037183;
    const formula = ((ofB / both) * speed * Math.sqrt(both * 500)) / areaB;
    assertClose(formula, 35.9e5, 1e-2);
    assertClose(jump, formula, 2e-2);
  });

  it('stops at both ends of the stroke and stays there', () => {
    const out = simulate(model, {closeTime: 60}, {duration: 4});
    const {extendedTime = Number.NaN} = out.scalars;
    assert.ok(extendedTime > 2 && extendedTime < 3);
    assert.equal(out.view.value('position', 4), 0.5);
    assert.ok(Math.abs(out.view.value('velocity', 4)) < 1e-12);
    assertClose(out.view.value('pressureA', 4), 162.4e5, 1e-6);
    const back = simulate(model, {opening: -1, closeTime: 60}, {duration: 3});
    assert.equal(back.view.value('position', 3), 0);
  });

  it('has softer oil the more air there is and the lower the pressure', () => {
    const expected = [
      [1e-3, [0.1297e9, 0.892e9, 1.491e9]],
      [0.02, [0.0072e9, 0.103e9, 1.346e9]],
    ] as const;
    for (const [air, moduli] of expected) {
      for (const [n, pressure] of [0, 4e5, 80e5].entries()) {
        assertClose(bulkModulus(pressure, air), moduli[n] ?? 0, 6e-3);
      }
    }
    assert.ok(bulkModulus(-101_325, 1e-3) < 10);
  });

  it('finds the pressure difference of a flow through an edge', () => {
    fc.assert(
      fc.property(
        fc.double({min: 1, max: 4e7, noNaN: true}),
        fc.double({min: 0.01, max: 1, noNaN: true}),
        (difference, opening) => {
          const edge = {diameter: 4e-3, opening};
          const flow = edgeFlow(edge, difference);
          assertClose(edgeDrop(edge, flow), difference, 1e-9);
          assert.equal(edgeFlow(edge, -difference), -flow);
        },
      ),
    );
  });

  it('has the oil, the friction and the stroke of the lab sheet', () => {
    assert.equal(OIL.density, DENSITY);
    assert.equal(OIL.viscosity, DENSITY * VISCOSITY);
    assert.equal(OIL.friction, FRICTION);
    assert.equal(OIL.stroke, STROKE);
    assertClose(bulkModulus(400e5, 1e-5), OIL.bulkModulus, 1e-3);
  });

  it('names no load at which the valve opens or the piston stops where there is none', () => {
    const loads = (values: Values) => {
      const {scalars} = simulate(model, values, {duration: 0.3});
      return [scalars.reliefLoad, scalars.stallForce];
    };
    assert.ok(loads({}).every((load) => load !== undefined && load > 0));
    const [, strongest] = loads({displacement: 1e-4, speed: 50});
    assert.ok(strongest !== undefined);
    for (const values of [
      {returnLine: 'blocked'},
      {opening: -1},
      {opening: 0},
      {speed: 0},
    ] as const) {
      assert.deepEqual(loads(values), [undefined, undefined]);
    }
    // The edges alone need more than the relief pressure: it is always open.
    assert.equal(loads({displacement: 1e-4, speed: 50})[0], undefined);
  });

  it('refuses a rod that is thicker than the piston', () => {
    assert.throws(() => simulate(model, {rodDiameter: 0.06}));
  });
});
