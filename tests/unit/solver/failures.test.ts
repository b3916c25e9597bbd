import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {OdeProblem, SolverOptions} from '../../../src/solver/index';
import {integrate, IntegrationError} from '../../../src/solver/index';
import {bouncingBall, lag} from './problems';

function failure(
  problem: OdeProblem,
  end: number,
  initial: readonly number[],
  options?: SolverOptions,
): IntegrationError {
  try {
    integrate(problem, 0, end, initial, options);
  } catch (error) {
    assert.ok(error instanceof IntegrationError, String(error));
    return error;
  }
  return assert.fail('the run did not fail');
}

function scalar(f: (t: number, y: number) => number): OdeProblem {
  return {
    size: 1,
    derivatives(t, y, derivative) {
      derivative[0] = f(t, y[0]!);
    },
  };
}

/** A relay that drives its own input back through zero. */
function relay(): OdeProblem {
  let isPositive = true;
  return {
    ...scalar(() => (isPositive ? -1 : 1)),
    eventCount: 1,
    events(_, y, values) {
      values[0] = y[0]!;
    },
    onEvent() {
      isPositive = !isPositive;
    },
  };
}

describe('integrate(…) fails', () => {
  it("with 'not-finite', the time and the state when f gives NaN", () => {
    const problem: OdeProblem = {
      size: 3,
      derivatives(t, y, derivative) {
        derivative[0] = -y[0]!;
        derivative[1] = t < 0.7 ? 1 : NaN;
        derivative[2] = y[0]!;
      },
    };
    const error = failure(problem, 2, [1, 0, 0]);
    assert.equal(error.reason, 'not-finite');
    assert.equal(error.stateIndex, 1);
    assert.ok(Math.abs(error.time - 0.7) < 1e-6);
    assert.match(error.message, /t = 0\.7|t = 0\.69/);
  });

  it("with 'not-finite' at the start when f is infinite there", () => {
    const error = failure(
      scalar((_, y) => 1 / y),
      1,
      [0],
    );
    assert.equal(error.reason, 'not-finite');
    assert.equal(error.time, 0);
    assert.equal(error.stateIndex, 0);
  });

  it("with 'not-finite' when a state runs into the edge of f", () => {
    const error = failure(
      scalar((_, y) => -Math.sqrt(y) - 1),
      5,
      [1],
    );
    assert.equal(error.reason, 'not-finite');
    assert.equal(error.stateIndex, 0);
    // With s = √y: −2 s ds/(1 + s) = dt, so y = 0 at 2 (1 − ln 2).
    assert.ok(Math.abs(error.time - 2 * (1 - Math.LN2)) < 1e-4);
  });

  it("with 'not-finite' and the index when a switching function is NaN", () => {
    const problem: OdeProblem = {
      ...scalar(() => 1),
      eventCount: 2,
      events(_, y, values) {
        values[0] = 1;
        values[1] = Math.log(0.5 - y[0]!);
      },
    };
    const error = failure(problem, 1, [0]);
    assert.equal(error.reason, 'not-finite');
    assert.equal(error.eventIndex, 1);
  });

  it("with 'not-finite' when a handler leaves NaN in a state", () => {
    const problem: OdeProblem = {
      ...bouncingBall(0.8),
      onEvent(_, __, y) {
        y[1] = NaN;
      },
    };
    const error = failure(problem, 1, [1, 0]);
    assert.equal(error.reason, 'not-finite');
    assert.equal(error.stateIndex, 1);
    assert.equal(error.eventIndex, 0);
  });

  it("with 'step-too-small' where the solution goes to infinity", () => {
    const error = failure(
      scalar((_, y) => y * y),
      2,
      [1],
    );
    assert.equal(error.reason, 'step-too-small');
    assert.equal(error.stateIndex, 0);
    assert.ok(Math.abs(error.time - 1) < 1e-4);
  });

  it("with 'too-many-steps' at the limit", () => {
    const options = {maximumSteps: 20};
    const error = failure(
      scalar((t) => Math.cos(100 * t)),
      100,
      [0],
      options,
    );
    assert.equal(error.reason, 'too-many-steps');
    assert.ok(error.time > 0 && error.time < 100);
  });

  it("with 'chattering' for a relay without hysteresis", () => {
    const error = failure(relay(), 3, [1]);
    assert.equal(error.reason, 'chattering');
    assert.equal(error.eventIndex, 0);
    assert.ok(Math.abs(error.time - 1) < 1e-9);
    assert.match(error.message, /: chattering$/);
  });

  it("with 'chattering' when handlers set each other off for ever", () => {
    const modes = [0, 0];
    const problem: OdeProblem = {
      ...scalar(() => 1),
      eventCount: 2,
      events(t, _, values) {
        values[0] = t < 0.5 ? -1 : 0.5 - modes[1]!;
        values[1] = modes[0]! - 0.5;
      },
      onEvent(index) {
        modes[index] = 1 - modes[index]!;
      },
    };
    const error = failure(problem, 1, [0]);
    assert.equal(error.reason, 'chattering');
    assert.ok(Math.abs(error.time - 0.5) < 1e-9);
  });

  it("with 'chattering' where a ball's bounces pile up", () => {
    for (const restitution of [0.05, 0.2, 0.5, 0.8, 0.95]) {
      const fall = Math.sqrt(2 / 9.81);
      const limit = (fall * (1 + restitution)) / (1 - restitution);
      const error = failure(bouncingBall(restitution), 30, [1, 0]);
      assert.equal(error.reason, 'chattering');
      assert.ok(Math.abs(error.time - limit) < 1e-3 * limit);
    }
  });

  it("with 'inconsistent-start' when no algebraic state fits", () => {
    const problem: OdeProblem = {
      size: 2,
      mass: [1, 0],
      derivatives(_, y, derivative) {
        derivative[0] = y[1]!;
        derivative[1] = y[1]! ** 2 + 1;
      },
    };
    const error = failure(problem, 1, [0, 3]);
    assert.equal(error.reason, 'inconsistent-start');
    assert.equal(error.stateIndex, 1);
    assert.equal(error.time, 0);
  });

  it("with 'inconsistent-start' when a handler leaves no solution", () => {
    let target = 1;
    const problem: OdeProblem = {
      size: 2,
      mass: [1, 0],
      eventCount: 1,
      derivatives(_, y, derivative) {
        derivative[0] = 1;
        derivative[1] = y[1]! ** 2 - target;
      },
      events(_, y, values) {
        values[0] = y[0]! - 0.5;
      },
      onEvent() {
        target = -1;
      },
    };
    const error = failure(problem, 1, [0, 1]);
    assert.equal(error.reason, 'inconsistent-start');
    assert.ok(Math.abs(error.time - 0.5) < 1e-9);
  });

  it("with 'singular' when an algebraic equation loses its state", () => {
    const problem: OdeProblem = {
      size: 2,
      mass: [1, 0],
      derivatives(t, y, derivative) {
        derivative[0] = 1;
        derivative[1] = t < 0.5 ? y[1]! : 0;
      },
    };
    const error = failure(problem, 1, [0, 0]);
    assert.equal(error.reason, 'singular');
    assert.ok(error.time >= 0.5 && error.time < 1);
  });

  it('with a RangeError when an argument is out of range', () => {
    const problem = lag(1, () => 1);
    assert.throws(() => integrate(problem, 1, 0, [0]), RangeError);
    assert.throws(() => integrate(problem, 0, NaN, [0]), RangeError);
    assert.throws(() => integrate(problem, 0, 1, [0, 0]), RangeError);
    for (const options of [
      {relativeTolerance: 0},
      {absoluteTolerance: -1},
      {absoluteTolerance: [1e-9, 1e-9]},
      {maximumStep: 0},
      {maximumSteps: NaN},
    ]) {
      assert.throws(() => integrate(problem, 0, 1, [0], options), RangeError);
    }
    const more: Partial<OdeProblem>[] = [
      {mass: [0.5]},
      {mass: [1, 1]},
      {band: {lower: -1, upper: 0}},
      {breaks: [NaN]},
    ];
    for (const part of more) {
      assert.throws(
        () => integrate({...problem, ...part}, 0, 1, [0]),
        RangeError,
      );
    }
  });
});
