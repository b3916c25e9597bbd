import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {OdeProblem} from '../../../src/solver/index';
import {integrate} from '../../../src/solver/index';
import {grid} from './problems';

/** A lag x' = z whose flow z is algebraic: 0 = u(t) − x − z. */
function lagWithFlow(
  input: (t: number) => number,
  breaks: readonly number[],
): OdeProblem {
  return {
    size: 2,
    mass: [1, 0],
    breaks,
    derivatives(t, [x, z], derivative) {
      derivative[0] = z!;
      derivative[1] = input(t) - x! - z!;
    },
  };
}

const step = (t: number): number => (t < 1 ? 0 : 2);

describe('integrate(problem with algebraic states, …)', () => {
  it('makes a guess consistent at the start', () => {
    const run = integrate(
      lagWithFlow(() => 5, []),
      0,
      1,
      [1, 99],
    );
    assert.ok(Math.abs(run.evaluate(0)[1]! - 4) < 1e-9);
    assert.ok(Math.abs(run.evaluate(1)[1]! - 4 * Math.exp(-1)) < 1e-6);
  });

  it('finds a large algebraic state from a guess of zero', () => {
    const residual = (x: number, pressure: number): number =>
      (pressure / 1e5) ** 3 + pressure / 1e5 - 10 * x;
    const problem: OdeProblem = {
      size: 2,
      mass: [1, 0],
      derivatives(_, [x, pressure], derivative) {
        derivative[0] = -x!;
        derivative[1] = residual(x!, pressure!);
      },
    };
    const run = integrate(problem, 0, 1, [1, 0]);
    assert.ok(Math.abs(run.evaluate(0)[1]! - 2e5) < 1);
    for (const t of grid(0, 1, 10)) {
      const pressure = run.evaluate(t)[1]!;
      assert.ok(Math.abs(residual(Math.exp(-t), pressure)) < 1e-5);
    }
  });

  it('finds it from a guess at which a full Newton step fails', () => {
    const problem: OdeProblem = {
      size: 2,
      mass: [1, 0],
      derivatives(_, [x, z], derivative) {
        derivative[0] = -x!;
        derivative[1] = Math.atan(z! - 3 * x!);
      },
    };
    const run = integrate(problem, 0, 1, [1, 40]);
    for (const t of grid(0, 1, 10)) {
      assert.ok(Math.abs(run.evaluate(t)[1]! - 3 * Math.exp(-t)) < 1e-5);
    }
  });

  it('gives both limits of an algebraic state at a break', () => {
    const run = integrate(lagWithFlow(step, [1]), 0, 3, [0, 0]);
    assert.ok(Math.abs(run.evaluate(1, 'left')[1]!) < 1e-9);
    assert.ok(Math.abs(run.evaluate(1, 'right')[1]! - 2) < 1e-9);
    const exact = 2 * Math.exp(-2);
    assert.ok(Math.abs(run.evaluate(3)[1]! - exact) < 2e-6);
  });

  it('keeps the equations satisfied between the steps', () => {
    const run = integrate(lagWithFlow(step, [1]), 0, 3, [1, 0]);
    for (const t of grid(0, 3, 100)) {
      const [x, z] = run.evaluate(t);
      assert.ok(Math.abs(step(t) - x! - z!) < 2e-6);
    }
  });

  it('makes them consistent again after an event', () => {
    let gain = 1;
    const problem: OdeProblem = {
      size: 2,
      mass: [1, 0],
      eventCount: 1,
      derivatives(_, [x, z], derivative) {
        derivative[0] = z!;
        derivative[1] = z! + gain * x!;
      },
      events(_, [x], values) {
        values[0] = x! - 0.5;
      },
      onEvent() {
        gain = 3;
      },
    };
    const run = integrate(problem, 0, 2, [1, -1]);
    const [event] = run.events;
    assert.ok(Math.abs(event!.time - Math.LN2) < 1e-6);
    assert.ok(Math.abs(event!.before[1]! + 0.5) < 1e-6);
    assert.ok(Math.abs(event!.after[1]! + 1.5) < 1e-6);
    assert.ok(Math.abs(event!.after[1]! + 3 * event!.after[0]!) < 1e-9);
    assert.deepEqual(run.evaluate(event!.time), event!.after);
    const exact = 0.5 * Math.exp(-3 * (2 - Math.LN2));
    assert.ok(Math.abs(run.evaluate(2)[0]! - exact) < 1e-6);
  });

  it('locates events that depend on algebraic states', () => {
    const problem: OdeProblem = {
      ...lagWithFlow(() => 1, []),
      eventCount: 1,
      events(_, [, z], values) {
        values[0] = z! - 0.25;
      },
    };
    const run = integrate(problem, 0, 3, [0, 1]);
    assert.equal(run.events.length, 1);
    assert.ok(Math.abs(run.events[0]!.time - Math.log(4)) < 5e-6);
  });

  it('solves a banded problem with many algebraic states', () => {
    const size = 21;
    // Odd states carry the flow between their even neighbours.
    const problem: OdeProblem = {
      size,
      band: {lower: 1, upper: 1},
      mass: Array.from({length: size}, (_, i) => 1 - (i % 2)),
      derivatives(_, y, derivative) {
        for (let i = 0; i < size; i++) {
          const before = y[i - 1] ?? 0;
          const after = y[i + 1] ?? 0;
          derivative[i] = i % 2 ? before - after - y[i]! : before - after;
        }
      },
    };
    const initial = Array.from({length: size}, (_, i) => (i === 0 ? 11 : 0));
    const run = integrate(problem, 0, 2000, initial);
    const stored = (t: number): number =>
      run.evaluate(t).reduce((sum, value, i) => sum + (i % 2 ? 0 : value), 0);
    for (const t of [0, 1, 10, 100]) {
      assert.ok(Math.abs(stored(t) - 11) < 1e-5);
    }
    run.evaluate(2000).forEach((value, i) => {
      assert.ok(Math.abs(value - (i % 2 ? 0 : 1)) < 1e-5);
    });
  });
});
