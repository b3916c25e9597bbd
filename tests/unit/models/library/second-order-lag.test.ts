import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model as firstOrder} from '../../../../src/models/library/first-order-lag';
import {model} from '../../../../src/models/library/second-order-lag';
import {
  dampingOf,
  overshoot,
  settlingTime,
} from '../../../../src/models/library/second-order-lag/response';
import {simulate} from '../../../../src/models/run/simulate';

const UNIT = {gain: 1, level: 1, naturalFrequency: 1} as const;

describe('second-order lag', () => {
  it('equals two first-order lags in series with critical damping', () => {
    const timeConstant = 1 / (2 * Math.PI);
    const chain = {gain: 1, level: 1, initial: 0, stages: 2, timeConstant};
    const [lags, lag] = [
      simulate(firstOrder, chain, {duration: 2}),
      simulate(model, {...UNIT, dampingRatio: 1}, {duration: 2}),
    ];
    for (const t of [0.1, 0.3, 1, 2]) {
      const difference = lag.view.value('y', t) - lags.view.value('y', t);
      assert.ok(Math.abs(difference) < 1e-6, `${difference} at ${t}`);
    }
  });

  it('has the mark and the handle of the peak on the curve', () => {
    const run = simulate(model, {onset: 1});
    const [mark] = model.marks?.(run.values, run.view).peak ?? [];
    const handle = model.handles?.(run.values).dampingRatio;
    const highest = Math.max(...run.columns.y);
    assert.ok(mark && handle);
    for (const [t, y] of [mark.from, [handle.x, handle.y]]) {
      assert.ok(t !== undefined && y !== undefined);
      assert.ok(Math.abs(y - run.view.value('y', t)) < 1e-5, `${y} at ${t}`);
      assert.ok(Math.abs(y - highest) < 1e-2, `${y}, highest ${highest}`);
    }
  });

  it('finds the damping ratio of an overshoot', () => {
    for (const dampingRatio of [0.01, 0.3, 0.7, 0.95]) {
      const share = overshoot({dampingRatio, naturalFrequency: 1});
      assert.ok(Math.abs(dampingOf(share) - dampingRatio) < 1e-12);
    }
  });

  it('stays within 2% of a step from the settling time on, and not before', () => {
    for (const dampingRatio of [0.02, 0.3, 0.77, 0.79, 0.999, 1, 1.001, 5]) {
      const time = settlingTime({...UNIT, dampingRatio}, 0.02);
      const run = simulate(
        model,
        {...UNIT, dampingRatio},
        {duration: 2 * time},
      );
      const rest = (t: number) => Math.abs(run.view.value('y', t) - 1);
      assert.ok(Math.abs(rest(time) - 0.02) < 1e-5, `${rest(time)}`);
      const later = Array.from({length: 400}, (_, n) => time * (1 + n / 400));
      assert.ok(
        later.every((t) => rest(t) < 0.02 + 1e-5),
        `${dampingRatio}`,
      );
    }
  });
});
