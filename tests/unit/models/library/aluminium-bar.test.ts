import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {defaultParameters} from '../../../../src/models/definition/normalize';
import {model} from '../../../../src/models/library/aluminium-bar';
import {exactTemperature} from '../../../../src/models/library/aluminium-bar/exactBar';
import {presets} from '../../../../src/models/library/aluminium-bar/presets';
import type {Run} from '../../../../src/models/run/runResult';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';
import {inCelsius} from '../../../../src/physics/units';
import {assertClose, assertShown} from '../../physics/shown';

function shows(
  run: Run<typeof model>,
  outputs: readonly Parameters<typeof sampleAt<typeof model>>[1][],
  row: string,
): void {
  const [time = '', ...expected] = row.trim().split(/\s+/u);
  outputs.forEach((output, column) => {
    const degrees = inCelsius(sampleAt(run, output, Number(time)));
    assertShown(degrees, expected[column] ?? '', `${output} at ${time} s:`);
  });
}

describe('aluminium bar: the plate of 20 mm', () => {
  const exact = `
    0.1 25.13251 20.46560 20.01332 20.00023 26.96282 20.07070 23.51676
    0.5 32.24617 26.25224 22.78424 21.69718 32.54591 23.18108 27.86350
    1   34.61177 30.08247 27.09259 26.05174 34.75598 27.41897 31.08748
    2   37.05988 34.56754 32.90238 32.31769 37.13490 33.08339 35.10914
    5   39.51283 39.09982 38.82386 38.72695 39.52525 38.85386 39.18955
    10  39.97565 39.95500 39.94120 39.93636 39.97627 39.94270 39.95948`;
  it('meets the checkpoints of the exact solution', () => {
    const run = simulate(model, {}, {duration: 10});
    for (const row of exact.trim().split('\n')) {
      shows(
        run,
        [
          'exactAtQuarter',
          'exactAtHalf',
          'exactAtThreeQuarters',
          'exactAtEnd',
          'exactFirstHalf',
          'exactSecondHalf',
          'exactWhole',
        ],
        row,
      );
    }
  });

  const lumps = `
    0.5 30.57129 22.62472 26.42824 21.50645
    1   33.97627 26.48368 29.57917 24.11064
    2   36.78226 32.26893 33.07507 28.87165
    5   39.41867 38.59654 37.73603 36.33685
    10  39.96621 39.91841 39.64584 39.42695`;
  it('meets the checkpoints of two lumps, first conductor right and wrong', () => {
    const [right, wrong] = [0.5, 1].map((firstConductor) =>
      simulate(model, {firstConductor}, {duration: 10}),
    ) as [Run<typeof model>, Run<typeof model>];
    for (const row of lumps.trim().split('\n')) {
      const [time, half1, half2, full1, full2] = row.trim().split(/\s+/u);
      shows(right, ['firstHalf', 'secondHalf'], `${time} ${half1} ${half2}`);
      shows(wrong, ['firstHalf', 'secondHalf'], `${time} ${full1} ${full2}`);
    }
    const slower =
      (wrong.scalars.timeConstant ?? 0) / (right.scalars.timeConstant ?? 1);
    assertShown(slower, '1.53');
  });

  const convergence = `
    1   2.058992 1     4.118    23.4e-2
    2   1.757460 5.83  0.6031   5.30e-2
    5   1.682751 39.9  0.08443  0.83e-2
    10  1.672392 161   0.02072  0.21e-2
    20  1.669815 648   0.00516  0.051e-2
    50  1.669094 4052  0.00082  0.0082e-2
    100 1.668991 16211 0.00021  0.0021e-2`;
  for (const row of convergence.trim().split('\n')) {
    const [count, ...expected] = row.trim().split(/\s+/u);
    it(`has the time scales of ${count} lumps`, () => {
      const {scalars} = simulate(model, {lumps: Number(count)});
      const {timeConstant, stiffnessRatio, eulerLimit, timeConstantError} =
        scalars;
      [timeConstant, stiffnessRatio, eulerLimit, timeConstantError].forEach(
        (value, column) => assertShown(value ?? 0, expected[column] ?? ''),
      );
    });
  }

  it('has the heat, masses and conductances of 1 cm²', () => {
    const {scalars} = simulate(model);
    assertShown(scalars.lumpCapacity ?? 0, '2.439906');
    assertShown(scalars.conductance ?? 0, '2.37');
    assertShown(scalars.firstConductance ?? 0, '4.74');
    assertShown((scalars.lumpMass ?? 0) * 1e3, '2.702');
    assertShown(scalars.totalHeat ?? 0, '97.59624');
    assertShown(scalars.firstHeatFlow ?? 0, '94.8');
    const run = simulate(model, {}, {duration: 30});
    assertShown(sampleAt(run, 'heatDelivered', 30), '97.596');
  });
});

describe('aluminium bar: the extensions', () => {
  const long = `
    60   20.41161 20.00015
    300  26.04595 21.53388
    1000 33.09534 30.23838
    3000 38.98522 38.56488`;
  it('meets the checkpoints of a bar of 0.5 m', () => {
    const run = simulate(model, {length: 0.5}, {duration: 3000});
    assertShown(run.scalars.exactTimeConstant ?? 0, '1043.098');
    for (const row of long.trim().split('\n')) {
      shows(run, ['exactAtHalf', 'exactAtEnd'], row);
    }
  });

  it('meets the checkpoints 50 mm behind the face', () => {
    const p = {...defaultParameters(model), length: 0.5};
    const at = (time: number) => inCelsius(exactTemperature(p, 0.1, time));
    assertShown(at(10), '25.13251');
    assertShown(at(60), '32.86559');
  });

  it('meets the checkpoints of a far end in air', () => {
    const {values} = presets['convective-end'];
    const run = simulate(model, values, {duration: 40_000});
    assertShown(run.scalars.steadyFlux ?? 0, '3618.3206');
    assertShown(sampleAt(run, 'endFlow', 40_000) / 1e-4, '3618.3206');
    assertShown(inCelsius(sampleAt(run, 'atEnd', 40_000)), '92.36641');
    assertShown(inCelsius(run.scalars.steadyEndTemperature ?? 0), '92.36641');
  });

  it('needs one body only while the Biot number is small', () => {
    const ratios = [0.01, 0.1, 1, 10].map((biot) => {
      const film = {boundaries: 'insulated-convective', length: 1} as const;
      const run = simulate(model, {...film, coefficient: 237 * biot});
      return run.scalars.oneBodyRatio?.toFixed(4);
    });
    assert.deepEqual(ratios, ['0.9967', '0.9675', '0.7402', '0.2042']);
  });
});

describe('aluminium bar: the profile', () => {
  it('draws each lump as a step and the bar as a smooth curve', () => {
    const run = simulate(model, {lumps: 5});
    const data = run.figures.profile;
    assert.ok(data?.kind === 'profile' && data.curves.length === 5);
    for (const {x, y, exact, time = 0} of data.curves) {
      const lumps = run.view.state(time).temperatures;
      assert.deepEqual(new Set(Array.from(y)), new Set(lumps));
      assert.equal(x[x.length - 1], run.values.length);
      const [p, middle] = [run.values, Math.floor(x.length / 2)];
      const position = (x[middle] ?? 0) / p.length;
      assertClose(
        exact?.[middle] ?? 0,
        exactTemperature(p, position, time),
        1e-12,
      );
    }
  });
});
