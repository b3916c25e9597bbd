import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {parseField, parseFields} from '../../../src/panel/parseField';

describe('parseField', () => {
  it('reads what people type, in SI', () => {
    assert.equal(parseField('1.5', '1'), 1.5);
    assert.equal(parseField(' １，５ ', '1'), 1.5);
    assert.equal(parseField('\u22125', 'degC'), 268.15);
    assert.equal(parseField('2e-3', 'm'), 0.002);
    assert.equal(parseField('20', 'mm'), 0.02);
  });

  it('reads a unit that is not the one shown', () => {
    assert.equal(parseField('500 ms', 's'), 0.5);
    assert.equal(parseField('2 min', 's'), 120);
    assert.equal(parseField('2分钟', 's'), 120);
    assert.equal(parseField('300 K', 'degC'), 300);
    assert.equal(parseField('5 cm', 'm'), 0.05);
    assert.equal(parseField('500 m', 's'), undefined);
    assert.equal(parseField('5 kg', 's'), undefined);
  });

  it('takes the meaning of a comma that is in the range', () => {
    assert.equal(parseField('1,500', '1', [0, 10]), 1.5);
    assert.equal(parseField('1,500', '1', [100, 5000]), 1500);
  });

  it('gives nothing for what is no number', () => {
    for (const text of ['', 'abc', '1.2.3', '1,2,3', '--1', 'NaN', '1e9999']) {
      assert.equal(parseField(text, '1'), undefined, text);
    }
  });
});

describe('parseFields', () => {
  it('reads numbers between commas, semicolons and blanks', () => {
    for (const text of [
      '0, 10, 2.5',
      '0;10；2.5',
      '0 10 2.5',
      '０、１０　２.５',
      '0, 10, 2.5, ',
    ]) {
      assert.deepEqual(parseFields(text, 's'), [0, 10, 2.5], text);
    }
    assert.deepEqual(parseFields('', 's'), []);
  });

  it('leaves a unit with its number', () => {
    assert.deepEqual(parseFields('500 ms 2 min, 3s', 's'), [0.5, 120, 3]);
  });

  it('gives nothing when a part is no number, rather than the other parts', () => {
    for (const text of ['0 10 x', '0, 10, x', '0, 5 kg']) {
      assert.equal(parseFields(text, 's'), undefined, text);
    }
  });
});
