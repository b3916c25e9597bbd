import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {OdeProblem} from '../../../src/solver/index';
import {integrate} from '../../../src/solver/index';
import {integrateWithFixedSteps} from './fixedStep';
import {grid, largestError} from './problems';

/** Order measured between the last two of runs with doubled step counts. */
function measuredOrder(
  error: (count: number) => number,
  counts: readonly number[],
): number {
  const errors = counts.map(error);
  const [coarse, fine] = errors.slice(-2);
  return Math.log2(coarse! / fine!);
}

const growing: OdeProblem = {
  size: 1,
  derivatives(t, y, derivative) {
    derivative[0] = y[0]! * Math.cos(t);
  },
};
const growingExact = (t: number): number => Math.exp(Math.sin(t));

const pendulum: OdeProblem = {
  size: 2,
  derivatives(_, y, derivative) {
    derivative[0] = y[1]!;
    derivative[1] = -Math.sin(y[0]!);
  },
};

/** Prothero and Robinson's problem with the solution sin t. */
function stiff(rate: number): OdeProblem {
  return {
    size: 1,
    derivatives(t, y, derivative) {
      derivative[0] = -rate * (y[0]! - Math.sin(t)) + Math.cos(t);
    },
  };
}

/** Solution x = cos t, z = exp(sin t), z given by a quadratic equation. */
const algebraic: OdeProblem = {
  size: 2,
  mass: [1, 0],
  derivatives(t, [x, z], derivative) {
    const exact = Math.exp(Math.sin(t));
    derivative[0] = (-Math.sin(t) * z!) / exact;
    derivative[1] = z! ** 2 - exact ** 2 + (x! - Math.cos(t)) * z!;
  },
};

describe('integrateWithFixedSteps(problem, start, end, initial, count)', () => {
  it('has order 5 for a problem that depends on time', () => {
    const order = measuredOrder(
      (count) => {
        const run = integrateWithFixedSteps(growing, 0, 3, [1], count);
        return Math.abs(run.evaluate(3)[0]! - growingExact(3));
      },
      [32, 64],
    );
    assert.ok(order > 4.8 && order < 5.3, `order ${order}`);
  });

  it('has order 5 for a nonlinear pendulum released at rest', () => {
    const tight = {relativeTolerance: 1e-12, absoluteTolerance: 1e-13};
    const exact = integrate(pendulum, 0, 3, [2, 0], tight).evaluate(3);
    const order = measuredOrder(
      (count) => {
        const run = integrateWithFixedSteps(pendulum, 0, 3, [2, 0], count);
        const [angle, speed] = run.evaluate(3);
        return Math.hypot(angle! - exact[0]!, speed! - exact[1]!);
      },
      [20, 40],
    );
    assert.ok(order > 4.7 && order < 5.4, `order ${order}`);
  });

  it('keeps at least order 2.9 for a very stiff problem', () => {
    const order = measuredOrder(
      (count) =>
        Math.abs(
          integrateWithFixedSteps(stiff(1e4), 0, 2, [0], count).evaluate(
            2,
          )[0]! - Math.sin(2),
        ),
      [10, 20],
    );
    assert.ok(order > 2.9, `order ${order}`);
  });

  it('has order 5 for an index-1 problem', () => {
    const order = measuredOrder(
      (count) => {
        const run = integrateWithFixedSteps(algebraic, 0, 2, [1, 1], count);
        const [x, z] = run.evaluate(2);
        return Math.hypot(x! - Math.cos(2), z! - Math.exp(Math.sin(2)));
      },
      [32, 64],
    );
    assert.ok(order > 4.7 && order < 5.5, `order ${order}`);
  });

  it('has dense output of order 4 or more between the steps', () => {
    const order = measuredOrder(
      (count) =>
        largestError(
          integrateWithFixedSteps(growing, 0, 3, [1], count),
          growingExact,
          0,
          1000,
        ),
      [32, 64],
    );
    assert.ok(order > 3.9, `order ${order}`);
  });

  it('has dense output of order 4 or more in algebraic states', () => {
    const order = measuredOrder(
      (count) =>
        largestError(
          integrateWithFixedSteps(algebraic, 0, 2, [1, 1], count),
          (t) => Math.exp(Math.sin(t)),
          1,
          1000,
        ),
      [16, 32],
    );
    assert.ok(order > 3.9, `order ${order}`);
  });

  it('joins the dense output of neighbouring steps without a gap', () => {
    const run = integrateWithFixedSteps(pendulum, 0, 3, [2, 0], 7);
    for (const t of grid(0, 3, 7)) {
      const [left] = run.evaluate(t, 'left');
      const [right] = run.evaluate(t, 'right');
      assert.ok(Math.abs(left! - right!) < 1e-14);
    }
  });
});
