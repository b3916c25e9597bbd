import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {OdeProblem} from '../../../src/solver/index';
import {integrate} from '../../../src/solver/index';
import {Jacobian} from '../../../src/solver/jacobian';
import {System} from '../../../src/solver/system';
import {heatBar} from './problems';

const tolerances = {
  relative: 1e-6,
  absolute: Float64Array.of(1e-9, 1e-3),
  untested: new Uint8Array(2),
};
const rootOfEpsilon = Math.sqrt(Number.EPSILON);

/** Largest displacement of each state seen by f while J is formed. */
function displacements(y: number[], expectedChange: number[]): number[] {
  const seen = [0, 0];
  const system = new System(
    {
      size: 2,
      derivatives(_, state, derivative) {
        state.forEach((value, i) => {
          seen[i] = Math.max(seen[i]!, Math.abs(value - y[i]!));
        });
        derivative.fill(0);
      },
    },
    tolerances,
  );
  new Jacobian(system).computeStateJacobian(
    0,
    Float64Array.from(y),
    new Float64Array(2),
    Float64Array.from(expectedChange),
  );
  return seen;
}

function assertClose(value: number, expected: number): void {
  assert.ok(
    Math.abs(value - expected) <= 1e-6 * expected,
    `${value} is not ${expected}`,
  );
}

describe('Jacobian.computeStateJacobian(t, y, slope, expectedChange)', () => {
  it('takes the increment from the state when that is largest', () => {
    const [first, second] = displacements([300, 1e5], [1, -1]);
    assertClose(first!, rootOfEpsilon * 300);
    assertClose(second!, rootOfEpsilon * 1e5);
  });

  it('takes it from the expectedChange when the state is near zero', () => {
    const [first, second] = displacements([0, 0], [0.5, -4e4]);
    assertClose(first!, rootOfEpsilon * 0.5);
    assertClose(second!, rootOfEpsilon * 4e4);
  });

  it('takes it from atol/rtol when both are zero', () => {
    const [first, second] = displacements([0, 0], [0, 0]);
    assertClose(first!, rootOfEpsilon * 1e-3);
    assertClose(second!, rootOfEpsilon * 1e3);
  });

  it('turns back where f is not a number ahead', () => {
    const root: OdeProblem = {
      size: 1,
      derivatives(_, y, derivative) {
        derivative[0] = Math.sqrt(2 - y[0]!);
      },
    };
    const {absolute} = tolerances;
    const system = new System(root, {
      relative: 1e-6,
      absolute: absolute.slice(0, 1),
      untested: new Uint8Array(1),
    });
    const zero = Float64Array.of(0);
    const fault = new Jacobian(system).computeStateJacobian(
      0,
      Float64Array.of(2),
      zero,
      zero,
    );
    assert.equal(fault, -1);
  });

  it('needs as many evaluations for a band as it has diagonals', () => {
    const banded = integrate(heatBar(60, [1, 0]), 0, 0.1, new Float64Array(60));
    const {steps, rejected, evaluations} = banded.statistics;
    // Three for the band, one for ∂f/∂t, eight stages, two for the residual
    // inside the step; a few to start.
    assert.ok(evaluations <= 14 * (steps + rejected) + 4);
  });
});

describe('Jacobian.computeTimeDerivative(t, y, slope, h, into)', () => {
  it('stays inside the step', () => {
    const seen: number[] = [];
    const system = new System(
      {
        size: 1,
        derivatives(t, _, derivative) {
          seen.push(t);
          derivative[0] = t ** 2;
        },
      },
      {
        relative: 1e-6,
        absolute: Float64Array.of(1e-9),
        untested: new Uint8Array(1),
      },
    );
    const into = new Float64Array(1);
    for (const [t, h] of [
      [0, 1],
      [1e4, 1e-6],
      [-3, 1e-9],
    ] as const) {
      seen.length = 0;
      const slope = Float64Array.of(t ** 2);
      const state = new Float64Array(1);
      new Jacobian(system).computeTimeDerivative(t, state, slope, h, into);
      assert.ok(seen.every((instant) => instant > t && instant <= t + h / 2));
      assert.ok(Math.abs(into[0]! - 2 * t) <= 1e-2 * Math.abs(t) + 1e-7);
    }
  });
});
