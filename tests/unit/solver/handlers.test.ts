import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {integrate} from '../../../src/solver/index';
import {bouncingBall, clock, impacts} from './problems';

describe('OdeProblem.onEvent(index, t, y)', () => {
  it('is called at a break that makes a switching function jump', () => {
    const jump = (t: number): number => (t < 2 ? -1 : 1);
    const run = integrate(clock([jump], {breaks: [2]}), 0, 3, [0]);
    assert.deepEqual(
      run.events.map(({time, index}) => [time, index]),
      [[2, 0]],
    );
  });

  it('is called in the order of the indices at one instant', () => {
    const order: number[] = [];
    const functions = [0, 0, 0].map(() => (t: number) => t - 0.5);
    integrate(
      clock(functions, {
        onEvent(index) {
          order.push(index);
        },
      }),
      0,
      1,
      [0],
    );
    assert.deepEqual(order, [0, 1, 2]);
  });

  it('is called at one instant until no handler changes a sign any more', () => {
    const modes = [0, 0, 0];
    const run = integrate(
      {
        ...clock([]),
        eventCount: 3,
        events(t, _, values) {
          values[0] = t - 0.25;
          values[1] = modes[0]! - 0.5;
          values[2] = modes[1]! - 0.5;
        },
        onEvent(index) {
          modes[index] = 1;
        },
      },
      0,
      1,
      [0],
    );
    assert.deepEqual(
      run.events.map(({index}) => index),
      [0, 1, 2],
    );
    assert.ok(run.events.every(({time}) => Math.abs(time - 0.25) < 1e-12));
    assert.equal(new Set(run.events.map(({time}) => time)).size, 1);
  });

  it("ends the run at a handler's 'stop'", () => {
    const run = integrate(
      {...bouncingBall(0.8), onEvent: () => 'stop'},
      0,
      10,
      [1, 0],
    );
    const [impact] = impacts(1, 0.8, 9.81, 1);
    assert.ok(Math.abs(run.end - impact!) < 1e-12);
    assert.equal(run.events.length, 1);
    assert.deepEqual(run.evaluate(10), run.evaluate(run.end));
    assert.ok(Math.abs(run.evaluate(10)[0]!) < 1e-12);
  });

  it("ends the run at a 'stop' at a break", () => {
    const jump = (t: number): number => (t < 2 ? -1 : 1);
    const problem = clock([jump], {breaks: [2, 3], onEvent: () => 'stop'});
    const run = integrate(problem, 0, 5, [0]);
    assert.equal(run.end, 2);
    assert.deepEqual(run.breaks, [2]);
    assert.ok(Math.abs(run.evaluate(5)[0]! - 2) < 1e-12);
  });
});
