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

describe('hydraulic circuit', () => {
  it('stands still where the relief valve takes the whole flow', () => {
    const {values, view} = simulate(model, {load: 40e3}, {duration: 1});
    const flow = values.speed * values.displacement;
    const pressure = values.reliefPressure + flow / values.reliefGradient;
    assertClose(view.value('reliefFlow', 0.5), flow, 1e-6);
    assertClose(view.value('pressureA', 0.5), pressure, 1e-6);
    assertClose(view.value('velocity', 0.5), 0, 0, 1e-9);
  });

  it('comes near the steady state that its results name', () => {
    const {scalars, view} = simulate(model, {}, {duration: 1.3});
    for (const [output, steady] of [
      ['velocity', scalars.steadySpeed],
      ['pressureA', scalars.steadyPressureA],
      ['pressureB', scalars.steadyPressureB],
      ['pumpPressure', scalars.steadyPumpPressure],
    ] as const) {
      assertClose(view.value(output, 1), steady, 1e-4);
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
