import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {type Unit, UNITS, unitSymbol} from '../../../../src/physics/units';
import {parseQuantity} from '../../../../src/physics/units/parseQuantity';

function value(text: string, unit: Unit): number {
  const typed = parseQuantity(text, unit);
  assert.ok(typed.kind === 'value', `${text}: ${typed.kind}`);
  const [first = NaN] = typed.readings;
  return Number(first.toPrecision(12));
}

function kind(text: string, unit: Unit): string {
  return parseQuantity(text, unit).kind;
}

describe('parseQuantity()', () => {
  it('reads a number in the unit that is shown', () => {
    assert.equal(value('3.5', '1'), 3.5);
    assert.equal(value(' 20 ', 'degC'), 293.15);
    assert.equal(value('-2', 'kPa'), -2000);
    assert.equal(value('.5', 'min'), 30);
    assert.equal(value('5.', '1'), 5);
  });

  it('reads a unit that is typed', () => {
    assert.equal(value('2.3 min', 's'), 138);
    assert.equal(value('140 s', 'min'), 140);
    assert.equal(value('140s', 'min'), 140);
    assert.equal(value('293.15 K', 'degC'), 293.15);
    assert.equal(value('20 °C', 'K'), 293.15);
    assert.equal(value('20 C', 'K'), 293.15);
    assert.equal(value('5 °C', 'deltaK'), 5);
    assert.equal(value('5 K', 'deltaK'), 5);
    assert.equal(value('40 %', 'ratio'), 0.4);
    assert.equal(value('40%', '1'), 0.4);
    assert.equal(value('0.1 MPa', 'bar'), 1e5);
    assert.equal(value('12 W/(m²·K)', 'W/(m2.K)'), 12);
    assert.equal(value('12 W/m^2K', 'W/(m2.K)'), 12);
    assert.equal(value('12 ms.', 's'), 0.012);
    assert.equal(value('1 MINUTE', 's'), 60);
    assert.equal(value('2.83 times', '1'), 2.83);
    assert.equal(value('90°', 'rad'), Number((Math.PI / 2).toPrecision(12)));
  });

  it('reads decimal commas, groups and powers of ten', () => {
    assert.equal(value('3,5', '1'), 3.5);
    assert.equal(value('0,125', '1'), 0.125);
    assert.equal(value('1,234.5', '1'), 1234.5);
    assert.equal(value('1.234,5', '1'), 1234.5);
    assert.equal(value('1 234', '1'), 1234);
    assert.equal(value("12'345.6", '1'), 12345.6);
    assert.equal(value('1,234,567', '1'), 1234567);
    assert.equal(value('2.2e9', '1'), 2.2e9);
    assert.equal(value('2.2×10⁹', '1'), 2.2e9);
    assert.equal(value('−1.95 × 10^-14 s', 's'), -1.95e-14);
    assert.equal(value('≈ 4', '1'), 4);
  });

  it('gives both readings where a comma may group thousands', () => {
    assert.deepEqual(parseQuantity('1,234', '1'), {
      kind: 'value',
      readings: [1.234, 1234],
    });
  });

  it('reads what a Chinese keyboard types', () => {
    assert.equal(value('１２．５', '1'), 12.5);
    assert.equal(value('１２。５', '1'), 12.5);
    assert.equal(value('３，５　秒', 'min'), 3.5);
    assert.equal(value('－２０℃', 'degC'), 253.15);
    assert.equal(value('４０％', 'ratio'), 0.4);
    assert.equal(value('约 2 分钟。', 's'), 120);
    assert.equal(value('５个', '1'), 5);
    assert.equal(value('２０摄氏度', 'K'), 293.15);
  });

  it('says what it cannot read', () => {
    assert.equal(kind('', 's'), 'empty');
    assert.equal(kind('   ', 's'), 'empty');
    assert.equal(kind('about four', 's'), 'no-number');
    assert.equal(kind('1.2.3', 's'), 'no-number');
    assert.equal(kind('1,23,4', 's'), 'no-number');
    assert.equal(kind('5 6', 's'), 'no-number');
    assert.equal(kind('NaN', 's'), 'no-number');
    assert.equal(kind('Infinity', 's'), 'no-number');
    assert.equal(kind('1e999', 's'), 'no-number');
    assert.equal(kind('9'.repeat(1000), 's'), 'too-long');
    assert.equal(kind('<script>alert(1)</script>', 's'), 'no-number');
    assert.deepEqual(parseQuantity('5 furlongs', 's'), {
      kind: 'unknown-unit',
      name: 'furlongs',
    });
    assert.deepEqual(parseQuantity('5 rad/s', 'Hz'), {
      kind: 'other-quantity',
      name: 'rad/s',
      quantity: 'angularFrequency',
    });
    assert.equal(kind('5 constructor', 's'), 'unknown-unit');
  });

  it('reads every unit of the site by its key and by what is printed', () => {
    for (const unit of Object.keys(UNITS) as Unit[]) {
      const symbol = unitSymbol(unit);
      for (const name of unit === '1' ? [symbol] : [unit, symbol]) {
        assert.equal(kind(`2 ${name}`, unit), 'value', name);
      }
    }
  });

  it('never throws and never gives a value that is not finite', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 200}), (text) => {
        const typed = parseQuantity(text, 'degC');
        if (typed.kind === 'value') {
          assert.ok(typed.readings.every(Number.isFinite));
        }
      }),
    );
  });
});
