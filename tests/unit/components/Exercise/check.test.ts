import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {check} from '../../../../src/components/markdown/Exercise/checker/check';
import type {NumberTask} from '../../../../src/components/markdown/Exercise/task';
import {
  fromUnit,
  type Unit,
  unitDefinition,
} from '../../../../src/physics/units';

function number(
  expected: number,
  unit: Unit,
  mistakes: readonly number[] = [],
): NumberTask {
  const tolerance = unit === 'degC' ? 0.5 : 0.02 * Math.abs(expected);
  return {expected, unit, tolerance, text: '', mistakes};
}

/** The mistake of the page that an answer is taken for, counted from 0. */
function mistake(answer: string, task: NumberTask): number | undefined {
  const verdict = check(answer, task);
  return verdict.kind === 'mistake' ? verdict.index : undefined;
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
    assert.equal(mistake('70', time), 0);
    assert.equal(mistake('88.4 s', time), 1);
    assert.equal(error('280', time), 'twice');
  });

  it('tells what is nearly right from what is wrong, and says the side', () => {
    for (const answer of ['134 s', '146', '2.43 min']) {
      assert.equal(error(answer, time), 'near', answer);
    }
    assert.deepEqual(check('132', time), {
      kind: 'wrong',
      isHigh: false,
      value: 132,
    });
    assert.deepEqual(check('148', time), {
      kind: 'wrong',
      isHigh: true,
      value: 148,
    });
    assert.equal(error('-134', number(-140, 's')), 'near');
    assert.equal(error('4.3', {...number(0, '1'), tolerance: 2}), 'near');
  });

  it('knows an answer that was rounded to two digits', () => {
    const rounded = (answer: string, task: NumberTask) => {
      const verdict = check(answer, task);
      return verdict.kind === 'near' ? verdict.isRounded : undefined;
    };
    const length = {...number(0.01234, 'mm'), tolerance: 0.00001};
    assert.equal(rounded('12', length), true);
    assert.equal(rounded('0.012 m', length), true);
    assert.equal(rounded('12.1', length), false);
    assert.equal(rounded('12.34', length), undefined);
    assert.equal(rounded('1.4', number(1.444, '1')), true);
  });

  it('measures what is nearly right of a temperature in its tolerance', () => {
    const room = number(293.15, 'degC');
    assert.equal(error('21.2', room), 'near');
    assert.equal(error('21.5', room), 'wrong');
  });

  it('names a mistake of the page that is nearly right', () => {
    assert.equal(mistake('135', number(140, 's', [135])), 0);
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

  it('looks for a mistake as near to its own value as for the answer', () => {
    // A mistake that leads to a thousandth, and one to a thousand times as much.
    const steps = number(1.5e6, '1', [1000, 1.5e9]);
    for (const answer of ['1', '7', '500', '3000', '7000']) {
      assert.equal(error(answer, steps), 'wrong', answer);
    }
    assert.equal(mistake('1010', steps), 0);
    assert.equal(mistake('1.49e9', steps), 1);
    const zeroed = number(140, 's', [1e-15]);
    assert.equal(mistake('0', zeroed), 0);
    const zero: NumberTask = {...number(0, '1', [5]), tolerance: 0.01};
    assert.equal(error('7', zero), 'wrong');
    assert.equal(error('5', zero), 'mistake');
  });

  it('names an error only where the quantity allows it', () => {
    const count = number(40, '1');
    assert.equal(error('40000', count), 'wrong');
    assert.equal(error('4000', count), 'wrong');
    assert.equal(error('50', number(0.5, '1')), 'percent');
    assert.equal(error('880', time), 'wrong');
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

  it('accepts the answer and nothing else, however it is written', () => {
    const units = ['s', 'W/(m2.K)', 'm3', 'kPa', 'bar', '1', 'degC'] as const;
    const writings: readonly ((number: string) => string)[] = [
      (number) => number,
      (number) => `t = ${number}.`,
      (number) => `about ${number}`,
      (number) => `ca. ${number}`,
      (number) => `大约${number}左右。`,
    ];
    const drawn = fc.record({
      unit: fc.constantFrom<Unit>(...units),
      amount: fc.double({min: 0.1, max: 1e6, noNaN: true}),
      factor: fc.oneof(
        fc.constant(1),
        fc.double({min: 1e-4, max: 0.97, noNaN: true}),
        fc.double({min: 1.03, max: 1e4, noNaN: true}),
      ),
      write: fc.constantFrom(...writings),
      sign: fc.constantFrom('', '', '-', '零下'),
      power: fc.constantFrom(['', 1] as const, ['万', 1e4] as const),
      named: fc.boolean(),
    });
    fc.assert(
      fc.property(drawn, ({unit, amount, factor, write, ...other}) => {
        const [power, times] = other.power;
        const name = other.named && unit !== '1' ? ` ${unit}` : '';
        const text = write(
          `${other.sign}${String(amount / times)}${power}${name}`,
        );
        const typed = amount * (other.sign === '' ? 1 : -1);
        const expected = fromUnit(typed * factor, unit);
        const tolerance =
          0.02 * Math.abs(typed * factor) * (unitDefinition(unit).factor ?? 1);
        const task = {expected, unit, tolerance, text: '', mistakes: []};
        const isRight = check(text, task).kind === 'right';
        assert.equal(isRight, factor === 1, text);
      }),
      {numRuns: 2000},
    );
  });

  it('accepts no number inside a text that says something else', () => {
    const around = fc.string({unit: 'grapheme', maxLength: 4});
    const letters = /\d|[²³¹½¼¾⁰-⁹]/u;
    fc.assert(
      fc.property(around, fc.integer({min: 2, max: 9}), (text, digit) => {
        // A digit, another text and a digit are not the first digit alone.
        fc.pre(!/^[\s.,']*$/u.test(text) && !letters.test(text));
        const task = number(digit, '1');
        const other = digit === 9 ? 2 : digit + 1;
        assert.notEqual(check(`${digit}${text}${other}`, task).kind, 'right');
      }),
    );
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
