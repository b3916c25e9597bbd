import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/clock';
import {simulate} from '../../../../src/models/run/simulate';

const TENTHS = {startTime: 0, printInterval: 0.1} as const;

describe('clock', () => {
  it('prints both ends: 101 values in 10 s at 0.1 s', () => {
    const {samples} = simulate(model, TENTHS, {duration: 10});
    assert.equal(samples.printed.times.length, 101);
    assert.equal(samples.printed.values[100], 10);
  });

  it('shows that adding 0.1 a hundred times misses 10', () => {
    const {scalars} = simulate(model, TENTHS, {duration: 10});
    assert.equal(scalars.accumulated, 9.999_999_999_999_98);
    const error = scalars.accumulationError ?? 0;
    assert.ok(error < 0 && error > -1e-13);
  });

  it('folds a sine faster than half the print rate down', () => {
    const values = {startTime: 0, frequency: 1.9, printInterval: 0.5};
    const run = simulate(model, values);
    assert.ok(Math.abs((run.scalars.apparentFrequency ?? 0) - 0.1) < 1e-12);
    const {times, values: printed} = run.samples.printedSine;
    Array.from(times).forEach((t, n) => {
      const slow = -Math.sin(2 * Math.PI * 0.1 * t);
      assert.ok(Math.abs((printed[n] ?? 0) - slow) < 1e-12);
    });
  });
});
