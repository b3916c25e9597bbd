import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/trigger';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';
import {fc} from '../support';

function instants(run: ReturnType<typeof simulate<typeof model>>): string[] {
  return run.view.instants('trigger').map((time) => time.toFixed(6));
}

describe('trigger', () => {
  it('delays both edges of a sine by 0.540867 s', () => {
    assert.deepEqual(instants(simulate(model, {}, {duration: 20})), [
      '0.540867',
      '5.540867',
      '10.540867',
      '15.540867',
    ]);
  });

  it('lets the plain comparator switch at 0, 5, 10 and 15 s', () => {
    const run = simulate(model, {}, {duration: 19});
    const comparator = run.view.instants('comparator');
    assert.equal(comparator.length, 4);
    comparator.forEach((time, n) => {
      assert.ok(Math.abs(time - 5 * n) < 1e-12);
    });
  });

  it('follows the truth table', () => {
    const rows = [
      {mean: 17, initialOutput: 'low', expected: 0},
      {mean: 17, initialOutput: 'high', expected: 0},
      {mean: 20, initialOutput: 'low', expected: 0},
      {mean: 20, initialOutput: 'high', expected: 1},
      {mean: 18, initialOutput: 'high', expected: 1},
      {mean: 19.9, initialOutput: 'low', expected: 0},
    ] as const;
    for (const {expected, ...values} of rows) {
      const thresholds = {lowThreshold: 18, highThreshold: 20};
      const run = simulate(model, {...thresholds, ...values, amplitude: 0});
      assert.equal(sampleAt(run, 'y', 0), expected);
      assert.equal(sampleAt(run, 'y', run.end), expected);
    }
  });

  it('gives either value for either side, also in reverse', () => {
    const run = simulate(model, {lowOutput: 1, highOutput: 0});
    assert.equal(sampleAt(run, 'y', 0), 1);
    assert.equal(sampleAt(run, 'y', 2), 0);
  });

  it('keeps its initial output when it starts on a threshold', () => {
    const values = {mean: -20, lowThreshold: -20, highThreshold: -5} as const;
    for (const initialOutput of ['low', 'high'] as const) {
      for (const period of [1, 6, 7, 97]) {
        const run = simulate(
          model,
          {...values, amplitude: 10, period, initialOutput},
          {duration: Math.max(1, 0.4 * period)},
        );
        const half = run.times.findIndex((t) => t > 0.49 * period);
        const count = half < 0 ? run.times.length : half;
        const expected = initialOutput === 'high' ? 1 : 0;
        for (let row = 0; row < count; row += 1) {
          assert.equal(run.columns.y[row], expected);
          assert.equal(run.exact.y?.[row], expected);
        }
      }
    }
  });

  it('switches at once when it starts on a threshold and crosses it', () => {
    const run = simulate(model, {mean: 6, highThreshold: 6}, {duration: 4});
    assert.ok((run.view.instants('trigger')[0] ?? 1) < 1e-9);
    assert.equal(run.columns.y.at(-1), 1);
    assert.equal(run.exact.y?.at(-1), 1);
  });

  it('follows thousands of switchings', () => {
    const values = {period: 1, amplitude: 5, ripple: 5, rippleFrequency: 10};
    const thresholds = {lowThreshold: 4.99, highThreshold: 5.01};
    const long = simulate(model, {...values, ...thresholds}, {duration: 200});
    const short = simulate(model, {...values, ...thresholds}, {duration: 1});
    const perSecond = instants(short).length;
    assert.ok(perSecond >= 15);
    assert.ok(Math.abs(instants(long).length - 200 * perSecond) <= 200);
  });

  it('never switches on a ripple smaller than its band', () => {
    const quiet = {amplitude: 0, mean: 5, ripple: 0.99};
    const run = simulate(model, quiet);
    assert.equal(run.scalars.switchings, 0);
    assert.ok((run.scalars.comparatorSwitchings ?? 0) > 50);
  });

  it('chatters on a fast ripple larger than its band, not on a slow one', () => {
    const {values} = model.presets['ripple-too-large'] ?? assert.fail();
    const count = (change: Partial<typeof values>) =>
      simulate(model, {...values, ...change}).scalars.switchings ?? 0;
    assert.equal(count({ripple: 0}), 4);
    assert.equal(count({rippleFrequency: 2.3}), 4);
    assert.equal(count({}), 24);
  });

  it('switches at most as often as the comparator, whatever the ripple', () => {
    const ripple = fc.double({min: 0.1, max: 5, noNaN: true});
    fc.assert(
      fc.property(ripple, (amplitude) => {
        const {scalars} = simulate(model, {ripple: amplitude});
        const {switchings = 0, comparatorSwitchings = 0} = scalars;
        assert.ok(switchings <= comparatorSwitchings);
      }),
      {numRuns: 30},
    );
  });

  it('refuses a low threshold that is not below the high one', () => {
    const values = {lowThreshold: 6, highThreshold: 6};
    assert.throws(() => simulate(model, values), /less than the high/u);
  });
});
