import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {defaultParameters} from '../../../../src/models/definition/normalize';
import {model} from '../../../../src/models/library/aluminium-bar';
import {
  barDiffusivity,
  lumpChain,
  timeScales,
} from '../../../../src/models/library/aluminium-bar/chain';
import {
  exactMean,
  exactTemperature,
} from '../../../../src/models/library/aluminium-bar/exactBar';
import type {Values} from '../../../../src/models/library/aluminium-bar/parameters';
import {SHORT_TIME} from '../../../../src/models/library/aluminium-bar/shortTime';
import {simpsonMean} from '../../../../src/models/library/shared/simpsonMean';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';
import {celsius} from '../../../../src/physics/units';
import {assertClose} from '../../physics/shown';
import {itHolds} from '../../properties';
import {arbitraryValues} from '../support';
import {lumpTimeConstants} from './lumpTimeConstants';

const FILMS = {
  'held-insulated': {},
  'held-convective': {faceTemperature: celsius(90), coefficient: 3000},
  'insulated-convective': {initial: celsius(80), coefficient: 3000},
} as const;
const BOUNDARIES = Object.keys(FILMS) as readonly (keyof typeof FILMS)[];

function valuesOf(values: Partial<Values>): Values {
  return {...defaultParameters(model), ...values};
}

describe('aluminium bar: laws that hold for any values', () => {
  itHolds(
    'loses no energy, and keeps every temperature between those it starts from',
    {few: 10, many: 30},
    fc.property(arbitraryValues(model), (values) => {
      const run = simulate(model, values as Values);
      const {heatAbsorbed, heatDelivered, balance} = run.columns;
      const moved = Math.max(...heatDelivered.map(Math.abs));
      const {lumpCapacity = 0} = run.scalars;
      const rounding = 1e-10 * (moved + 500 * lumpCapacity * run.values.lumps);
      assert.ok(balance.every((value) => Math.abs(value) <= rounding));
      assert.equal(heatAbsorbed.length, heatDelivered.length);
      const {initial, faceTemperature, ambient, boundaries} = run.values;
      const others = [
        ...(boundaries === 'insulated-convective' ? [] : [faceTemperature]),
        ...(boundaries === 'held-insulated' ? [] : [ambient]),
      ];
      const low = Math.min(initial, ...others) - 1e-4;
      const high = Math.max(initial, ...others) + 1e-4;
      for (const key of ['atQuarter', 'atEnd', 'whole'] as const) {
        const column = run.columns[key];
        assert.ok(column.every((value) => value >= low && value <= high));
      }
    }),
  );

  it('warms monotonically in time and cools monotonically along the bar', () => {
    const run = simulate(model, {lumps: 9});
    let before = run.view.state(0).temperatures;
    for (const time of run.times) {
      const now = run.view.state(time).temperatures;
      assert.ok(now.every((value, n) => value >= (before[n] ?? 0) - 1e-6));
      assert.ok(now.every((value, n) => value <= (now[n - 1] ?? 1e3) + 1e-6));
      before = now;
    }
  });

  it('has the decay rates of the closed form', () => {
    const p = fc.record({
      lumps: fc.integer({min: 1, max: 200}),
      firstConductor: fc.constantFrom(0.5, 1),
      length: fc.double({min: 0.005, max: 1, noNaN: true}),
      material: fc.constantFrom('aluminium', 'aluminium6061'),
    });
    fc.assert(
      fc.property(p, (values) => {
        const all = valuesOf(values);
        const {slowest, fastest} = timeScales(lumpChain(all));
        const expected = lumpTimeConstants({
          count: values.lumps,
          firstConductor: values.firstConductor,
          thickness: values.length,
          diffusivity: barDiffusivity(all),
        });
        assertClose(slowest, expected.slowest, 1e-12);
        assertClose(fastest, expected.fastest, 1e-12);
      }),
    );
  });

  it('has the two rates of the quadratic for any first conductor', () => {
    for (const s of [0.25, 0.5, 0.8, 1, 2]) {
      const p = valuesOf({lumps: 2, firstConductor: s});
      const {slowest, fastest} = timeScales(lumpChain(p));
      const unit = barDiffusivity(p) / p.length ** 2;
      for (const rate of [1 / slowest / unit, 1 / fastest / unit]) {
        assertClose(rate ** 2 - (8 + 4 / s) * rate, -16 / s, 1e-9, 1e-9);
      }
    }
  });
});

describe('aluminium bar: how the lumps approach the bar', () => {
  function errors(values: Partial<Values>, count: number): number {
    const run = simulate(model, {...values, lumps: count});
    const at = run.end / 10;
    const difference = (
      lumps: 'firstHalf' | 'atEnd',
      exact: 'exactFirstHalf' | 'exactAtEnd',
    ) => Math.abs(sampleAt(run, lumps, at) - sampleAt(run, exact, at));
    return (
      difference('firstHalf', 'exactFirstHalf') +
      difference('atEnd', 'exactAtEnd')
    );
  }

  for (const boundaries of BOUNDARIES) {
    it(`converges with order 2, ${boundaries}`, () => {
      const values = {boundaries, ...FILMS[boundaries]};
      const [coarse, fine] = [20, 40].map((count) => errors(values, count)) as [
        number,
        number,
      ];
      assertClose(coarse / fine, 4, 0.05);
    });
  }

  it('converges with order 1 only when the first conductor is too long', () => {
    const [coarse, fine] = [40, 80].map((count) =>
      errors({firstConductor: 1}, count),
    ) as [number, number];
    assertClose(coarse / fine, 2, 0.05);
  });

  for (const boundaries of BOUNDARIES) {
    const p = valuesOf({boundaries, ...FILMS[boundaries]});
    const clock = p.length ** 2 / barDiffusivity(p);

    it(`has means that are means of its points, ${boundaries}`, () => {
      for (const fourier of [0.003, 0.02, 0.3, 2]) {
        const t = fourier * clock;
        const mean = simpsonMean((x) => exactTemperature(p, x, t), 0.4, 1);
        assertClose(exactMean(p, [0.4, 1], t), mean, 0, 1e-5);
      }
    });

    it(`does not jump where the short times end, ${boundaries}`, () => {
      for (const position of [0.01, 0.3, 0.95, 1]) {
        const [before, after] = [-1e-14, 1e-14].map((change) =>
          exactTemperature(p, position, clock * SHORT_TIME * (1 + change)),
        ) as [number, number];
        assertClose(before, after, 0, 1e-10);
      }
    });
  }
});
