import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import type {OdeProblem, Trajectory} from '../../../src/solver/index';
import {integrate, IntegrationError} from '../../../src/solver/index';
import {integrateWithFixedSteps} from './fixedStep';
import {grid, lag, largestError} from './problems';

/**
 * A node between a given inflow and an orifice: τ p′ = 1 − out with the
 * algebraic outflow of 0 = p − coefficient · out². The orifice closes partly at
 * 5 s, so that a layer of some τ follows.
 */
function node(timeConstant: number): OdeProblem {
  let coefficient = 2;
  return {
    size: 2,
    mass: [1, 0],
    breaks: [5],
    eventCount: 1,
    derivatives(_, [pressure, out], derivative) {
      derivative[0] = (1 - out!) / timeConstant;
      derivative[1] = pressure! - coefficient * out! * Math.abs(out!);
    },
    events(t, _, values) {
      values[0] = coefficient === 2 && t >= 5 ? 1 : -1;
    },
    onEvent() {
      coefficient = 10;
    },
  };
}

/** Largest difference of a state of two trajectories at some instants. */
function difference(
  run: Trajectory,
  reference: Trajectory,
  instants: readonly number[],
): number {
  const differences = instants.map((t) => {
    const expected = reference.evaluate(t);
    return Math.max(
      ...run.evaluate(t).map((value, i) => Math.abs(value - expected[i]!)),
    );
  });
  return Math.max(...differences);
}

describe('integrate(stiff problem, …) between the steps', () => {
  it('resolves the layer after an event that changes an algebraic law', () => {
    for (const timeConstant of [1e-3, 1e-6, 1e-9, 1e-12]) {
      const run = integrate(node(timeConstant), 0, 20, [2, 1], {
        relativeTolerance: 1e-7,
        maximumStep: Infinity,
      });
      for (const t of [5.5, 8, 12, 15.3, 20]) {
        const [pressure, out] = run.evaluate(t);
        assert.ok(Math.abs(pressure! - 10) < 2e-5, `p = ${pressure} at ${t}`);
        assert.ok(Math.abs(out! - 1) < 2e-6, `out = ${out} at ${t}`);
      }
      assert.ok(run.statistics.steps < 120, `${run.statistics.steps} steps`);
    }
  });

  it('follows that layer itself', () => {
    const tight = {relativeTolerance: 1e-11, absoluteTolerance: 1e-12};
    const run = integrate(node(1e-4), 0, 20, [2, 1]);
    const reference = integrate(node(1e-4), 0, 20, [2, 1], tight);
    const instants = grid(5, 5.01, 1000).slice(1);
    assert.ok(difference(run, reference, instants) < 3e-5);
  });

  it('resolves the layer of a state that starts away from its input', () => {
    const exact = (t: number): number => Math.exp(-t / 1e-9);
    const run = integrate(
      lag(1e-9, () => 0),
      0,
      10,
      [1],
    );
    assert.ok(largestError(run, exact) < 1e-6);
    const early = integrate(
      lag(1e-9, () => 0),
      0,
      1e-7,
      [1],
    );
    assert.ok(largestError(early, exact) < 1e-5);
  });

  it('follows an input that bends inside a step', () => {
    fc.assert(
      fc.property(
        fc.double({min: 0.5, max: 9.5, noNaN: true}),
        fc.double({min: -9, max: -4, noNaN: true}),
        (bend, exponent) => {
          const input = (t: number): number => 1 + Math.max(0, t - bend);
          const problem = lag(10 ** exponent, input);
          const run = integrate(problem, 0, 10, [1]);
          // The lag follows the ramp τ behind.
          const error = largestError(run, input, 0, 2000);
          assert.ok(error < 10 ** exponent + 1e-4, `${error} at ${bend}`);
        },
      ),
    );
  });

  it('fails where f is not finite between the stages of a step', () => {
    const problem: OdeProblem = {
      size: 1,
      derivatives(t, _, derivative) {
        derivative[0] = t > 0.45 && t < 0.55 ? NaN : 1;
      },
    };
    const options = {initialStep: 1, maximumStep: 1};
    assert.throws(
      () => integrate(problem, 0, 1, [0], options),
      (error) =>
        error instanceof IntegrationError &&
        error.reason === 'not-finite' &&
        error.stateIndex === 0 &&
        Math.abs(error.time - 0.45) < 1e-6,
    );
  });

  it('follows an input that bends smoothly', () => {
    const input = (t: number): number => Math.tanh(20 * (t - 4));
    const run = integrate(lag(1e-8, input), 0, 10, [-1]);
    assert.ok(largestError(run, input, 0, 2000) < 2e-5);
  });
});

describe('integrateWithFixedSteps(very stiff problem, …)', () => {
  it('has the same order between the steps as at them', () => {
    const problem: OdeProblem = {
      size: 1,
      derivatives(t, y, derivative) {
        derivative[0] = -1e8 * (y[0]! - Math.sin(t)) + Math.cos(t);
      },
    };
    const errors = [10, 20].map((count) =>
      largestError(
        integrateWithFixedSteps(problem, 0, 2, [0], count),
        Math.sin,
        0,
        1000,
      ),
    );
    const order = Math.log2(errors[0]! / errors[1]!);
    assert.ok(order > 3.9, `order ${order}`);
  });
});
