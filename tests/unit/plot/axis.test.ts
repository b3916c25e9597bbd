import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {createAxis} from '../../../src/plot/axis';
import {labelWidth, NARROW_FRAMES} from '../../../src/plot/markLabels';

const labels = (...options: Parameters<typeof createAxis>) =>
  createAxis(...options).ticks.map(({label}) => label);

describe('createAxis', () => {
  it('can be logarithmic with a positive value in its unit only', () => {
    const canBeLog = (values: readonly number[]) =>
      createAxis({values: [values], scale: 'linear', unit: 'degC'}).canBeLog;
    assert.equal(canBeLog([273.15, 373.15]), true);
    assert.equal(canBeLog([200, 273.15]), false);
  });

  it('extends a nice linear axis to round numbers', () => {
    const options = {scale: 'linear', unit: '1', isNice: true} as const;
    assert.deepEqual(labels({...options, values: [[0.5, 5.963]]}), [
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  it('is not extended to the next round number by what is hardly beyond one', () => {
    const options = {scale: 'linear', unit: '1', isNice: true} as const;
    const axis = createAxis({...options, values: [[-0.4, 162]]});
    assert.deepEqual(axis.ticks[0], {
      position: axis.normalize(0),
      label: '0',
      isSpare: false,
    });
    assert.equal(axis.normalize(-0.4), 0);
    assert.equal(axis.normalize(200), 1);
  });

  it('shows values in the unit asked for', () => {
    const axis = createAxis({
      values: [[273.15, 373.15]],
      scale: 'linear',
      unit: 'degC',
    });
    assert.deepEqual(
      axis.ticks.map(({label}) => label),
      ['0', '20', '40', '60', '80', '100'],
    );
    assert.equal(axis.normalize(323.15), 0.5);
  });

  it('names powers of ten only on a log axis of several decades', () => {
    const options = {scale: 'log', unit: '1'} as const;
    const named = labels({...options, values: [[0.001, 1e7]]}).filter(
      (label) => label !== '',
    );
    assert.deepEqual(named, ['0.01', '1', '100', '10000', '10⁶']);
  });

  it('becomes linear when a log axis has nothing positive to show', () => {
    const options = {unit: '1', values: [[-3, 0]]} as const;
    assert.equal(createAxis({...options, scale: 'log'}).scale, 'linear');
  });

  it('has no position for values that a log axis leaves out', () => {
    const axis = createAxis({
      values: [[-1, 10, 1000]],
      scale: 'log',
      unit: '1',
    });
    assert.ok(Number.isNaN(axis.normalize(-1)));
    assert.ok(Math.abs(axis.normalize(100) - 0.5) < 1e-12);
  });

  it('gives room to a curve that is flat but for rounding', () => {
    const axis = createAxis({
      values: [[3, 3 + 1e-15]],
      scale: 'linear',
      unit: '1',
    });
    assert.ok(Math.abs(axis.normalize(3) - 0.5) < 1e-9);
    assert.deepEqual(labels({values: [[]], scale: 'linear', unit: '1'}), [
      '0',
      '0.2',
      '0.4',
      '0.6',
      '0.8',
      '1',
    ]);
  });

  it('draws as flat what its labels could not tell apart', () => {
    const options = {scale: 'linear', unit: 'kJ', isNice: true} as const;
    const axis = createAxis({...options, values: [[112678.3, 112676.6]]});
    const shown = axis.ticks.map(({label}) => label);
    assert.equal(new Set(shown).size, shown.length, shown.join());
    const heights = [112678.3, 112676.6].map((each) => axis.normalize(each));
    assert.ok(Math.abs((heights[0] ?? 0) - (heights[1] ?? 1)) < 1e-3);
  });

  it('leaves room between long labels', () => {
    const options = {scale: 'linear', unit: 's'} as const;
    assert.deepEqual(labels({...options, values: [[0, 14400]]}), [
      '0',
      '5000',
      '10000',
    ]);
    assert.equal(labels({...options, values: [[0, 5839]]}).length, 6);
  });

  it.each([
    ['a phone', NARROW_FRAMES.labelled.width, false],
    ['the narrowest phone, where the spare ones are hidden', 130, true],
  ])('keeps labels apart in the frame of %s', (_, width, hidesSpare) => {
    fc.assert(
      fc.property(fc.double({min: 1e-3, max: 1e5, noNaN: true}), (end) => {
        const {ticks} = createAxis({
          values: [[0, end]],
          scale: 'linear',
          unit: 's',
        });
        const edges = ticks
          .filter(({isSpare}) => !(hidesSpare && isSpare))
          .map(({position, label}) => ({
            middle: position * width,
            half: labelWidth(label) / 2,
          }));
        edges.slice(1).forEach(({middle, half}, index) => {
          const before = edges[index];
          const end = (before?.middle ?? 0) + (before?.half ?? 0);
          assert.ok(
            middle - half - end > 3,
            ticks.map(({label}) => label).join(),
          );
        });
      }),
    );
  });

  it('has no spare labels where the narrowest phone has room for all', () => {
    const {ticks} = createAxis({values: [[0, 5]], scale: 'linear', unit: 's'});
    assert.ok(ticks.every(({isSpare}) => isSpare !== true));
  });

  it('gives each tick a label of its own', () => {
    const span = fc.double({min: 1e-4, max: 1, noNaN: true});
    const low = fc.double({min: 1, max: 1000, noNaN: true});
    fc.assert(
      fc.property(low, span, (from, part) => {
        const values = [[from, from * (1 + part)]];
        const shown = labels({values, scale: 'linear', unit: '1'});
        assert.equal(new Set(shown).size, shown.length, shown.join());
      }),
    );
  });

  it('starts at zero where rounding alone goes below it', () => {
    const options = {scale: 'linear', unit: '1', isNice: true} as const;
    const shown = labels({...options, values: [[-1e-12, 6113.8]]});
    assert.equal(shown[0], '0');
  });

  it('inverts its positions, whatever the values, scale and unit', () => {
    const finite = fc.double({min: 1e-3, max: 1e6, noNaN: true});
    fc.assert(
      fc.property(
        finite,
        fc.double({min: 1.001, max: 1e4, noNaN: true}),
        fc.constantFrom('linear', 'log'),
        fc.constantFrom('Pa', 'kPa', 'bar'),
        fc.boolean(),
        (low, ratio, scale, unit, isNice) => {
          const values = [[low, low * ratio]];
          const axis = createAxis({values, scale, unit, isNice});
          for (const part of [0, 0.25, 1]) {
            const back = axis.normalize(axis.invert(part));
            assert.ok(Math.abs(back - part) < 1e-6, `${back} for ${part}`);
          }
          const inside = [low, low * ratio].map((each) => axis.normalize(each));
          assert.ok(inside.every((part) => part > -1e-9 && part < 1 + 1e-9));
        },
      ),
    );
  });
});
