import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {check} from '../../../../src/components/markdown/Exercise/checker/check';
import type {NumberTask} from '../../../../src/components/markdown/Exercise/task';
import type {Unit} from '../../../../src/physics/units';

function number(
  expected: number,
  unit: Unit,
  mistakes: readonly number[] = [],
): NumberTask {
  const tolerance = unit === 'degC' ? 0.5 : 0.02 * Math.abs(expected);
  return {expected, unit, tolerance, text: '', mistakes};
}

function error(answer: string, task: NumberTask): string {
  const verdict = check(answer, task);
  return verdict.kind === 'common' ? verdict.error : verdict.kind;
}

describe('check() of a number', () => {
  const time = number(140, 's', [70, 88.5]);

  it('accepts the answer within the tolerance, in any unit', () => {
    for (const answer of ['140', '138 s', '2.3 min', '2,33 分钟', '0.0389 h']) {
      assert.equal(error(answer, time), 'right', answer);
    }
    assert.equal(error('130', time), 'wrong');
  });

  it('accepts a comma that groups thousands', () => {
    assert.equal(error('1,240', number(1240, '1')), 'right');
    assert.equal(error('1,24', number(1.24, '1')), 'right');
  });

  it('names the mistake of the page before a common error', () => {
    assert.deepEqual(check('70', time), {kind: 'mistake', index: 0});
    assert.deepEqual(check('88.4 s', time), {kind: 'mistake', index: 1});
    assert.equal(error('280', time), 'twice');
  });

  it('names common errors', () => {
    assert.equal(error('-140', time), 'sign');
    assert.equal(error('0.14', time), 'thousand');
    assert.equal(error('140000', time), 'thousand');
    assert.equal(error('0', time), 'wrong');
    assert.equal(error('0.01', time), 'wrong');
    assert.equal(error('140 min', time), 'minutes');
    assert.equal(error('140 h', time), 'hours');
    assert.equal(error('3.183 Hz', number(20, 'Hz')), 'turns');
    assert.equal(error('125.7', number(20, 'Hz')), 'turns');
    assert.equal(error('0.785', number(Math.PI / 4, 'deg')), 'degrees');
    assert.equal(error('40', number(0.4, 'ratio')), 'percent');
    assert.equal(error('25 mm', number(0.05, 'mm')), 'half');
  });

  it('names kelvin for degrees Celsius in both directions', () => {
    const room = number(293.15, 'degC');
    assert.equal(error('293', room), 'celsius');
    assert.equal(error('20 K', room), 'celsius');
    assert.equal(error('-20', room), 'sign');
    assert.equal(error('20', number(293.15, 'K')), 'celsius');
    assert.equal(error('20.4', room), 'right');
  });

  it('knows no error of an answer that is zero', () => {
    const zero: NumberTask = {...number(0, '1'), tolerance: 0.01};
    assert.equal(error('0', zero), 'right');
    assert.equal(error('5', zero), 'wrong');
  });

  it('says what it cannot read', () => {
    assert.deepEqual(check('fast', time), {
      kind: 'unreadable',
      typed: {kind: 'no-number'},
    });
    assert.deepEqual(check('5 kW', time), {
      kind: 'unreadable',
      typed: {kind: 'other-quantity', name: 'kW', quantity: 'power'},
    });
  });

  it('gives a verdict on any text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        assert.ok(check(text, time).kind);
      }),
    );
  });
});

describe('check() of a choice', () => {
  const task = {correct: 2, mistakes: [3]};

  it('tells the right option from those that are explained and others', () => {
    assert.deepEqual(check('2', task), {kind: 'right'});
    assert.deepEqual(check('3', task), {kind: 'mistake', index: 0});
    assert.deepEqual(check('1', task), {kind: 'wrong'});
    assert.equal(check('', task).kind, 'unreadable');
  });
});
