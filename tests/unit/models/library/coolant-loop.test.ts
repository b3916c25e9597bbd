import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {SomeParameterValues} from '../../../../src/models/definition';
import {model} from '../../../../src/models/library/coolant-loop';
import type {Run} from '../../../../src/models/run/runResult';
import {simulate} from '../../../../src/models/run/simulate';
import {celsius, inCelsius} from '../../../../src/physics/units';
import {assertClose} from '../../physics/shown';

type Values = SomeParameterValues<typeof model.parameters>;

const HOT_DAY = {heat: 24_000, airTemperature: celsius(40)} as const;

function settledHot(values: Values): number {
  const hot = simulate(model, values).scalars['settledHot'];
  return inCelsius(hot ?? assert.fail('no steady state'));
}

function runFor3600s(values: Values): Run<typeof model> {
  return simulate(model, values, {duration: 3600});
}

/** Largest less smallest temperature of the hot coolant after 2400 s, K. */
function swing({times, columns}: Run<typeof model>): number {
  const late = columns.hotTemperature.filter(
    (_, row) => (times[row] ?? 0) > 2400,
  );
  return Math.max(...late) - Math.min(...late);
}

describe('coolant loop', () => {
  it('stays where it starts settled, whatever the thermostat does', () => {
    for (const values of [{}, HOT_DAY, {heat: 500}, {coolant: 'water'}]) {
      const start = {...values, start: 'settled'} as Values;
      const {view, scalars} = simulate(model, start);
      const settled = scalars['settledHot'] ?? 0;
      assertClose(view.value('hotTemperature', 0), settled, 1e-12);
      assertClose(view.value('hotTemperature', view.end), settled, 1e-9);
      assertClose(
        view.value('radiatorHeat', view.end),
        view.value('heat', 0),
        1e-6,
      );
    }
  });

  it('cools by less than a kelvin with a pump twice as fast', () => {
    assertClose(settledHot({}) - settledHot({pumpSpeed: 2}), 0.846, 1e-2);
    const helps = [{pumpSpeed: 2}, {airFlow: 1.2}, {radiatorConductance: 1400}];
    const expected = [102.53, 97.44, 92.91];
    helps.forEach((help, n) => {
      assertClose(settledHot({...HOT_DAY, ...help}), expected[n] ?? 0, 1e-4);
    });
  });

  it('ends the run where the standing coolant would boil', () => {
    const run = simulate(
      model,
      {start: 'settled', fault: 'pumpStops', faultTime: 60},
      {duration: 400},
    );
    assertClose(run.end, 212.0423652, 1e-8);
    assertClose(run.view.value('hotTemperature', run.end), celsius(150), 1e-9);
    assertClose(
      run.view.value('coldTemperature', run.end),
      celsius(74.2074),
      1e-6,
    );
  });

  it('hunts with a narrow span and a slow wax only', () => {
    const narrow = runFor3600s({openingSpan: 2, waxLag: 60});
    assertClose(swing(narrow), 5.75, 1e-2);
    const [first, , second] = narrow.view.instants('opens').slice(-4);
    assertClose((second ?? 0) - (first ?? 0), 59.4, 1e-3);
    for (const openingSpan of [4, 13]) {
      assert.ok(swing(runFor3600s({openingSpan, waxLag: 60})) < 0.01);
    }
  });

  it('does the same as without a pump when the pump stops at the start', () => {
    const stopped = simulate(model, {fault: 'pumpStops', faultTime: 0});
    const off = simulate(model, {pumpSpeed: 0});
    assertClose(stopped.end, off.end, 1e-9);
    assert.equal(off.scalars['settledHot'], undefined);
  });

  it('refuses a settled start without heat, without flow, or that boils', () => {
    for (const values of [
      {heat: 0},
      {pumpSpeed: 0},
      {radiatorConductance: 60},
    ]) {
      assert.throws(() => simulate(model, {...values, start: 'settled'}));
      simulate(model, values, {duration: 60});
    }
  });
});
