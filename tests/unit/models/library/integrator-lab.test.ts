import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {ModelError} from '../../../../src/models/definition/errors';
import {model} from '../../../../src/models/library/integrator-lab';
import type {Method} from '../../../../src/models/library/integrator-lab/methods';
import {
  amplification,
  stabilityLimit,
} from '../../../../src/models/library/integrator-lab/methods';
import type {Values} from '../../../../src/models/library/integrator-lab/parameters';
import {presets} from '../../../../src/models/library/integrator-lab/presets';
import type {Run} from '../../../../src/models/run/runResult';
import {simulate} from '../../../../src/models/run/simulate';
import {assertClose} from '../../physics/shown';
import {scalarOf} from '../support';

type LabRun = Run<typeof model>;

function run(values: Partial<Values>, duration?: number): LabRun {
  return simulate(model, values, {duration});
}

function preset(key: keyof typeof presets): LabRun {
  const {values, duration} = presets[key];
  return run(values, duration);
}

/** Part of the error that is left with half the step. */
function leftAtHalf(method: Method): number {
  const [whole, half] = [0.02, 0.01].map((step) =>
    scalarOf(run({method, step, input: 'sine'}, 3), 'endError'),
  );
  return (half ?? 0) / (whole ?? 1);
}

describe('methods with equal steps', () => {
  it('halve their error with the step in order 1, quarter it in order 2', () => {
    assertClose(leftAtHalf('explicit'), 1 / 2, 0, 0.01);
    assertClose(leftAtHalf('implicit'), 1 / 2, 0, 0.01);
    assertClose(leftAtHalf('trapezoid'), 1 / 4, 0, 0.01);
  });

  it('multiply a deviation by the amplification factor in each step', () => {
    for (const method of ['explicit', 'implicit', 'trapezoid'] as const) {
      for (const step of [0.5, 1, 1.9, 2.1, 5]) {
        const lag = {method, step, initial: 3, level: 0};
        const {values} = run(lag, 4 * step).samples.steps;
        for (let n = 0; n < 4; n += 1) {
          const factor = (values[n + 1] ?? 0) / (values[n] ?? 0);
          if (values[n] !== 0) {
            assertClose(factor, amplification(method, step), 0, 1e-12);
          }
        }
      }
    }
  });

  it('take the same steps at the same ratio h/τ', () => {
    const slow = run({timeConstant: 2, step: 0.5}, 4).samples.steps.values;
    const fast = run({timeConstant: 0.2, step: 0.05}, 0.4).samples.steps.values;
    Array.from(slow).forEach((value, n) =>
      assertClose(value, fast[n] ?? 0, 0, 1e-12),
    );
  });

  it('cut the last step at the end of the run', () => {
    const {samples} = run({step: 0.3}, 1);
    assert.deepEqual(
      Array.from(samples.stepLength.values, (h) => Number(h.toFixed(12))),
      [0.3, 0.3, 0.3, 0.1],
    );
    assertClose(samples.steps.times[4] ?? 0, 1, 0, 1e-12);
  });

  it('end a step at a jump only when it is announced', () => {
    const late = {step: 0.4, onset: 1, method: 'implicit'} as const;
    const announced = run({...late, announced: 'yes'}, 2).samples.steps.times;
    const silent = run({...late, announced: 'no'}, 2).samples.steps.times;
    assert.ok(Array.from(announced).includes(1));
    assert.ok(!Array.from(silent).includes(1));
  });

  it('do not see a jump before it when it is announced', () => {
    const late = {step: 0.5, onset: 1, method: 'implicit'} as const;
    const {times, values} = run(late, 2).samples.steps;
    const atJump = Array.from(times).indexOf(1);
    assert.equal(values[atJump], 0);
  });
});

describe('stability', () => {
  it('is lost where the factor passes −1', () => {
    const methods = ['explicit', 'implicit', 'trapezoid', 'adaptive'] as const;
    for (const method of methods) {
      const limit = stabilityLimit(method);
      if (limit === undefined) {
        assert.ok(Math.abs(amplification(method, 1e9)) <= 1);
      } else {
        assertClose(amplification(method, limit), -1, 0, 1e-12);
      }
    }
  });

  it('lets deviations grow beyond two time constants, and tells so', () => {
    const growing = preset('unstable');
    const errors = Array.from(growing.samples.error.values, Math.abs);
    for (let n = 5; n < errors.length; n += 1) {
      assert.ok((errors[n] ?? 0) > 1.09 * (errors[n - 1] ?? 0));
    }
    assert.ok(scalarOf(growing, 'amplification') < -1);
  });

  it('ends in a readable message when the values run away', () => {
    assert.throws(
      () => run({step: 5, timeConstant: 0.5}, 100),
      (error: unknown) => {
        assert.ok(error instanceof ModelError);
        assert.equal(error.reason, 'no-result');
        assert.match(error.messages.en, /unstable .* two time constants/u);
        assert.match(error.messages['zh-Hans'], /不稳定/u);
        return true;
      },
    );
  });

  it('never fails for the implicit methods', () => {
    for (const method of ['implicit', 'trapezoid'] as const) {
      const long = run({method, step: 20, timeConstant: 0.01}, 200);
      assert.ok(Math.abs(scalarOf(long, 'endValue')) <= 2);
    }
  });
});

