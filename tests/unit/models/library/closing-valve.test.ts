import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/closing-valve';
import {simulate} from '../../../../src/models/run/simulate';
import {integrate} from '../../../../src/solver';
import {assertClose} from '../../physics/shown';

type Values = NonNullable<Parameters<typeof simulate<typeof model>>[1]>;
type Scalar = keyof NonNullable<typeof model.scalars>;

function scalars(values: Values) {
  const run = simulate(model, values);
  return (key: Scalar): number => run.scalars[key] ?? assert.fail(`no ${key}`);
}

describe('closing valve', () => {
  it('gives the full surge, whatever the closing time below 2 L/c is', () => {
    for (const closingTime of [0.005, 0.01, 0.02, 0.03]) {
      const value = scalars({closingTime});
      assertClose(value('rowRise'), value('joukowsky'), 0.025);
    }
  });

  it('comes nearer to the surge with more cells, friction of the line included', () => {
    const errors = [4, 8, 16, 40].map((cells) => {
      const value = scalars({cells});
      const expected = value('joukowsky') + value('softRise');
      return Math.abs(value('rowRise') / expected - 1);
    });
    assert.deepEqual(
      errors,
      [...errors].sort((a, b) => b - a),
    );
    assert.ok((errors.at(-1) ?? 1) < 0.003, String(errors));
  });

  it('finds the highest peak of a long run, which is no lower than the first', () => {
    for (const closingTime of [0.005, 1]) {
      const {scalars: found} = simulate(
        model,
        {cells: 1, closingTime},
        {duration: 25},
      );
      const first = found.rowRise ?? assert.fail();
      const highest = found.highestRise ?? assert.fail();
      assert.ok(highest >= first);
      assertClose(highest, first, 1e-3);
    }
  });

  it('swings with one cell in 2π L/c, and with many in 4 L/c', () => {
    /** Twice the time for which the pressure is below that of the tank. */
    const period = (cells: number): number => {
      const {view} = simulate(model, {cells, closingTime: 0.002});
      const times = Array.from(
        {length: 20_001},
        (_, index) => 0.012 + (index * (view.end - 0.012)) / 20_000,
      );
      const isBelow = (t: number) => view.value('row', t) < 1e6;
      const down = times.find(isBelow) ?? Number.NaN;
      const up = times.find((t) => t > down && !isBelow(t)) ?? Number.NaN;
      return 2 * (up - down);
    };
    const there = 20 / Math.sqrt(1.6e6);
    assertClose(period(1), 2 * Math.PI * there, 0.01);
    assertClose(period(40), 4 * there, 0.02);
  });

  it('has a peak of up to twice I Δq/Δt if it closes slowly', () => {
    const mean = (1000 * 20 * 0.5) / 0.1;
    const [low, high] = [1e6, 5e6].map((tankPressure) => {
      const value = scalars({tankPressure, closingTime: 0.1, friction: 0.005});
      return value('rowRise') / mean;
    });
    assert.ok(low !== undefined && high !== undefined);
    assert.ok(1.5 < low && low < high, `${low}, ${high}`);
    assert.ok(1.85 < high && high < 2, String(high));
  });

  it('is described by R and I a seventh too low at 1 s, and about right at 20 ms', () => {
    const ratio = (closingTime: number): number => {
      const value = scalars({closingTime});
      return value('columnRise') / value('rowRise');
    };
    assertClose(ratio(1), 6 / 7, 0.01);
    assertClose(ratio(0.02), 1, 0.05);
  });

  it('takes few enough steps for a slider', () => {
    const ends = [0.002, 0.3].map((closingTime) => ({closingTime}));
    const presets = Object.values(model.presets).map(({values}) => values);
    for (const values of [...ends, ...presets]) {
      const {steps} = simulate(model, values).statistics;
      assert.ok(steps <= 1200, `${JSON.stringify(values)}: ${steps} steps`);
    }
  });
});

// What "Choosing pipe submodels" states of the sheet, and the model does not have.
describe('a chamber between a pipe with R and I and the valve', () => {
  it('reads about 50 bar above that before, for 1 mL and for 10 mL', () => {
    const [tank, closingTime, modulus, length] = [1e6, 0.005, 1.6e9, 20];
    const area = (Math.PI * 0.02 ** 2) / 4;
    const [flow, inertia] = [area * 0.5, (1000 * length) / area];
    for (const volume of [1e-6, 1e-5]) {
      const trajectory = integrate(
        {
          size: 2,
          derivatives(t, y, rates) {
            const [q = 0, pressure = 0] = y;
            const opening = Math.max(1 - t / closingTime, 1e-4);
            const out = flow * opening * Math.sqrt(Math.abs(pressure) / tank);
            rates[0] = (tank - pressure) / inertia;
            rates[1] = (modulus / volume) * (q - out);
          },
        },
        0,
        closingTime,
        [flow, tank],
        {relativeTolerance: 1e-6, absoluteTolerance: [1e-12, 1]},
      );
      const pressure = trajectory.evaluate(closingTime)[1] ?? Number.NaN;
      assertClose((pressure - tank) / 1e5, 50, 0.03);
    }
  });
});
