import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  formatNumber,
  formatQuantity,
  timeDisplay,
} from '../../../../src/models/definition/format';
import {fc} from '../support';

describe('formatNumber(value, format)', () => {
  it('writes at most five significant digits', () => {
    const cases: readonly (readonly [number, string])[] = [
      [0, '0'],
      [-0, '0'],
      [1, '1'],
      [0.632_120_558_8, '0.63212'],
      [-12_345.678, '−12346'],
      [123_456, '123460'],
      [1e6, '1×10⁶'],
      [4e9, '4×10⁹'],
      [-1.953_992_5e-14, '−1.954×10⁻¹⁴'],
      [0.000_1, '0.0001'],
      [0.000_012_345, '1.2345×10⁻⁵'],
      [999_999.9, '1×10⁶'],
    ];
    for (const [value, expected] of cases) {
      assert.equal(formatNumber(value), expected);
    }
  });

  it('writes an en dash for what is not a number', () => {
    for (const value of [Number.NaN, Infinity, -Infinity]) {
      assert.equal(formatNumber(value), '–');
    }
  });

  it('writes 0 for what is noise beside its neighbours', () => {
    assert.equal(formatNumber(-2.449e-16, {scale: 1}), '0');
    assert.equal(formatNumber(2e-7, {scale: 1}), '2×10⁻⁷');
  });

  it('writes the same when the last bits differ, at ties as well', () => {
    const tie = fc
      .integer({min: 10_000, max: 99_999})
      .map((n) => n / 1e4 + 5e-5);
    fc.assert(
      fc.property(tie, (value) => {
        const expected = formatNumber(value);
        for (const bits of [-3, -2, -1, 1, 2, 3]) {
          const neighbour = value * (1 + bits * Number.EPSILON);
          assert.equal(formatNumber(neighbour), expected);
        }
      }),
    );
  });

  it('is within half a unit of the fifth digit', () => {
    const anyNumber = fc.double({min: 1e-3, max: 9e5, noNaN: true});
    fc.assert(
      fc.property(anyNumber, (value) => {
        const error = Math.abs(Number(formatNumber(value)) - value);
        assert.ok(error <= 5.000_01e-5 * value);
      }),
    );
  });
});

describe('formatQuantity(value, displayed, preferences)', () => {
  const temperature = {unit: 'K', displayUnit: 'degC'} as const;

  it('converts to the usual unit, or to the one the reader chose', () => {
    assert.equal(formatQuantity(293.15, temperature), '20\u00a0°C');
    const kelvin = formatQuantity(293.15, temperature, {temperature: 'K'});
    assert.equal(kelvin, '293.15\u00a0K');
    const bar = formatQuantity(6113.776, {unit: 'Pa'}, {pressure: 'kPa'});
    assert.equal(bar, '6.1138\u00a0kPa');
  });

  it('leaves temperature differences alone', () => {
    const shown = formatQuantity(4, {unit: 'deltaK'}, {temperature: 'degC'});
    assert.equal(shown, '4\u00a0K');
  });

  it('writes angles without a space and pure numbers without a unit', () => {
    const angle = {unit: 'rad', displayUnit: 'deg'} as const;
    assert.equal(formatQuantity(Math.PI / 4, angle), '45°');
    assert.equal(formatQuantity(2, {unit: '1'}), '2');
  });

  it('writes 100% for the whole alone', () => {
    const share = {unit: 'ratio', displayUnit: 'percent'} as const;
    const written = [0.997, 0.999_947, 1 - 1e-12, 1].map((value) =>
      formatQuantity(value, share, {}, {digits: 3}),
    );
    assert.deepEqual(written, ['99.7%', '99.995%', '100%', '100%']);
  });
});

describe('timeDisplay(model)', () => {
  it('shows seconds unless the model asks for another unit', () => {
    const duration = {default: () => 1, range: [0, 10]} as const;
    assert.deepEqual(timeDisplay({}), {unit: 's'});
    assert.deepEqual(timeDisplay({duration}), {unit: 's'});
    const minutes = {...duration, displayUnit: 'min'} as const;
    assert.deepEqual(timeDisplay({duration: minutes}), {
      unit: 's',
      displayUnit: 'min',
    });
  });
});
