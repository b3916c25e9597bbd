import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {linearize} from '../../../src/solver/eigenvalues';
import type {OdeProblem} from '../../../src/solver/index';
import {IntegrationError} from '../../../src/solver/index';

function assertMatrix(
  actual: Float64Array,
  expected: readonly number[],
  tolerance = 1e-10,
): void {
  assert.equal(actual.length, expected.length);
  actual.forEach((value, i) => {
    const allowed = tolerance * Math.max(1, Math.abs(expected[i]!));
    assert.ok(
      Math.abs(value - expected[i]!) <= allowed,
      `entry ${i} is ${value}, not ${expected[i]}`,
    );
  });
}

function at(problem: OdeProblem, y: readonly number[]) {
  const state = Float64Array.from(y);
  const sizes = state.map((value) => Math.max(Math.abs(value), 1));
  return linearize(problem, 0, state, sizes);
}

describe('linearize(problem, t, y, sizes)', () => {
  it('differentiates curved functions to ten digits', () => {
    const pendulum: OdeProblem = {
      size: 2,
      derivatives(_, [angle, speed], derivative) {
        derivative[0] = speed!;
        derivative[1] =
          -9.81 * Math.sin(angle!) - 0.1 * speed! * Math.abs(speed!);
      },
    };
    const {matrix, states} = at(pendulum, [0.7, 1.3]);
    assert.deepEqual(states, [0, 1]);
    assertMatrix(matrix, [0, 1, -9.81 * Math.cos(0.7), -0.26]);
  });

  it('eliminates algebraic states, also in between', () => {
    // x' = −z, w' = z − 2w, 0 = x + w² − 3z.
    const problem: OdeProblem = {
      size: 3,
      mass: [1, 0, 1],
      derivatives(_, [x, z, w], derivative) {
        derivative[0] = -z!;
        derivative[1] = x! + w! ** 2 - 3 * z!;
        derivative[2] = z! - 2 * w!;
      },
    };
    const {matrix, states} = at(problem, [2, 1, 1]);
    assert.deepEqual(states, [0, 2]);
    assertMatrix(matrix, [-1 / 3, -2 / 3, 1 / 3, 2 / 3 - 2]);
  });

  it('leaves out meters', () => {
    const problem: OdeProblem = {
      size: 2,
      meters: [1, 0],
      derivatives(_, y, derivative) {
        derivative[0] = y[1]! ** 2;
        derivative[1] = -4 * y[1]!;
      },
    };
    const {matrix, states} = at(problem, [5, 1]);
    assert.deepEqual(states, [1]);
    assertMatrix(matrix, [-4]);
  });

  it('does not mind a domain that ends at the state', () => {
    const problem: OdeProblem = {
      size: 1,
      derivatives(_, y, derivative) {
        derivative[0] = -Math.sqrt(y[0]! - 0.999);
      },
    };
    assertMatrix(at(problem, [1]).matrix, [-0.5 / Math.sqrt(0.001)], 1e-8);
  });

  it('refuses algebraic states that are not determined', () => {
    const problem: OdeProblem = {
      size: 2,
      mass: [1, 0],
      derivatives(_, y, derivative) {
        derivative[0] = y[1]!;
        derivative[1] = y[0]!;
      },
    };
    assert.throws(
      () => at(problem, [0, 1]),
      (error) =>
        error instanceof IntegrationError && error.reason === 'singular',
    );
  });

  it('names the equation that is not finite', () => {
    const problem: OdeProblem = {
      size: 2,
      derivatives(_, y, derivative) {
        derivative[0] = -y[0]!;
        derivative[1] = y[0]! / 0;
      },
    };
    assert.throws(
      () => at(problem, [1, 1]),
      (error) => error instanceof IntegrationError && error.stateIndex === 1,
    );
  });

  it('has nothing to do without states', () => {
    const {matrix, states} = at({size: 0, derivatives: () => {}}, []);
    assert.deepEqual([matrix.length, states.length], [0, 0]);
  });
});
