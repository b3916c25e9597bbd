import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {defaultParameters} from '../../../../src/models/definition/normalize';
import {model} from '../../../../src/models/library/concentric-cylinders';
import {
  exactTemperatures,
  steadyState,
} from '../../../../src/models/library/concentric-cylinders/closedForm';
import type {Values} from '../../../../src/models/library/concentric-cylinders/parameters';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';
import {celsius} from '../../../../src/physics/units';
import {assertClose} from '../../physics/shown';
import {itHolds} from '../../properties';
import {allowedError, arbitraryValues} from '../support';

type Some = Partial<Values>;

const FIBRE = {filling: 'glass-fibre'} as const;
const WIDE = {outerTubeInside: 0.062, outerTubeOutside: 0.064} as const;

/** Any values whose radii grow from inside to outside. */
const anyValues = fc
  .tuple(
    arbitraryValues(model),
    fc.array(fc.double({min: 0.0005, max: 0.03, noNaN: true}), {
      minLength: 4,
      maxLength: 4,
    }),
  )
  .map(([values, [a = 0, b = 0, c = 0, d = 0]]) => {
    const r1 = 0.004 + a;
    const [r2, r3, r4] = [r1 + b, r1 + b + c, r1 + b + c + d];
    return {
      ...values,
      innerTubeInside: r1,
      innerTubeOutside: r2,
      outerTubeInside: r3,
      outerTubeOutside: r4,
    } as Values;
  });

function holds(title: string, check: (values: Values) => void): void {
  itHolds(title, {few: 10, many: 40}, fc.property(anyValues, check));
}

describe('concentric cylinders: laws that hold for any values', () => {
  holds(
    'loses no energy, and keeps every tube between the two temperatures',
    (values) => {
      const {columns, scalars} = simulate(model, values);
      const {innerCapacity = 0, outerCapacity = 0} = scalars;
      const scale = 320 * (innerCapacity + outerCapacity);
      const moved = Math.max(...columns.innerFlow.map(Math.abs)) * 1e3;
      const rounding = 1e-9 * (scale + moved);
      assert.ok(columns.balance.every((value) => Math.abs(value) < rounding));
      const {innerTemperature: one, outerTemperature: other} = values;
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      for (const key of ['innerTube', 'outerTube', 'innerFace'] as const) {
        const isBetween = columns[key].every(
          (value) => value > low - 1e-4 && value < high + 1e-4,
        );
        assert.ok(isBetween, key);
      }
    },
  );

  holds('agrees with its closed form where the gap only conducts', (values) => {
    const run = simulate(model, {...values, filling: 'glass-fibre'});
    const {innerTube, outerTube} = run.exact;
    run.times.forEach((_, row) => {
      for (const [key, exact] of [
        ['innerTube', innerTube],
        ['outerTube', outerTube],
      ] as const) {
        const actual = run.columns[key][row] ?? Number.NaN;
        assertClose(
          actual,
          exact?.[row] ?? 0,
          0,
          allowedError(model, run, key),
        );
      }
    });
  });

  holds('ends in the steady state that the resistances give', (values) => {
    const p = {...values, boundary: 'films'} as const;
    const run = simulate(model, p, {duration: 1e6});
    const {heatFlow} = steadyState(p);
    assertClose(sampleAt(run, 'gapFlow', run.end), heatFlow, 1e-6, 1e-6);
    assertClose(sampleAt(run, 'outerFlow', run.end), heatFlow, 1e-6, 1e-6);
  });
});

describe('concentric cylinders: the resistances in series', () => {
  holds('add up to the whole, from fluid to fluid', (values) => {
    const {figures, scalars} = simulate(model, {
      ...values,
      boundary: 'films',
    });
    const data = figures.resistances;
    const bars = data?.kind === 'bars' ? data.bars : [];
    const shareOf = (ids: RegExp) =>
      bars
        .filter(({id}) => ids.test(id))
        .reduce((sum, {value}) => sum + value, 0) /
      (scalars.totalResistance ?? NaN);
    assertClose(shareOf(/./u), 1, 1e-9);
    assertClose(shareOf(/^gap$/u), scalars.gapShare ?? NaN, 1e-9);
    assertClose(shareOf(/tube$/u), scalars.metalShare ?? NaN, 1e-9);
  });
});

describe('concentric cylinders: limits', () => {
  it('passes more heat with every path and every emissivity', () => {
    const flow = (values: Some): number =>
      simulate(model, values).scalars.steadyHeatFlow ?? 0;
    const flows = [0.05, 0.2, 0.6, 1].map((emissivity) =>
      flow({
        radiation: 'on',
        innerEmissivity: emissivity,
        outerEmissivity: emissivity,
      }),
    );
    assert.deepEqual(
      [...flows].sort((a, b) => a - b),
      flows,
    );
    assert.ok(flow({}) < (flows[0] ?? 0));
    assert.ok(flow({...WIDE, freeConvection: 'on'}) > flow(WIDE));
  });

  it('is as good as fibre at the break-even emissivity', () => {
    const {breakEvenEmissivity = 0} = simulate(model).scalars;
    const dull = {
      radiation: 'on',
      innerEmissivity: breakEvenEmissivity,
      outerEmissivity: breakEvenEmissivity,
    } as const;
    const [air, fibre] = [dull, FIBRE].map((values) =>
      sampleAt(simulate(model, values), 'gapFlow', 0),
    ) as [number, number];
    assertClose(air, fibre, 1e-12);
  });

  it('leaves radiation and circulation out of fibre', () => {
    const all = {...FIBRE, radiation: 'on', freeConvection: 'on'} as const;
    const {columns, scalars} = simulate(model, all);
    assert.ok(columns.radiationFlow.every((value) => value === 0));
    assert.equal(scalars.conductionShare, 1);
    assert.equal(scalars.exchangeFactor, undefined);
  });

  it('refuses radii that do not grow', () => {
    const values = {innerTubeOutside: 0.033};
    assert.throws(() => simulate(model, values), /grow from inside/u);
  });

  it('has no closed form for a gap that depends on temperature', () => {
    const p = {...defaultParameters(model), radiation: 'on'} as const;
    assert.equal(exactTemperatures(p, 10), undefined);
    const warm = celsius(120);
    assert.ok(
      (exactTemperatures({...p, radiation: 'off'}, 10)?.[0] ?? 0) < warm,
    );
  });
});
