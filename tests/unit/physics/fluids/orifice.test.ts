import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  flowCoefficient,
  jetSpeed,
} from '../../../../src/physics/fluids/orifice';

describe('jetSpeed()', () => {
  it('is that of Torricelli, and the same for either sign', () => {
    const height = 5;
    const difference = 1000 * 9.81 * height;
    assert.ok(
      Math.abs(jetSpeed(difference, 1000) ** 2 - 2 * 9.81 * height) < 1e-9,
    );
    assert.equal(jetSpeed(-difference, 1000), jetSpeed(difference, 1000));
  });
});

describe('flowCoefficient()', () => {
  it('is proportional to small flow numbers and approaches its largest value', () => {
    const slope = flowCoefficient(1e-3, 0.7, 1000) / 1e-3;
    assert.ok(Math.abs(slope / ((2 * 0.7) / 1000) - 1) < 1e-9);
    assert.ok(Math.abs(flowCoefficient(1e5, 0.7, 1000) - 0.7) < 1e-12);
  });
});
