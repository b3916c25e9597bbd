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
