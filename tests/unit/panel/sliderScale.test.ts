import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {isChoice, sliderRange} from '../../../src/models/definition/parameters';
import {loadAllModels} from '../../../src/models/registry';
import {parseField} from '../../../src/panel/parseField';
import {shownUnit} from '../../../src/panel/state/shownUnit';
import {
  formatField,
  sliderScale,
  stepValue,
} from '../../../src/panel/state/sliderScale';

describe('sliderScale', () => {
  it('reaches both ends and every position of every parameter', async () => {
    for (const model of await loadAllModels()) {
      for (const [key, definition] of Object.entries(model.parameters)) {
        if (isChoice(definition)) {
          continue;
        }
        const scale = sliderScale(definition, shownUnit(definition, {}));
        const values = Array.from({length: scale.last + 1}, (_, position) =>
          scale.value(position),
        );
        const name = `${model.id}.${key}`;
        sliderRange(definition).forEach((end, index) => {
          const error = Math.abs(Number(values.at(-index)) - end);
          assert.ok(error <= 1e-12 * Math.abs(end), name);
        });
        values.forEach((value, position) => {
          const before = values[position - 1] ?? Number.NEGATIVE_INFINITY;
          assert.ok(value > before, `${name}: ${value} after ${before}`);
          assert.equal(scale.position(value), position, name);
        });
      }
    }
  });

  it('steps through round numbers of the unit shown', () => {
    const temperature = {
      label: {en: 'temperature', 'zh-Hans': '温度'},
      symbol: 'T',
      unit: 'K',
      default: 293.15,
      range: [273.15, 373.15],
      help: {en: '', 'zh-Hans': ''},
    } as const;
    const scale = sliderScale(temperature, 'degC');
    assert.equal(formatField(scale.value(1), 'degC'), '0.5');
    assert.equal(scale.value(41), 293.65);
  });

  it('rounds an end that was computed, and has round numbers beside it', () => {
    const duration = {
      label: {en: 'duration', 'zh-Hans': '时长'},
      symbol: 't',
      unit: 's',
      default: 2.16,
      range: [0.1, 100],
      slider: [1 / 6, 10.799999999999999],
      help: {en: '', 'zh-Hans': ''},
    } as const;
    const scale = sliderScale(duration, 's');
    assert.equal(scale.value(scale.last), 10.8);
    assert.equal(scale.value(0), 0.166666666667);
    const other = sliderScale({...duration, slider: [0.17, 10.03]}, 's');
    const ends = [0, 1, other.last - 1, other.last].map((place) =>
      other.value(place),
    );
    assert.deepEqual(ends, [0.17, 0.2, 10, 10.03]);
  });
});

describe('stepValue', () => {
  const gain = {
    label: {en: 'gain', 'zh-Hans': '增益'},
    symbol: 'k',
    unit: '1',
    default: 2,
    range: [-100, 100],
    slider: [0, 4],
    help: {en: '', 'zh-Hans': ''},
  } as const;

  it('takes a step of the slider, and beyond it one of the whole range', () => {
    assert.equal(stepValue(gain, '1', 2, 1), 2.02);
    assert.equal(stepValue(gain, '1', 4, 1), 5);
    assert.equal(stepValue(gain, '1', 50, -1), 49);
    assert.equal(stepValue(gain, '1', 4, -1), 3.98);
    assert.equal(stepValue(gain, '1', -100, -1), -100);
  });
});

describe('formatField', () => {
  it('fits into the field, whatever the magnitude', () => {
    for (const [value, text] of [
      [4e9, '4e9'],
      [2.511886e9, '2.5119e9'],
      [8.344782, '8.34478'],
      [0.00123457, '0.001235'],
      [1.23457e-7, '1.235e-7'],
      [-12345.6, '-12345.6'],
      [21800, '21800'],
      [1e-6, '0.000001'],
      [0, '0'],
    ] as const) {
      assert.equal(formatField(value, '1'), text);
    }
  });

  it('shows the default of every parameter in full', async () => {
    for (const model of await loadAllModels()) {
      for (const [key, definition] of Object.entries(model.parameters)) {
        if (!isChoice(definition)) {
          const unit = shownUnit(definition, {});
          const text = formatField(definition.default, unit);
          const name = `${model.id}.${key}: ${text}`;
          assert.ok(text.length <= 8, name);
          const back = parseField(text, unit) ?? Number.NaN;
          const error = Math.abs(back - definition.default);
          assert.ok(error <= 1e-5 * Math.abs(definition.default), name);
        }
      }
    }
  });
});
