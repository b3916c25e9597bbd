import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/first-order-lag';
import {
  lagResponse,
  settlingTime,
} from '../../../../src/models/library/shared/lagResponse';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';

const UNIT = {gain: 1, timeConstant: 1, initial: 0, level: 1} as const;

/** A step of 1 at time zero. */
const STEP = {input: 'step', onset: 0, level: 1, frequency: 1} as const;

describe('first-order lag', () => {
  it('has the mark and the handle of its time constant on the curve', () => {
    const parameters = {
      ...UNIT,
      timeConstant: 2,
      initial: 2,
      level: 3,
      onset: 4,
    };
    const run = simulate(model, parameters);
    const [mark] = model.marks?.(run.values, run.view).timeConstant ?? [];
    const handle = model.handles?.(run.values).timeConstant;
    assert.ok(mark && handle);
    for (const [t, y] of [mark.from, [handle.x, handle.y]]) {
      assert.ok(t !== undefined && y !== undefined);
      assert.ok(Math.abs(y - run.view.value('y', t)) < 1e-5, `${y} at ${t}`);
    }
  });

  it('settles to any part of a step, with any number of lags', () => {
    for (const stages of [1, 2, 7, 20]) {
      const chain = {gain: 1, timeConstant: 0.5, stages};
      for (const part of [0.5, 0.05, 0.02, 0.01]) {
        const time = settlingTime(chain, part);
        const y = lagResponse({...chain, ...STEP, initial: 0}, time);
        assert.ok(Math.abs(1 - y - part) < 1e-12, `${stages} lags: ${y}`);
      }
    }
  });

  it('approaches a pure delay with many short lags', () => {
    const errorOf = (stages: number): number => {
      const values = {...UNIT, stages, timeConstant: 2 / stages};
      const run = simulate(model, values, {duration: 6});
      const {y, delayed} = run.columns;
      return y.reduce(
        (sum, value, row) => sum + Math.abs(value - (delayed[row] ?? 0)),
        0,
      );
    };
    assert.ok(errorOf(20) < errorOf(5) && errorOf(5) < errorOf(1));
  });

  it('falls from its initial value to 0 when the gain is 0', () => {
    const run = simulate(model, {...UNIT, gain: 0, initial: 4});
    assert.ok(Math.abs(sampleAt(run, 'y', 1) - 4 / Math.E) < 1e-7);
  });

  it('disables what the kind of input does not use', () => {
    const {values} = simulate(model, {input: 'ramp'});
    assert.deepEqual(model.irrelevant(values), ['level', 'width']);
  });

  const sines = {
    'a fast sine that begins late': {onset: 100, frequency: 100},
    'a thousand periods': {frequency: 50},
    'a thousand periods of a large, quick lag': {
      frequency: 50,
      timeConstant: 0.01,
      gain: 10,
      level: 10,
    },
  } as const;
  for (const [name, values] of Object.entries(sines)) {
    const isLate = 'onset' in values;
    it(`follows ${name}`, {tags: isLate ? [] : ['all']}, () => {
      const duration = isLate ? 100.5 : 20;
      const run = simulate(model, {...values, input: 'sine'}, {duration});
      const {y} = run.columns;
      const scale = Math.max(...y.map(Math.abs));
      y.forEach((value, row) => {
        assert.ok(Math.abs(value - (run.exact.y?.[row] ?? 0)) < 1e-7 * scale);
      });
    });
  }

  it('refuses more periods than can be drawn', () => {
    const values = {input: 'sine', frequency: 100} as const;
    assert.throws(() => simulate(model, values, {duration: 100}), /periods/u);
  });
});
