import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {OdeProblem} from '../../../src/solver/index';
import {integrate} from '../../../src/solver/index';

/** A lag of 1 s that falls from 1, and the integral of its square. */
function lagWithMeter(isMeter: boolean): OdeProblem {
  return {
    size: 2,
    ...(isMeter && {meters: [1, 0]}),
    derivatives(_, y, derivative) {
      derivative[0] = y[1]! ** 2;
      derivative[1] = -y[1]!;
    },
  };
}

describe('meters', () => {
  it('do not limit the steps', () => {
    const [tested, untested] = [false, true].map((isMeter) =>
      integrate(lagWithMeter(isMeter), 0, 5, [0, 1], {
        absoluteTolerance: [1e-14, 1e-9],
        relativeTolerance: 1e-9,
      }),
    ) as [ReturnType<typeof integrate>, ReturnType<typeof integrate>];
    assert.ok(untested.statistics.steps < tested.statistics.steps);
  });

  it('are accurate to a few tolerances, also between the steps', () => {
    for (const relativeTolerance of [1e-5, 1e-7, 1e-9]) {
      const run = integrate(lagWithMeter(true), 0, 5, [0, 1], {
        relativeTolerance,
        absoluteTolerance: relativeTolerance,
      });
      for (const t of [0.01, 0.3, 1, 2.7, 5]) {
        const [integral = NaN] = run.evaluate(t);
        const exact = (1 - Math.exp(-2 * t)) / 2;
        assert.ok(Math.abs(integral - exact) <= 10 * relativeTolerance);
      }
    }
  });

  it('cost no evaluation for their column of the Jacobian', () => {
    const {statistics} = integrate(lagWithMeter(true), 0, 5, [0, 1]);
    const without = integrate(
      {
        size: 1,
        derivatives(_, y, derivative) {
          derivative[0] = -y[0]!;
        },
      },
      0,
      5,
      [1],
    ).statistics;
    assert.equal(statistics.steps, without.steps);
    assert.equal(statistics.evaluations, without.evaluations);
  });

  it('are refused where they can be none', () => {
    const run = (change: Partial<OdeProblem>) => () =>
      integrate({...lagWithMeter(true), ...change}, 0, 1, [0, 1]);
    assert.throws(run({mass: [0, 1]}), RangeError);
    assert.throws(run({meters: [1]}), RangeError);
  });
});