describe('the adaptive method', () => {
  it('makes a smaller error with a smaller tolerance', () => {
    const errors = [1e-2, 1e-4, 1e-6].map((tolerance) =>
      scalarOf(run({method: 'adaptive', tolerance}, 5), 'largestError'),
    );
    const [loose = 0, usual = 0, tight = 0] = errors;
    assert.ok(loose > 10 * usual && usual > 10 * tight);
    assert.ok(tight < 1e-5);
  });

  it('takes a number of steps that grows with the cube root of the accuracy', () => {
    const [coarse = 0, fine = 0] = [1e-5, 1e-8].map((tolerance) => {
      const lag = {method: 'adaptive', input: 'sine', tolerance} as const;
      return scalarOf(run(lag, 8), 'steps');
    });
    assertClose(fine / coarse, 10, 0, 1);
  });

  it('cannot take steps beyond its stability limit for long', () => {
    const stiff = preset('stiff');
    const mean = 4 / scalarOf(stiff, 'steps');
    assert.ok(mean < scalarOf(stiff, 'stabilityLimit'));
    assert.ok(scalarOf(stiff, 'rejected') > 0);
  });

  it('steps over a short pulse that is not announced', () => {
    const missed = preset('missed-pulse');
    assert.equal(scalarOf(missed, 'pulseEvaluations'), 0);
    assert.ok(Array.from(missed.samples.steps.values).every((y) => y === 0));
  });

  it('finds the pulse with a short maximum time step, or when it is announced', () => {
    const peak = 1 - Math.exp(-0.5);
    for (const key of ['short-maximum-step', 'announced-pulse'] as const) {
      const found = preset(key);
      assert.ok(scalarOf(found, 'pulseEvaluations') > 0);
      assertClose(
        Math.max(...Array.from(found.samples.steps.values)),
        peak,
        0,
        1e-3,
      );
    }
    const [short, announced] = [
      preset('short-maximum-step'),
      preset('announced-pulse'),
    ];
    assert.ok(scalarOf(announced, 'steps') < scalarOf(short, 'steps') / 2);
    assert.ok(scalarOf(announced, 'rejected') < scalarOf(short, 'rejected'));
  });

  it('never takes a step longer than the maximum', () => {
    const lag = {method: 'adaptive', maximumStep: 0.3} as const;
    assert.ok(scalarOf(run(lag, 20), 'longestStep') <= 0.3 + 1e-12);
  });
});

describe('the print interval', () => {
  it('does not change what is computed', () => {
    const lag = {method: 'adaptive', input: 'sine'} as const;
    const fine = run({...lag, printInterval: 0.01}, 8);
    const coarse = run({...lag, printInterval: 1.5}, 8);
    assert.deepEqual(fine.samples.steps, coarse.samples.steps);
    assert.ok(
      scalarOf(fine, 'pictureError') < scalarOf(coarse, 'pictureError') / 100,
    );
  });

  it('puts every printed value on the computed curve', () => {
    const {samples} = run({step: 0.4, printInterval: 0.1}, 4);
    const {times, values} = samples.steps;
    Array.from(samples.printed.times).forEach((t, row) => {
      const after = Array.from(times).findIndex((time) => time >= t - 1e-12);
      const [t1 = 0, y1 = 0] = [times[after], values[after]];
      const [t0 = 0, y0 = 0] = [times[after - 1], values[after - 1]];
      const line = after === 0 ? y1 : y0 + ((y1 - y0) * (t - t0)) / (t1 - t0);
      assertClose(samples.printed.values[row] ?? 0, line, 0, 1e-12);
    });
  });

  it('lies close to the exact solution between adaptive steps as well', () => {
    const lag = {method: 'adaptive', tolerance: 1e-7} as const;
    const {samples, view} = run({...lag, printInterval: 0.01}, 5);
    Array.from(samples.printed.times).forEach((t, row) =>
      assertClose(
        samples.printed.values[row] ?? 0,
        view.value('y', t),
        0,
        1e-5,
      ),
    );
  });

  it('prints the start, every interval and the end', () => {
    const {times} = run({printInterval: 0.4}, 1).samples.printed;
    assert.deepEqual(Array.from(times), [0, 0.4, 0.8, 1]);
  });
});

describe('refusals of integrator-lab', () => {
  it('name a step or a print interval that is too short for the run', () => {
    for (const key of ['step', 'printInterval'] as const) {
      assert.throws(
        () => run({[key]: 0.001}, 50),
        (error: unknown) => {
          assert.ok(error instanceof ModelError);
          assert.deepEqual(error.issues[0]?.parameters, [key, 'duration']);
          return true;
        },
      );
    }
  });
});
