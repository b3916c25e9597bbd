import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  parseExtent,
  serializeExtent,
} from '../../../../src/components/markdown/Knob/extentText';
import type {KnobSpec} from '../../../../src/components/markdown/Knob/spec';
import {startKnob} from '../../../../src/components/markdown/Knob/start';
import {loadModel} from '../../../../src/models/registry';
import {simulate} from '../../../../src/models/run/simulate';
import {lag} from '../../models/fixtures';

const spec = {
  model: 'lag',
  figure: 'response',
  parameter: 'timeConstant',
  duration: 10,
} as unknown as KnobSpec;

describe('startKnob(model, spec, locale)', () => {
  it('finds axes on which each position of the slider fits', () => {
    const {extent, sliders} = startKnob(
      lag,
      {...spec, parameter: 'level'},
      'en',
    );
    assert.deepEqual(extent.x, [0, 10]);
    const [slider] = sliders;
    assert.ok(slider);
    for (let at = 0; at <= slider.scale.last; at += 7) {
      const run = simulate(
        lag,
        {level: slider.scale.value(at)},
        {duration: 10},
      );
      const {y} = run.columns;
      assert.ok(Math.min(...y) >= extent.y[0] - 1e-9, `position ${at}`);
      assert.ok(Math.max(...y) <= extent.y[1] + 1e-9, `position ${at}`);
    }
  });

  it('gives each run the same duration, whatever the slider does', () => {
    const {duration, ...usual} = spec;
    assert.equal(duration, 10);
    const {result} = startKnob(lag, usual, 'en');
    assert.equal(result.settings.duration, 7.5);
  });

  it('leaves out positions that the model refuses', async () => {
    const model = await loadModel('trigger');
    const threshold = {
      model: 'trigger',
      figure: 'input',
      parameter: 'highThreshold',
    };
    const {extent} = startKnob(model, threshold as KnobSpec, 'en');
    assert.ok(extent.y[1] >= 10 && Number.isFinite(extent.y[0]));
  });

  it('covers the range that the author gives', () => {
    const {sliders} = startKnob(lag, {...spec, range: [1, 2]}, 'en');
    const scale = sliders[0]?.scale;
    assert.deepEqual([scale?.value(0), scale?.value(scale.last)], [1, 2]);
  });

  it('refuses figures, outputs and parameters that do not exist', () => {
    const refuses = (change: Partial<KnobSpec>) =>
      assert.throws(
        () => startKnob(lag, {...spec, ...change}, 'en'),
        RangeError,
      );
    refuses({figure: 'none'});
    refuses({curves: ['none']});
    refuses({parameter: 'none'});
    refuses({parameter: 'input'});
  });
});

describe('parseExtent(text)', () => {
  it('reads what serializeExtent wrote', () => {
    const extent = {x: [0, 10], y: [-1.5, 6.000001]} as const;
    assert.deepEqual(parseExtent(serializeExtent(extent)), extent);
    assert.equal(parseExtent(undefined), undefined);
  });
});
