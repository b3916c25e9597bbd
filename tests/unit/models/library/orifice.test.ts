import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/orifice';
import {simulate} from '../../../../src/models/run/simulate';
import {assertClose} from '../../physics/shown';

type Values = NonNullable<Parameters<typeof simulate<typeof model>>[1]>;
type Scalar = keyof NonNullable<typeof model.scalars>;

function scalar(values: Values, key: Scalar, duration?: number): number {
  const {scalars} = simulate(model, values, {duration});
  return scalars[key] ?? assert.fail(`no ${key}`);
}

/** Capacity of the default chamber, m³/Pa. */
const CAPACITY = 1e-3 / 1.4e9;

describe('orifice', () => {
  it('loses half of the energy, whatever the size, the law and the viscosity', () => {
    const cases: readonly Values[] = [
      {diameter: 2e-3},
      {law: 'squareRoot'},
      {viscosity: 200e-6, stepTime: 4},
      {openingTime: 0.2, stepTime: 2},
      {hydraulicRatio: 0.1, criticalFlowNumber: 300, stepTime: 2},
    ];
    for (const values of cases) {
      assertClose(scalar(values, 'lostShare'), 0.5, 1e-5);
    }
  });

  it('loses a third if it is filled in two equal steps', () => {
    const steps = {pressureBefore: 50e5, pressureAfter: 100e5, stepTime: 0.3};
    assertClose(scalar(steps, 'lostShare', 0.8), 1 / 3, 1e-5);
  });

  it('has the time constants that the page quotes for the plain square root', () => {
    const {fillTimeRoot = Number.NaN} = simulate(model).scalars;
    // V/(B dQ/dp) of the root: t_f √(Δp/p_1).
    const at = (difference: number) =>
      fillTimeRoot * Math.sqrt(difference / 100e5);
    assertClose(at(1e5), 17e-3, 0.01);
    assertClose(at(1e3), 1.7e-3, 0.01);
    assertClose(at(1e-3), 1.7e-6, 0.01);
    assertClose(fillTimeRoot / 2, 86e-3, 0.005);
  });

  it('gives the flows and the critical flow number of the exercises', () => {
    const flow = (pressureBefore: number, viscosity = 46e-6) =>
      scalar({pressureBefore, viscosity}, 'fullFlow') * 6e4;
    assertClose(flow(1e5), 0.289, 1e-4);
    assertClose(flow(100e5), 5.0014, 1e-5);
    assertClose(flow(100e5) / flow(100e5, 800e-6), 2.76, 0.002);
    const ratio = (10 * flow(1e5)) / flow(100e5);
    const number = scalar({pressureBefore: 1e5}, 'flowNumberFull');
    assertClose((2 * number) / Math.atanh(ratio), 1000, 1e-3);
    assertClose(scalar({pressureBefore: 1e5}, 'reynolds'), 133, 0.005);
  });

  it('has 2.65 times the resistance at zero with a slot of 20 to 1', () => {
    // Four areas by the wetted edge, by the diameter of the circle of that area.
    const width = Math.sqrt(Math.PI / 4 / 20);
    const ratio = (4 * 20 * width ** 2) / (2 * 21 * width);
    assertClose(ratio, 0.377, 0.002);
    assertClose(
      scalar({hydraulicRatio: ratio}, 'laminarResistance') /
        scalar({}, 'laminarResistance'),
      2.65,
      0.001,
    );
  });

  it('comes to rest by the plain square root, with an outlet at no pressure too', () => {
    const run = simulate(
      model,
      {
        law: 'squareRoot',
        outletDiameter: 0.8e-3,
        pressureAfter: 0,
        stepTime: 0.3,
      },
      {duration: 0.8},
    );
    assert.equal(run.view.value('flow', 0.8), 0);
    assert.equal(run.view.value('outletFlow', 0.8), 0);
    assert.equal(run.scalars.finalPressure, 0);
  });

  it('keeps the oil: what flows in is stored or flows out', () => {
    const values = {outletDiameter: 0.5e-3, stepTime: 0.4};
    const {view} = simulate(model, values);
    const count = 4000;
    const step = 0.4 / count;
    let stored = 0;
    for (let n = 0; n < count; n += 1) {
      const t = (n + 0.5) * step;
      stored += (view.value('flow', t) - view.value('outletFlow', t)) * step;
    }
    assertClose(stored, CAPACITY * view.value('pressure', 0.4), 1e-4);
  });

  it('keeps the source upstream of a closed chamber that is full', () => {
    const values: Values = {
      diameter: 2.44e-3,
      criticalFlowNumber: 1560,
      viscosity: 3.8e-4,
      volume: 1.24e-4,
    };
    const {end, view} = simulate(model, values, {duration: 1});
    assertClose(
      view.value('jetTemperature', end),
      model.parameters.sourceTemperature.default,
      1e-6,
    );
  });

  it('warms the oil by the whole pressure in two holes', () => {
    const values: Values = {outletDiameter: 0.8e-3, stepTime: 600};
    const {end, view, scalars} = simulate(model, values);
    assertClose(
      view.value('outletTemperature', end),
      model.parameters.sourceTemperature.default +
        (scalars.temperatureRise ?? NaN),
      1e-6,
    );
  });

  it('takes few enough steps for a slider', () => {
    for (const {values} of Object.values(model.presets)) {
      const {steps} = simulate(model, values).statistics;
      assert.ok(steps <= 400, `${JSON.stringify(values)}: ${steps} steps`);
    }
  });
});
