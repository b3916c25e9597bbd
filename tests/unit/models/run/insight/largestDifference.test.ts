import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model as lag} from '../../../../../src/models/library/first-order-lag';
import {model as circuit} from '../../../../../src/models/library/hydraulic-circuit';
import {model as thermostat} from '../../../../../src/models/library/thermostat';
import {largestDifference} from '../../../../../src/models/run/insight/largestDifference';
import {simulate} from '../../../../../src/models/run/simulate';

describe('largestDifference(model, run, other)', () => {
  it('is nothing between a run and itself', () => {
    const run = simulate(lag);
    assert.equal(largestDifference(lag, run, run)?.share, 0);
  });

  it('is the largest distance as a share of the span', () => {
    const [run, other] = [{gain: 2}, {gain: 2.02}].map((values) =>
      simulate(lag, {...values, initial: 0}),
    );
    assert.ok(run && other);
    const found = largestDifference(lag, run, other);
    assert.equal(found?.output, 'y');
    assert.ok(Math.abs(found.share - 0.01) < 1e-6, `${found.share}`);
  });

  it('grows with the tolerance', () => {
    const run = simulate(circuit);
    const shares = [1e-7, 1e-5, 1e-3].map((tolerance) => {
      const other = simulate(circuit, {}, {tolerance});
      return largestDifference(circuit, run, other)?.share ?? Number.NaN;
    });
    const [tight = 0, middle = 0, loose = 0] = shares;
    assert.ok(0 < tight && tight < middle && middle < loose, shares.join(' '));
    assert.ok(loose < 0.05, `${loose}`);
  });

  it('leaves out the instants at which outputs jump', () => {
    const run = simulate(thermostat);
    const other = simulate(thermostat, {}, {tolerance: 1e-6});
    assert.ok(run.events.length > 0);
    const found = largestDifference(thermostat, run, other);
    assert.ok(found && found.share < 1e-3, `${found?.output} ${found?.share}`);
  });

  it('is absent where no output changes', () => {
    const values = {gain: 0, initial: 0} as const;
    const run = simulate(lag, values);
    const resting = {...lag, outputs: {y: lag.outputs.y}};
    assert.equal(largestDifference(resting, run, run), undefined);
  });
});
