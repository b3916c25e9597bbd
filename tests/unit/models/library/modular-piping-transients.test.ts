import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {SomeParameterValues} from '../../../../src/models/definition';
import {model} from '../../../../src/models/library/modular-piping';
import type {Run} from '../../../../src/models/run/runResult';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';
import {celsius, inCelsius} from '../../../../src/physics/units';
import {assertClose} from '../../physics/shown';
import {scalarOf} from '../support';

type Values = SomeParameterValues<typeof model.parameters>;
type LineRun = Run<typeof model>;

const MOVING: Values = {
  drive: 'pressure',
  valveAction: 'moves',
  valveTime: 0,
};

function finalPressure(run: LineRun): number {
  return sampleAt(run, 'nodePressure', run.end);
}

describe('modular piping: balances', () => {
  it('loses no mass in any preset', () => {
    for (const {values, duration} of Object.values(model.presets)) {
      const {massBalance} = simulate(model, values, {duration}).columns;
      assert.ok(massBalance.every((x) => Math.abs(x) < 1e-9));
    }
  });

  it('keeps the node at the temperature of the tank when the flow is reversed', () => {
    const values: Values = {
      drive: 'pressure',
      pressure: -20e3,
      inletTemperature: celsius(60),
    };
    const run = simulate(model, values);
    const node = sampleAt(run, 'nodeTemperature', run.end);
    assertClose(inCelsius(node), 20, 0, 1e-9);
  });
});

describe('modular piping: stiff small volume', () => {
  it('settles by the factor e in one time constant', () => {
    const values = {...MOVING, valve: 10, valveAfter: 10.001};
    const run = simulate(model, values, {duration: 1e-4});
    const [start, end] = [sampleAt(run, 'nodePressure', 0), finalPressure(run)];
    const held = end + (start - end) / Math.E;
    const time = scalarOf(run, 'pressureTime');
    const actual = sampleAt(run, 'nodePressure', time);
    assertClose((actual - held) / (start - end), 0, 0, 1e-3);
  });

  it('has time constants in the ratio of the page', () => {
    const values: Values = {drive: 'pressure', roughness: 0};
    const run = simulate(model, values);
    const node = finalPressure(run);
    const ratio = 2 / (2.18e9 * (1 / (20e3 - node) + 1 / node));
    assertClose(scalarOf(run, 'timeRatio') / ratio, 1, 0, 0.05);
  });

  it('shrinks the time constant with the volume, and leaves the answer', () => {
    const [large, small] = [1e-3, 1e-6].map((nodeVolume) =>
      simulate(model, {...MOVING, nodeVolume}, {duration: 10}),
    ) as [LineRun, LineRun];
    const times = [large, small].map((run) => scalarOf(run, 'pressureTime'));
    assertClose((times[0] ?? 0) / (times[1] ?? 1), 1000, 0, 1e-6);
    assertClose(finalPressure(small), finalPressure(large), 0, 1e-2);
    assert.ok(small.statistics.steps < 400);
    assert.ok(scalarOf(small, 'eulerSteps') > 1e8);
  });

  it('settles at once after the valve, also between the steps', () => {
    for (const drive of ['flow', 'pressure', 'pump'] as const) {
      const values = {...MOVING, drive, nodeVolume: 1e-6, valveTime: 5};
      const run = simulate(model, values, {duration: 20});
      const settled = simulate(model, {...values, valveTime: 0});
      for (const t of [5.001, 5.5, 8, 12, 20]) {
        const [inflow, outflow, pressure] = (
          ['inflow', 'outflow', 'nodePressure'] as const
        ).map((output) => sampleAt(run, output, t)) as [number, number, number];
        assertClose(outflow, inflow, 0, 1e-6);
        assertClose(pressure, finalPressure(settled), 0, 1e-2);
      }
    }
  });

  it('shows that explicit Euler settles only below its limit', () => {
    const limit = scalarOf(simulate(model, MOVING), 'eulerLimit');
    const lastOf = (part: number): number => {
      const values = {...MOVING, fixedStep: part * limit};
      const run = simulate(model, values, {duration: 1e-3});
      const points = Array.from(run.samples.eulerPressure.values);
      assert.ok(points.length > 20);
      return Math.abs((points.at(-1) ?? 0) / finalPressure(run) - 1);
    };
    assert.ok(lastOf(0.6) < 1e-6);
    assert.ok(lastOf(1.1) > 1);
  });

  it('computes no Euler steps for a valve that stays, or with branches', () => {
    for (const values of [{}, {...MOVING, branches: 'two'} as const]) {
      const run = simulate(model, values);
      assert.equal(run.samples.eulerPressure.values.length, 0);
    }
  });

  it('names the movement of the valve, also at the start', () => {
    for (const valveTime of [0, 5]) {
      const run = simulate(model, {...MOVING, valveTime}, {duration: 10});
      const [event, ...others] = run.events;
      assert.equal(others.length, 0);
      assert.equal(event?.time, valveTime);
      assert.equal(event.label?.en, 'valve moves');
    }
  });
});
