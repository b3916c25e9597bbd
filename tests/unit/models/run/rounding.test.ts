import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {loadModel, type ModelId} from '../../../../src/models/registry';
import {
  withoutNoise,
  withoutRounding,
} from '../../../../src/models/run/rounding';
import {runChanged} from '../support';

const noiseOf = async (
  id: ModelId,
  preset: string,
  key: string,
  changed = {},
) => {
  const model = await loadModel(id);
  const run = runChanged(model, preset, changed);
  const value = run.scalars[key];
  const unit = model.scalars?.[key]?.unit;
  assert.ok(unit && value !== undefined && value !== 0);
  return [value, withoutNoise(model, run, unit, value)];
};

describe('what rounding leaves of zero', () => {
  it('is 0 in a result: an overshoot of 1e-13 K, a pressure of 1e-12 bar', async () => {
    for (const [id, preset, key, changed] of [
      ['controlled-room', 'cold-snap', 'overshoot', {band: 20}],
      ['orifice', 'reversed', 'finalPressure', {pressureAfter: 0}],
    ] as const) {
      const [, shown] = await noiseOf(id, preset, key, changed);
      assert.equal(shown, 0, key);
    }
  });

  it('stays where the rounding, a number or an instant is what is asked', async () => {
    for (const [id, preset, key] of [
      ['clock', 'clock', 'accumulationError'],
      ['modular-piping', 'small-volume', 'pressureTime'],
      ['first-order-lag', 'almost-a-delay', 'amplitudeRatio'],
    ] as const) {
      const [value, shown] = await noiseOf(id, preset, key);
      assert.equal(shown, value, key);
    }
  });

  it('is 0 °C in a temperature', async () => {
    const model = await loadModel('aluminium-bar');
    const run = runChanged(model, 'two-lumps', {});
    const of = (value: number) => withoutRounding(model, run, 'K', value);
    assert.equal(of(273.15 + 3e-9), 273.15);
    assert.equal(of(273.151), 273.151);
  });
});
