import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import type {Trajectory} from '../../../src/solver/index';
import {integrate} from '../../../src/solver/index';

/** A room heated to `hot` or left to cool to `cold`, between two limits. */
interface Thermostat {
  readonly timeConstant: number;
  readonly cold: number;
  readonly hot: number;
  readonly lower: number;
  readonly upper: number;
}

function run(room: Thermostat, end: number): Trajectory {
  const {timeConstant, cold, hot, lower, upper} = room;
  let isOn = true;
  return integrate(
    {
      size: 1,
      eventCount: 1,
      derivatives(_, [temperature], derivative) {
        const target = isOn ? hot : cold;
        derivative[0] = (target - temperature!) / timeConstant;
      },
      events(_, [temperature], values) {
        values[0] = temperature! - (isOn ? upper : lower);
      },
      onEvent() {
        isOn = !isOn;
      },
    },
    0,
    end,
    [lower],
  );
}

/** Switching instants from the closed form, beginning with 'off'. */
function switchings(room: Thermostat, end: number): number[] {
  const {timeConstant, cold, hot, lower, upper} = room;
  const on = timeConstant * Math.log((hot - lower) / (hot - upper));
  const off = timeConstant * Math.log((upper - cold) / (lower - cold));
  const times: number[] = [];
  for (let cycle = 0; cycle * (on + off) <= end; cycle++) {
    times.push(cycle * (on + off) + on, (cycle + 1) * (on + off));
  }
  return times.filter((time) => time <= end);
}

const room: Thermostat = {
  timeConstant: 100.5,
  cold: 5,
  hot: 45,
  lower: 18,
  upper: 22,
};

describe('integrate(thermostat with hysteresis, …)', () => {
  it('finds all 167 switchings within an hour, drift under 1e-4 s', () => {
    const expected = switchings(room, 3600);
    assert.equal(expected.length, 167);
    const {events, statistics} = run(room, 3600);
    assert.equal(events.length, 167);
    events.forEach(({time}, k) => {
      assert.ok(Math.abs(time - expected[k]!) < 1e-4, `switching ${k}`);
    });
    assert.ok(statistics.steps < 10 * 167);
  });

  it('stays between the limits at every instant', () => {
    const trajectory = run(room, 600);
    for (let t = 0; t <= 600; t += 0.25) {
      const [temperature] = trajectory.evaluate(t);
      assert.ok(temperature! > 18 - 1e-4 && temperature! < 22 + 1e-4);
    }
  });

  it('finds the switchings of random rooms', () => {
    const rooms = fc.record({
      timeConstant: fc.double({min: 10, max: 1000, noNaN: true}),
      cold: fc.double({min: -20, max: 10, noNaN: true}),
      hot: fc.double({min: 30, max: 80, noNaN: true}),
      lower: fc.double({min: 15, max: 20, noNaN: true}),
      upper: fc.double({min: 20.5, max: 25, noNaN: true}),
    });
    fc.assert(
      fc.property(rooms, (random) => {
        const end = 3 * random.timeConstant;
        const expected = switchings(random, end);
        // A switching at the very end may fall on either side of it.
        fc.pre(expected.every((time) => end - time > 1e-3));
        const {events} = run(random, end);
        assert.equal(events.length, expected.length);
        events.forEach(({time}, k) => {
          const error = Math.abs(time - expected[k]!);
          assert.ok(error < 1e-5 * random.timeConstant);
        });
      }),
    );
  });
});
