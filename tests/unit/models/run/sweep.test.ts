import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {sweepValues} from '../../../../src/models/run/sweep';
import {lag} from '../fixtures';

const {gain, timeConstant, stages, input} = lag.parameters;

describe('sweepValues(definition, count, range)', () => {
  it('spaces linear parameters evenly', () => {
    assert.deepEqual(sweepValues(gain, 5), [-10, -5, 0, 5, 10]);
    assert.deepEqual(sweepValues(gain, 3, {from: 1, to: 2}), [1, 1.5, 2]);
  });

  it('spaces logarithmic parameters by equal ratios, ends exact', () => {
    const values = sweepValues(timeConstant, 5).map(Number);
    assert.equal(values[0], 0.01);
    assert.equal(values[4], 100);
    values.slice(1).forEach((value, index) => {
      assert.ok(Math.abs(value / (values[index] ?? 1) - 10) < 1e-9);
    });
  });

  it('rounds whole numbers and leaves out repeated ones', () => {
    assert.deepEqual(sweepValues(stages, 6, {from: 1, to: 3}), [1, 2, 3]);
  });

  it('gives every choice', () => {
    assert.deepEqual(sweepValues(input, 2), ['step', 'ramp', 'sine']);
  });

  it('refuses a count below 2 and a range outside the parameter', () => {
    assert.throws(() => sweepValues(gain, 1), RangeError);
    assert.throws(() => sweepValues(gain, 2.5), RangeError);
    assert.throws(() => sweepValues(gain, 3, {to: 11}), RangeError);
  });
});
