import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/controlled-room';
import {simulate} from '../../../../src/models/run/simulate';
import {celsius} from '../../../../src/physics/units';
import {assertClose} from '../../physics/shown';

const {exp, log} = Math;

/** The last extremes of the room, K above the set temperature. */
function swing(values: Readonly<Record<string, number | string>>) {
  const run = simulate(model, {outsideStep: 0, ...values}, {duration: 86_400});
  const late = run.columns.temperature.filter((_, row) => {
    return (run.times[row] ?? 0) > 80_000;
  });
  return Math.max(...late) - Math.min(...late);
}

describe('controlled room', () => {
  it('has the reaction curve that the page quotes', () => {
    const [room, sensor] = [1800, 60];
    const steepest = (log(room / sensor) * room * sensor) / (room - sensor);
    const slope = (40 / room) * exp(-steepest / room) * 1;
    const value =
      40 *
      (1 -
        (room * exp(-steepest / room) - sensor * exp(-steepest / sensor)) /
          (room - sensor));
    assertClose(steepest, 211, 1e-3);
    assertClose(slope, 0.0198, 2e-3);
    assertClose(steepest - value / slope, 47.1, 1e-3);
    // Full power from cold, without a set temperature that ends it.
    const {view} = simulate(
      model,
      {action: 'p', setpoint: celsius(30), band: 0.2, outsideStep: 0},
      {duration: 1200},
    );
    assertClose(view.value('measured', steepest) - celsius(5), value, 1e-6);
  });

  it('settles with sampled proportional control up to the limit only', () => {
    const limit = 1800 * log(11 / 9);
    assertClose(limit, 361, 1e-3);
    const quick = {action: 'p', sensorLag: 1, sampling: 0} as const;
    assert.ok(swing({...quick, sampling: 355}) < 0.1);
    assert.ok(swing({...quick, sampling: 370}) > 0.5);
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
