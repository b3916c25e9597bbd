import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model as clock} from '../../../../src/models/library/clock';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';
import {pulse} from '../fixtures';

describe('sampleAt(run, output, t, side)', () => {
  it('reads the dense output, not the plotted points', () => {
    const run = simulate(clock);
    const t = 7.123_456_789;
    assert.ok(Math.abs(sampleAt(run, 'integral', t) - t ** 2 / 2) < 1e-6);
    assert.ok(!run.times.includes(t));
  });

  it('gives either side of a jump', () => {
    const run = simulate(pulse);
    assert.equal(sampleAt(run, 'u', 1, 'left'), 0);
    assert.equal(sampleAt(run, 'u', 1, 'right'), 1);
    assert.equal(sampleAt(run, 'u', 2), 0);
  });

  it('gives sampled outputs at their own instants only', () => {
    const run = simulate(clock, {printInterval: 0.25});
    assert.equal(sampleAt(run, 'printed', 2.75), 2.75);
    assert.throws(() => sampleAt(run, 'printed', 2.8), /no sample/u);
  });

  it('refuses instants outside the run and unknown outputs', () => {
    const run = simulate(pulse);
    assert.throws(() => sampleAt(run, 'z', -0.1), RangeError);
    assert.throws(() => sampleAt(run, 'z', 3.1), RangeError);
    assert.throws(() => sampleAt(run, 'z', Number.NaN), RangeError);
    assert.throws(() => sampleAt(run, 'x' as 'z', 1), RangeError);
  });
});
