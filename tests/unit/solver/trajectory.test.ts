import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {OdeProblem} from '../../../src/solver/index';
import {integrate} from '../../../src/solver/index';
import {lag} from './problems';

/** y grows at rate 1 and is reset to 0 whenever it passes 1. */
const sawtooth: OdeProblem = {
  size: 1,
  eventCount: 1,
  derivatives(_, __, derivative) {
    derivative[0] = 1;
  },
  events(_, y, values) {
    values[0] = y[0]! - 1;
  },
  onEvent(_, __, y) {
    y[0] = 0;
  },
};

describe('Trajectory.evaluate(t, side, into)', () => {
  it('gives the right limit at an event unless the left is asked for', () => {
    const run = integrate(sawtooth, 0, 3.5, [0]);
    assert.equal(run.events.length, 3);
    for (const {time} of run.events) {
      assert.equal(run.evaluate(time)[0], 0);
      assert.ok(Math.abs(run.evaluate(time, 'left')[0]! - 1) < 1e-12);
    }
  });

  it('gives both limits around several events at one instant', () => {
    const run = integrate(
      {
        ...sawtooth,
        eventCount: 2,
        events(_, y, values) {
          values[0] = y[0]! - 1;
          values[1] = y[0]! - 1;
        },
        onEvent(index, _, y) {
          y[0] = index === 0 ? 5 : -7;
        },
      },
      0,
      2,
      [0],
    );
    const [{time}] = run.events as [(typeof run.events)[0]];
    assert.ok(Math.abs(run.evaluate(time, 'left')[0]! - 1) < 1e-12);
    assert.equal(run.evaluate(time, 'right')[0], -7);
    assert.equal(run.events[0]!.after[0], 5);
    assert.equal(run.events[1]!.before[0], 5);
  });

  it('gives both limits at an event that ends the run', () => {
    const run = integrate(
      {
        ...sawtooth,
        onEvent(_, __, y) {
          y[0] = 0;
          return 'stop';
        },
      },
      0,
      2,
      [0],
    );
    assert.ok(Math.abs(run.evaluate(run.end, 'left')[0]! - 1) < 1e-12);
    assert.equal(run.evaluate(run.end, 'right')[0], 0);
    assert.equal(run.evaluate(9, 'left')[0], 0);
  });

  it('gives the same state on both sides of a break', () => {
    const run = integrate(
      lag(1, (t) => (t < 1 ? 3 : -3), [1]),
      0,
      2,
      [0],
    );
    const left = run.evaluate(1, 'left')[0]!;
    assert.ok(Math.abs(left - 3 * (1 - Math.exp(-1))) < 3e-6);
    assert.equal(run.evaluate(1, 'right')[0], left);
  });

  it('holds the end states outside the run', () => {
    const run = integrate(
      lag(1, () => 1),
      2,
      3,
      [0.25],
    );
    assert.equal(run.start, 2);
    assert.equal(run.end, 3);
    assert.equal(run.evaluate(0)[0], 0.25);
    assert.equal(run.evaluate(2, 'left')[0], 0.25);
    assert.equal(run.evaluate(9)[0], run.evaluate(3)[0]);
    assert.throws(() => run.evaluate(NaN), RangeError);
  });

  it('writes into the array given', () => {
    const run = integrate(
      lag(1, () => 1),
      0,
      1,
      [0],
    );
    const into = new Float64Array(1);
    assert.equal(run.evaluate(0.5, 'right', into), into);
    assert.ok(Math.abs(into[0]! + Math.expm1(-0.5)) < 1e-6);
  });

  it('leaves the initial array alone', () => {
    const initial = [0];
    integrate(sawtooth, 0, 2, initial);
    assert.deepEqual(initial, [0]);
  });

  it('has one state when the run has no length', () => {
    const run = integrate(
      lag(1, () => 1),
      4,
      4,
      [0.5],
    );
    assert.equal(run.evaluate(4)[0], 0.5);
    assert.equal(run.statistics.steps, 0);
  });
});

describe('integrate(problem without states, …)', () => {
  const clock: OdeProblem = {size: 0, derivatives() {}};

  it('goes from start to end', () => {
    const run = integrate({...clock, breaks: [3]}, 0, 10, []);
    assert.equal(run.end, 10);
    assert.deepEqual(run.breaks, [3]);
    assert.equal(run.evaluate(5).length, 0);
  });

  it('locates events in time', () => {
    const run = integrate(
      {
        ...clock,
        eventCount: 2,
        events(t, _, values) {
          values[0] = Math.sin(2 * Math.PI * t) - 0.5;
          values[1] = t - 7.25;
        },
      },
      0,
      10,
      [],
    );
    const rising = run.events.filter(({index}) => index === 0);
    assert.equal(rising.length, 20);
    rising.forEach(({time}, k) => {
      const phase = k % 2 ? 5 / 12 : 1 / 12;
      assert.ok(Math.abs(time - Math.floor(k / 2) - phase) < 1e-9);
    });
    const single = run.events.find(({index}) => index === 1);
    assert.ok(Math.abs(single!.time - 7.25) < 1e-9);
  });

  it('fires at breaks and changes modes', () => {
    let level = 0;
    const run = integrate(
      {
        ...clock,
        breaks: [1, 2],
        eventCount: 1,
        events(t, _, values) {
          values[0] = (t < 1 || t >= 2 ? 0 : 1) - 0.5;
        },
        onEvent() {
          level++;
        },
      },
      0,
      3,
      [],
    );
    assert.equal(level, 2);
    assert.deepEqual(
      run.events.map(({time}) => time),
      [1, 2],
    );
  });
});
