import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/controlled-room';
import {simulate} from '../../../../src/models/run/simulate';
import {celsius} from '../../../../src/physics/units';
import {assertClose} from '../../physics/shown';

/** The last extremes of the room, K above the set temperature. */
function swing(values: Readonly<Record<string, number | string>>) {
  const run = simulate(model, {outsideStep: 0, ...values}, {duration: 86_400});
  const late = run.columns.temperature.filter((_, row) => {
    return (run.times[row] ?? 0) > 80_000;
  });
  return Math.max(...late) - Math.min(...late);
}

describe('controlled room', () => {
  it('has the reaction curve that its run at full power shows', () => {
    // Full power from cold, without a set temperature that ends it.
    const {columns, times, scalars} = simulate(
      model,
      {action: 'p', setpoint: celsius(30), band: 0.2, outsideStep: 0},
      {duration: 1000},
    );
    const {measured} = columns;
    const slopes = times.slice(1).map((time, row) => {
      const [before = NaN, after = NaN] = measured.slice(row, row + 2);
      return (after - before) / (time - (times[row] ?? NaN));
    });
    const slope = Math.max(...slopes);
    const row = slopes.indexOf(slope);
    const tangentStart =
      (times[row] ?? NaN) - ((measured[row] ?? NaN) - celsius(5)) / slope;
    assertClose(scalars.apparentDelay ?? NaN, tangentStart, 1e-3);
    assertClose(scalars.delayRise ?? NaN, slope * tangentStart, 1e-3);
  });

  it('settles with sampled proportional control up to the limit only', () => {
    const quick = {action: 'p', sensorLag: 1} as const;
    const {samplingLimit = NaN} = simulate(model, quick).scalars;
    assert.ok(swing({...quick, sampling: 0.98 * samplingLimit}) < 0.1);
    assert.ok(swing({...quick, sampling: 1.03 * samplingLimit}) > 0.5);
    assert.ok(swing({action: 'p', sampling: 450}) < 0.1);
    assert.ok(swing({action: 'p', sampling: 480}) > 0.5);
  });

  it('swings for ever below the integral time of Routh’s criterion', () => {
    const limit = (90_000 * 60 * 500) / ((90_000 + 50 * 60) * 550);
    assert.ok(limit < 60);
    assert.ok(swing({integralTime: 1.3 * limit}) < 0.01);
    assert.ok(swing({integralTime: 30}) > 0.5);
  });

  it('keeps the integral part of a cold night without anti-windup', () => {
    const night = {
      power: 1000,
      outside: celsius(-5),
      outsideStep: 13,
      antiWindup: 'off',
    } as const;
    const run = simulate(model, night, {duration: 21_600});
    const before = run.view.value('integralPart', 7200, 'left');
    assert.ok(before > 15 * night.power);
    const cured = simulate(
      model,
      {...night, antiWindup: 'back'},
      {duration: 21_600},
    );
    assert.ok(cured.view.value('integralPart', 7200, 'left') < 2 * night.power);
  });

  it('goes between zero and full power at a step of the set temperature', () => {
    const up = {
      outside: celsius(15),
      outsideStep: 0,
      setpoint: celsius(10),
      setpointStep: 10,
      stepTime: 3600,
    } as const;
    const on = simulate(model, up, {duration: 7200}).view;
    assert.equal(on.value('heater', 3600, 'left'), 0);
    assert.equal(on.value('heater', 3600), 2000);
    assert.ok(on.value('temperature', 7200) > celsius(19));
    const down = {outsideStep: 0, setpointStep: -10, band: 2, stepTime: 500};
    const off = simulate(model, down, {duration: 7200}).view;
    assert.equal(off.value('heater', 500, 'left'), 2000);
    assert.equal(off.value('heater', 500), 0);
    const said = ({events}: typeof on, step: number) =>
      events.flatMap(({time, label}) => (time === step ? [label?.en] : []));
    assert.deepEqual(said(on, 3600).slice(0, 2), ['full power', 'heater on']);
    assert.deepEqual(said(off, 500).slice(0, 2), [
      'below full power',
      'heater off',
    ]);
  });

  it('refuses a start in an equilibrium that the heater can’t hold', () => {
    assert.throws(() =>
      simulate(model, {start: 'settled', power: 500, outside: celsius(-10)}),
    );
  });
});
