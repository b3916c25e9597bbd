import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {ModelError} from '../../../../src/models/definition/errors';
import {defaultParameters} from '../../../../src/models/definition/normalize';
import {model} from '../../../../src/models/library/triggered-sine';
import type {Values} from '../../../../src/models/library/triggered-sine/parameters';
import {presets} from '../../../../src/models/library/triggered-sine/presets';
import {
  cyclesUntil,
  frequencyAt,
  instantAtCycles,
} from '../../../../src/models/library/triggered-sine/sources';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {fc} from '../support';
import {
  anyValues,
  assertNear as near,
  between,
  runSine,
} from './triggeredSineValues';

const ALWAYS_ON = {
  firstOn: 0,
  firstOff: 30,
  secondOn: 0,
  secondOff: 0,
} as const;

function refusalOf(values: Partial<Values>, duration?: number): ModelError {
  try {
    runSine(values, duration);
  } catch (error) {
    assert.ok(error instanceof ModelError);
    return error;
  }
  return assert.fail('the run should be refused');
}

describe('inputs of triggered-sine', () => {
  it('never let a jump of the frequency move the output', () => {
    const {values, duration} = presets['frequency-step'];
    const {view} = runSine(values, duration);
    near(view.value('y', 2, 'left'), view.value('y', 2, 'right'));
    const naive = view.value('naive', 2) - view.value('naive', 2, 'left');
    near(naive, Math.sin(2 * Math.PI * 2) - Math.sin(2 * Math.PI * 0.8));
  });

  it('let a jump of the amplitude move it by ΔA·sin(2πc)', () => {
    const {values, duration} = presets['amplitude-step'];
    const {view} = runSine(values, duration);
    const jump = (t: number): number =>
      view.value('y', t) - view.value('y', t, 'left');
    near(jump(2.5), 2 - 1);
    near(jump(5.5), -(0.5 - 2));
  });

  it('make the naive sweep twice as fast as the frequency', () => {
    const sweep = runSine({...ALWAYS_ON, frequencyProfile: 'sweep'}, 10);
    const speed = (t: number): number => {
      const after = sampleAt(sweep, 'naiveCycles', t + 1e-3);
      return (after - sampleAt(sweep, 'naiveCycles', t - 1e-3)) / 2e-3;
    };
    for (const t of [1, 4, 9]) {
      near(speed(t), 0.5 + 2 * 0.1 * t, 1e-6);
      near(sampleAt(sweep, 'frequency', t), 0.5 + 0.1 * t);
    }
  });

  it('count cycles that instantAtCycles turns back into time', () => {
    fc.assert(
      fc.property(anyValues, between(0.01, 30), (values, t) => {
        fc.pre(frequencyAt(values, t) > 0.01);
        near(instantAtCycles(values, cyclesUntil(values, t)), t, 1e-7);
      }),
    );
  });

  it('never reach cycles that the frequency does not count', () => {
    const values = {...defaultParameters(model), firstFrequency: 0};
    for (const frequencyProfile of ['constant', 'octaves'] as const) {
      assert.equal(instantAtCycles({...values, frequencyProfile}, 1), Infinity);
    }
    const falling = {...values, frequencyProfile: 'sweep', sweepRate: -1};
    assert.equal(instantAtCycles(falling as Values, 1), Infinity);
  });
});

describe('refusals of triggered-sine', () => {
  it('name a frequency that falls below zero', () => {
    const falling = {frequencyProfile: 'sweep', sweepRate: -0.1} as const;
    assert.equal(runSine(falling, 5).end, 5);
    const {reason, issues} = refusalOf(falling, 5.1);
    assert.equal(reason, 'invalid-parameters');
    assert.deepEqual(issues[0]?.parameters, ['sweepRate', 'duration']);
  });

  it('name switch times in the wrong order, where they matter', () => {
    const swapped = {firstSwitch: 6, secondSwitch: 4} as const;
    assert.equal(runSine(swapped).scalars.bursts, 2);
    const {issues} = refusalOf({...swapped, amplitudeProfile: 'steps'});
    assert.deepEqual(issues[0]?.parameters, ['firstSwitch', 'secondSwitch']);
  });

  it('name a run with more than 400 cycles', () => {
    assert.equal(runSine({firstFrequency: 20}, 20).end, 20);
    assert.match(refusalOf({firstFrequency: 20}, 21).messages.en, /400 cycles/);
  });
});
