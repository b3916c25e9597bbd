import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {AnyModel} from '../../../src/models/definition';
import {model as thermostat} from '../../../src/models/library/thermostat';
import {presetSettings} from '../../../src/panel/state/state';
import {nudges} from '../../../src/panel/tools/sensitivity/nudges';
import {celsius} from '../../../src/physics/units';
import {lag} from '../models/fixtures';

function valuesOf(model: AnyModel, key: string) {
  const nudge = nudges(model, presetSettings(model), {}).find(
    (each) => each.key === key,
  );
  return nudge && [nudge.low.values[key], nudge.high.values[key]];
}

function assertClose(values: unknown, expected: readonly number[]): void {
  assert.ok(Array.isArray(values));
  expected.forEach((wanted, index) => {
    const value = Number(values[index]);
    assert.ok(Math.abs(value - wanted) < 1e-9, `${value}`);
  });
}

describe('nudges', () => {
  const model = lag as unknown as AnyModel;

  it('moves a number by a tenth, a whole one by one', () => {
    assertClose(valuesOf(model, 'gain'), [1.8, 2.2]);
    assert.deepEqual(valuesOf(model, 'stages'), [1, 2]);
  });

  it('moves a value of zero by a tenth of its slider', () => {
    assertClose(valuesOf(model, 'onset'), [0, 1]);
  });

  it('takes a tenth of what is shown, not of the kelvins', () => {
    const room = thermostat as unknown as AnyModel;
    const {values} = presetSettings(room);
    const shown = Number(values.setpoint) - celsius(0);
    assertClose(valuesOf(room, 'setpoint'), [
      celsius(0.9 * shown),
      celsius(1.1 * shown),
    ]);
  });

  it('leaves out choices and what has no effect', () => {
    assert.equal(valuesOf(model, 'input'), undefined);
    assert.equal(valuesOf(model, 'frequency'), undefined);
  });

  it('gives runs of one length', () => {
    for (const {low, high} of nudges(model, presetSettings(model), {})) {
      assert.deepEqual([low.duration, high.duration], [7.5, 7.5]);
    }
  });
});
