import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/modular-piping';
import {simulate} from '../../../../src/models/run/simulate';
import {assertClose} from '../../physics/shown';

type Scalar = keyof NonNullable<typeof model.scalars>;

function scalars(values: Parameters<typeof simulate<typeof model>>[1]) {
  const run = simulate(model, values);
  return (key: Scalar): number => run.scalars[key] ?? assert.fail(`no ${key}`);
}

describe('modular piping: compression and inertia in the pipes', () => {
  it('takes a wave as long as the mean of both time constants', () => {
    for (const values of [{}, {drive: 'pressure'}, {drive: 'pump'}] as const) {
      const value = scalars(values);
      const product = value('compressionTime') * value('inertiaTime');
      assertClose(value('travelTime'), Math.sqrt(product), 1e-9);
    }
  });

  it('has the inertia of a laminar pipe, ρD²/(32μ)', () => {
    const value = scalars({
      massFlow: 0.005,
      friction: 'laminar',
      firstBend: 0,
      secondBend: 0,
      valve: 0.1,
    });
    const expected = (998.2061 * 0.025 ** 2) / (32 * 1.001597e-3);
    assertClose(value('inertiaTime'), expected, 0.01);
  });

  it('counts the slope of a pump, which starts the flow sooner', () => {
    const flow = scalars({drive: 'pump'})('massFlow');
    const imposed = scalars({massFlow: flow})('inertiaTime');
    assert.ok(scalars({drive: 'pump'})('inertiaTime') < 0.9 * imposed);
  });

  it('lets the pressure of a soft vessel settle more slowly than inertia', () => {
    const value = scalars(model.presets['soft-vessel']?.values ?? {});
    assert.ok(value('pressureTime') > 4 * value('inertiaTime'));
    const hard = scalars(model.presets['pressure-settles']?.values ?? {});
    assert.ok(hard('pressureTime') < 1e-4 * hard('inertiaTime'));
  });
});

// Numbers that "Choosing pipe submodels" states of this line in words.
describe('modular piping: what the choice of a pipe submodel rests on', () => {
  it('has a slope of a little less than 2 Δp/q in turbulent flow', () => {
    const value = scalars(model.presets['given-pressure']?.values ?? {});
    const section = (Math.PI * 0.025 ** 2) / 4;
    const length = 8;
    const slope = length / section / value('inertiaTime');
    const rough = (2 * value('totalDrop')) / value('massFlow');
    assert.ok(slope < rough, `${slope} < ${rough}`);
    assert.ok(slope > 0.9 * rough, `${slope} > 0.9 × ${rough}`);
  });

  it('has waves about fifty times as fast in hard pipes as in the soft vessel', () => {
    const soft = model.presets['soft-vessel']?.values ?? {};
    const ratio =
      scalars({...soft, bulkModulus: 2.2e9})('waveSpeed') /
      scalars(soft)('waveSpeed');
    assertClose(ratio, 50, 0.1);
  });

  it('renews its content more slowly than a wave, pressure or inertia', () => {
    const value = scalars(model.presets['given-pressure']?.values ?? {});
    for (const key of [
      'travelTime',
      'compressionTime',
      'inertiaTime',
    ] as const) {
      assert.ok(value('residenceTime') > 5 * value(key), key);
    }
  });

  it('reaches fifteen times the time of inertia on the slider of the volume', () => {
    const soft = model.presets['soft-vessel']?.values ?? {};
    const ratio = (nodeVolume: number): number => {
      const value = scalars({...soft, nodeVolume});
      return value('pressureTime') / value('inertiaTime');
    };
    assert.ok(ratio(0.005) < 15, String(ratio(0.005)));
    assert.ok(ratio(0.1) > 15, String(ratio(0.1)));
  });
});
