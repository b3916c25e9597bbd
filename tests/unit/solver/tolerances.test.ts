import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {OdeProblem} from '../../../src/solver/index';
import {integrate} from '../../../src/solver/index';
import {largestError} from './problems';

/** Two lags far apart in size, the small one driven by a fast sine. */
const twoSizes: OdeProblem = {
  size: 2,
  derivatives(t, y, derivative) {
    derivative[0] = -y[0]!;
    derivative[1] = 1e-6 * Math.cos(20 * t);
  },
};

describe('integrate(…, {absoluteTolerance})', () => {
  it('honours a tolerance for each state', () => {
    const exact = (t: number): number => (1e-6 * Math.sin(20 * t)) / 20;
    const loose = integrate(twoSizes, 0, 10, [1, 0], {
      absoluteTolerance: [1e-9, 1e-3],
    });
    const tight = integrate(twoSizes, 0, 10, [1, 0], {
      absoluteTolerance: [1e-9, 1e-13],
    });
    assert.ok(tight.statistics.steps > 2 * loose.statistics.steps);
    assert.ok(largestError(tight, exact, 1) < 1e-12);
  });

  it('keeps a state that decays to zero within atol + rtol · its scale', () => {
    const decay: OdeProblem = {
      size: 1,
      derivatives(_, y, derivative) {
        derivative[0] = -50 * y[0]!;
      },
    };
    const run = integrate(decay, 0, 10, [1]);
    const error = largestError(run, (t) => Math.exp(-50 * t), 0, 10_000);
    assert.ok(error <= 1e-9 + 1e-6);
    assert.ok(Math.abs(run.evaluate(10)[0]!) <= 1e-9);
  });
});

describe('integrate(…, {relativeTolerance})', () => {
  it('brings the error down with the tolerance', () => {
    const oscillator: OdeProblem = {
      size: 2,
      derivatives(_, y, derivative) {
        derivative[0] = y[1]!;
        derivative[1] = -y[0]!;
      },
    };
    for (const relativeTolerance of [1e-4, 1e-6, 1e-8, 1e-10]) {
      const absoluteTolerance = relativeTolerance / 100;
      const options = {relativeTolerance, absoluteTolerance};
      const run = integrate(oscillator, 0, 20, [1, 0], options);
      assert.ok(largestError(run, Math.cos) < 10 * relativeTolerance);
    }
  });
});

describe('integrate(…, {maximumStep, initialStep})', () => {
  const still: OdeProblem = {
    size: 1,
    derivatives(_, __, derivative) {
      derivative[0] = 0;
    },
  };

  it('takes no longer steps than allowed', () => {
    const steps = (maximumStep: number): number =>
      integrate(still, 0, 1, [1], {maximumStep}).statistics.steps;
    assert.equal(steps(0.01), 100);
    assert.equal(steps(1), 1);
  });

  it('takes the longest step from the instant at which a step begins', () => {
    const run = integrate({...still, breaks: [5]}, 0, 10, [1], {
      maximumStep: (t) => (t < 5 ? undefined : 0.1),
    });
    // A tenth of the run before the break, 0.1 s after it.
    assert.equal(run.statistics.steps, 5 + 50);
  });

  it('allows as many steps as the longest step requires', () => {
    const run = integrate(still, 0, 1, [1], {maximumStep: 1 / 30_000});
    assert.ok(run.statistics.steps >= 30_000);
  });

  it('begins with the step asked for', () => {
    const times: number[] = [];
    const problem: OdeProblem = {
      size: 1,
      derivatives(t, _, derivative) {
        times.push(t);
        derivative[0] = 1;
      },
    };
    integrate(problem, 0, 1, [0], {initialStep: 1e-3});
    assert.ok(times.slice(0, 9).every((t) => t <= 1e-3));
  });
});
