import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/clock';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';
import {summarize} from '../../../../src/models/run/summarize';

describe('clock', () => {
  it('gives the time itself, exactly', () => {
    const run = simulate(model);
    assert.equal(sampleAt(run, 'clock', 7.25), 7.25);
    assert.equal(sampleAt(run, 'scaled', 2.5), 6.5);
    assert.equal(sampleAt(run, 'sine', 0.3).toFixed(6), '0.809017');
  });

  it('integrates to 50 and to 166.666667 in ten seconds', () => {
    const run = simulate(model);
    assert.equal(sampleAt(run, 'integral', 10).toFixed(6), '50.000000');
    const double = sampleAt(run, 'doubleIntegral', 10);
    assert.equal(double.toFixed(6), '166.666667');
  });

  it('prints both ends: 101 values in 10 s at 0.1 s', () => {
    const {scalars, samples} = simulate(model);
    assert.equal(scalars.sampleCount, 101);
    assert.equal(samples.printed.times.length, 101);
    assert.equal(samples.printed.values[100], 10);
  });

  it('shows that adding 0.1 a hundred times misses 10', () => {
    const {scalars} = simulate(model);
    assert.equal(scalars.accumulated, 9.999_999_999_999_98);
    const error = scalars.accumulationError ?? 0;
    assert.ok(error < 0 && error > -1e-13);
  });

  it('starts at the start time, not at 0', () => {
    const run = simulate(model, {startTime: 20});
    assert.equal(run.times[0], 20);
    assert.equal(run.columns.clock[0], 20);
    assert.equal(sampleAt(run, 'integral', 30).toFixed(5), '250.00000');
  });

  it('folds a sine faster than half the print rate down', () => {
    const values = {frequency: 1.9, printInterval: 0.5};
    const run = simulate(model, values);
    assert.ok(Math.abs((run.scalars.apparentFrequency ?? 0) - 0.1) < 1e-12);
    const {times, values: printed} = run.samples.printedSine;
    Array.from(times).forEach((t, n) => {
      const slow = -Math.sin(2 * Math.PI * 0.1 * t);
      assert.ok(Math.abs((printed[n] ?? 0) - slow) < 1e-12);
    });
  });

  it('says what it shows', () => {
    const run = simulate(model);
    assert.equal(
      summarize(model, run, 'en'),
      'The clock runs from 0 to 10, at 1 per second; its integral reaches 50, and 101 values are printed.',
    );
    assert.equal(
      summarize(model, run, 'zh-Hans'),
      '时钟从 0 增加到 10，每秒增加 1；积分达到 50，共打印 101 个值。',
    );
  });
});
