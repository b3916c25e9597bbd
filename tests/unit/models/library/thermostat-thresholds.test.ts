import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/thermostat';
import type {
  HeatedRoom,
  RoomState,
} from '../../../../src/models/library/thermostat/closedForm';
import {
  limitCycle,
  roomStateAt,
  switchOffInstant,
} from '../../../../src/models/library/thermostat/closedForm';
import {simulate} from '../../../../src/models/run/simulate';
import {celsius} from '../../../../src/physics/units';
import {itHolds} from '../../properties';
import {fc} from '../support';

/** The course of a room, followed from one switching to the next. */
interface Course {
  readonly switchOffs: readonly number[];
  readonly temperature: number;
}

/** Follows a room for `duration` s, each stretch with a logarithm of its own. */
function follow(
  {timeConstant, outside, heated, low, high}: HeatedRoom,
  {temperature, isHeating}: RoomState,
  duration: number,
): Course {
  let heats = temperature > high ? false : temperature < low || isHeating;
  let [from, time] = [temperature, 0];
  const switchOffs: number[] = [];
  for (;;) {
    const [target, threshold] = heats ? [heated, high] : [outside, low];
    const isReached = heats ? target > threshold : target < threshold;
    const next = isReached
      ? time + timeConstant * Math.log((target - from) / (target - threshold))
      : Infinity;
    if (next > duration) {
      const decay = Math.exp((time - duration) / timeConstant);
      return {switchOffs, temperature: target + (from - target) * decay};
    }
    [from, time] = [threshold, next];
    if (heats) {
      switchOffs.push(time);
    }
    heats = !heats;
  }
}

const degrees = (low: number, high: number): fc.Arbitrary<number> =>
  fc.integer({min: low, max: high}).map(celsius);

/** Whole degrees, so that temperatures often equal a threshold. */
const settings = fc.record({
  setpoint: degrees(10, 30),
  band: fc.constantFrom(2, 4, 10),
  initialHeater: fc.constantFrom('on' as const, 'off' as const),
  timeConstant: fc.constantFrom(300, 1800),
  outside: degrees(5, 15),
  heated: degrees(25, 35),
  initial: degrees(5, 35),
});

describe('a room that does not reach both thresholds', () => {
  it('has a first switch-off when it never cools to the low threshold', () => {
    const values = {
      setpoint: celsius(10),
      band: 4,
      timeConstant: 1800,
      outside: celsius(15),
      heated: celsius(45),
      initial: celsius(5),
    };
    const {scalars} = simulate(model, values);
    const expected = 1800 * Math.log((45 - 5) / (45 - 12));
    assert.ok(Math.abs((scalars.firstSwitchOff ?? 0) - expected) < 1e-3);
    assert.ok(Math.abs(scalars.drift ?? 1) < 1e-3);
    assert.equal(scalars.exactPeriod, undefined);
  });

  it('is never switched when it leaves a threshold to the inside', () => {
    const room = {
      timeConstant: 300,
      outside: celsius(12),
      heated: celsius(25),
      low: celsius(10),
      high: celsius(30),
    };
    for (const isHeating of [true, false]) {
      const temperature = isHeating ? room.high : room.low;
      const start = {temperature, isHeating};
      assert.equal(roomStateAt(room, start, 60).isHeating, isHeating);
      assert.equal(switchOffInstant(room, start, 1), Infinity);
    }
  });

  it('has a stretch without end where it settles at a threshold', () => {
    const {onTime, offTime} = limitCycle({
      timeConstant: 300,
      outside: 280,
      heated: 290,
      low: 280,
      high: 290,
    });
    assert.deepEqual([onTime, offTime], [Infinity, Infinity]);
  });

  it('stays off, or on, where it settles at a threshold for a day', () => {
    const day = {duration: 86_400};
    const noticing = ['located', 'interpolated', 'steps'] as const;
    for (const how of noticing) {
      const values = {band: 0.1, timeConstant: 300, noticing: how};
      const setpoint = 286.651_247_363_165;
      const [low, high] = [setpoint - 0.05, setpoint + 0.05];
      const cold = {setpoint, outside: low, initial: high};
      const off = {...cold, initialHeater: 'off'} as const;
      assert.deepEqual(simulate(model, {...values, ...off}, day).events, []);
      const warm = {setpoint: celsius(28), heated: celsius(28) + 0.05};
      const on = {...warm, initial: celsius(28)};
      assert.deepEqual(simulate(model, {...values, ...on}, day).events, []);
    }
  });

  itHolds(
    'agrees with a course followed switching by switching',
    {few: 40, many: 150},
    fc.property(settings, (values) => {
      const duration = 5000;
      const {setpoint, band, initial, initialHeater} = values;
      const room = {
        ...values,
        low: setpoint - band / 2,
        high: setpoint + band / 2,
      };
      const start = {
        temperature: initial,
        isHeating: initialHeater === 'on',
      };
      const {switchOffs, temperature} = follow(room, start, duration);
      const run = simulate(model, values, {duration});
      const {firstSwitchOff, drift} = run.scalars;
      const last = run.columns.temperature.at(-1) ?? 0;
      const exact = roomStateAt(room, start, duration).temperature;
      assert.ok(Math.abs(last - temperature) < 1e-4);
      assert.ok(Math.abs(exact - temperature) < 1e-9);
      assert.equal(firstSwitchOff === undefined, switchOffs.length === 0);
      assert.ok(Math.abs((firstSwitchOff ?? 0) - (switchOffs[0] ?? 0)) < 1e-2);
      assert.ok(Math.abs(drift ?? 0) < 1e-2);
      switchOffs.forEach((time, n) => {
        const closed = switchOffInstant(room, start, n + 1);
        assert.ok(Math.abs(closed - time) < 1e-6);
      });
    }),
  );
});
