import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  clampDuration,
  defaultDuration,
  defaultParameters,
  normalizeParameters,
  parseDecimal,
} from '../../../../src/models/definition/normalize';
import {growth, lag, line} from '../fixtures';
import {fc} from '../support';

describe('normalizeParameters(model, input)', () => {
  it('fills in the defaults', () => {
    const {values, issues} = normalizeParameters(lag, {gain: 3});
    assert.deepEqual(values, {...defaultParameters(lag), gain: 3});
    assert.deepEqual(issues, []);
  });

  it('clamps numbers, rounds whole ones and reports both', () => {
    const {values, issues} = normalizeParameters(lag, {
      gain: -1e300,
      stages: 2.6,
      timeConstant: Number.POSITIVE_INFINITY,
    });
    assert.equal(values.gain, -10);
    assert.equal(values.stages, 3);
    assert.equal(values.timeConstant, 100);
    assert.equal(issues.length, 3);
  });

  it('falls back to the default for anything that is no number or choice', () => {
    const odd = [null, 'x', Number.NaN, {}, [], true, Symbol('x'), 5n];
    for (const given of odd) {
      const input = {gain: given, input: given};
      const {values, issues} = normalizeParameters(lag, input);
      assert.deepEqual(values, defaultParameters(lag));
      assert.equal(issues.length, 2);
    }
  });

  it('takes numbers for 0 that the rounding of the range hides', () => {
    const tiny = {gain: 5e-324, initial: -1e-200};
    const {values, issues} = normalizeParameters(lag, tiny);
    assert.deepEqual([values.gain, values.initial], [0, 0]);
    assert.deepEqual(issues, []);
    assert.equal(normalizeParameters(lag, {gain: 1e-9}).values.gain, 1e-9);
    // A range above 0 has no 0.
    const rate = {...growth.parameters.rate, range: [1e-20, 1e6]} as const;
    const model = {...growth, parameters: {rate}} as unknown as typeof growth;
    assert.equal(normalizeParameters(model, {rate: 1e-18}).values.rate, 1e-18);
  });

  it('takes no inherited name for a choice or a parameter', () => {
    const input = JSON.parse('{"input": "toString", "__proto__": 1}') as object;
    const {values, issues} = normalizeParameters(lag, {...input});
    assert.deepEqual(values, defaultParameters(lag));
    assert.ok(issues.length > 0);
  });

  it('never throws, and gives values it leaves alone the second time', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (input) => {
        const {values} = normalizeParameters(lag, {...input, gain: input.x});
        assert.deepEqual(normalizeParameters(lag, values).issues, []);
      }),
    );
  });
});

describe('parseDecimal(text)', () => {
  it('reads decimal numbers', () => {
    const texts = ['1', '-2.5', '+.5', '3.', '1e-3', '6.02E23'];
    assert.deepEqual(texts.map(parseDecimal), [1, -2.5, 0.5, 3, 1e-3, 6.02e23]);
  });

  it('reads nothing else', () => {
    const texts = [
      '',
      ' 1',
      '1 ',
      '0x10',
      '1_000',
      'NaN',
      'Infinity',
      '１',
      '.',
    ];
    for (const text of [...texts, '1,5', '1e', '9'.repeat(41)]) {
      assert.equal(parseDecimal(text), undefined, text);
    }
  });
});

describe('defaultDuration(model, values)', () => {
  it('depends on the values and stays in the range of the model', () => {
    const values = defaultParameters(lag);
    assert.equal(defaultDuration(lag, values), 5 * values.timeConstant);
    assert.equal(clampDuration(lag, 1e9), 10_000);
  });

  it('is the shortest where the values give no number', () => {
    assert.equal(clampDuration(lag, Number.NaN), lag.duration?.range[0]);
  });

  it('is 0 for a model without time', () => {
    assert.equal(defaultDuration(line, {rate: 1}), 0);
  });
});
