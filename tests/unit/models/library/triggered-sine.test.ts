import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {defaultDuration} from '../../../../src/models/definition/normalize';
import {model} from '../../../../src/models/library/triggered-sine';
import {presets} from '../../../../src/models/library/triggered-sine/presets';
import {itHolds} from '../../properties';
import {fc} from '../support';
import {
  anyValues,
  assertNear as near,
  between,
  runSine,
} from './triggeredSineValues';

const ONE_WINDOW = {secondOn: 0, secondOff: 0} as const;

describe('triggered-sine', () => {
  itHolds(
    'follows its closed form at any values, wherever the trigger switches',
    {few: 40, many: 150},
    fc.property(anyValues, (values) => {
      const duration = defaultDuration(model, values);
      fc.pre(!model.validate?.(values, duration).some(Boolean));
      const {columns, exact, times} = runSine(values);
      for (const key of ['y', 'cycles', 'running'] as const) {
        const size = columns[key].reduce(
          (largest, value) => Math.max(largest, Math.abs(value)),
          1,
        );
        const closedForm = exact[key] ?? [];
        assert.ok(!closedForm.every(Number.isNaN), key);
        closedForm.forEach((expected, row) => {
          if (!Number.isNaN(expected)) {
            near(columns[key][row] ?? Number.NaN, expected, 1e-6 * size);
          }
        });
      }
      assert.ok(times.length > 400);
    }),
  );

  it('starts every burst with phase zero and a rising sine', () => {
    const {scalars, view} = runSine({wait: 'yes'});
    for (const start of [1, 5.8]) {
      near(view.value('cycles', start), 0);
      near(view.value('y', start + 0.01), Math.sin(2 * Math.PI * 0.005));
    }
    assert.equal(scalars.bursts, 2);
  });

  it('is on only while the trigger is greater than 0.5', () => {
    assert.equal(runSine({triggerLevel: 0.5}).scalars.bursts, 0);
    assert.equal(runSine({triggerLevel: 0.5 + 1e-12}).scalars.bursts, 2);
  });

  it('lets the wave go on when the trigger comes back in the last cycle', () => {
    const {scalars, view} = runSine(
      {wait: 'yes', secondOn: 4.2, secondOff: 6.4},
      9,
    );
    near(view.value('cycles', 4.2, 'left'), 0.5 * (4.2 - 1));
    near(view.value('cycles', 4.2, 'right'), 0.5 * (4.2 - 1));
    assert.equal(scalars.bursts, 1);
    near(scalars.firstEnd ?? 0, 1 + 3 / 0.5);
  });

  it('starts anew when the trigger comes back after the last cycle', () => {
    const {scalars} = runSine({wait: 'yes', secondOn: 5.1, secondOff: 6.4}, 9);
    assert.equal(scalars.bursts, 2);
    near(scalars.secondEnd ?? 0, 5.1 + 1 / 0.5);
  });

  it('ends at once when the trigger drops at a whole number of cycles', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 20}),
        between(0.5, 2),
        between(0, 5),
        (cycles, firstFrequency, firstOn) => {
          const firstOff = firstOn + cycles / firstFrequency;
          fc.pre(firstOff <= 30);
          const values = {firstFrequency, firstOn, firstOff, ...ONE_WINDOW};
          const {scalars} = runSine({...values, wait: 'yes'});
          near(scalars.firstEnd ?? 0, firstOff);
          near(scalars.firstCycles ?? 0, cycles);
        },
      ),
      {numRuns: 50},
    );
  });

  it('gives exactly N cycles when the trigger drops in the middle of the last', () => {
    for (const cycles of [1, 2, 5, 11]) {
      const firstOff = 1 + (cycles - 0.5) / 2;
      const {scalars} = runSine(
        {wait: 'yes', firstFrequency: 2, firstOff, ...ONE_WINDOW},
        10,
      );
      near(scalars.firstCycles ?? 0, cycles);
      assert.equal(scalars.cutHeight, 0);
    }
  });

  it('never ends a burst whose frequency has become zero', () => {
    const {values, duration} = presets.standstill;
    const {scalars, view} = runSine(values, duration);
    assert.equal(scalars.firstEnd, undefined);
    near(view.value('y', duration), -1);
  });

  it('treats windows in any order, and overlapping ones as one', () => {
    const forward = runSine({
      firstOn: 1,
      firstOff: 3,
      secondOn: 2,
      secondOff: 4,
    });
    const backward = runSine({
      firstOn: 2,
      firstOff: 4,
      secondOn: 1,
      secondOff: 3,
    });
    for (const {scalars} of [forward, backward]) {
      assert.equal(scalars.bursts, 1);
      near(scalars.firstEnd ?? 0, 4);
    }
  });
});
