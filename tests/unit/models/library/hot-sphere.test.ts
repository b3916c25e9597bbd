import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {defaultParameters} from '../../../../src/models/definition/normalize';
import {model} from '../../../../src/models/library/hot-sphere';
import type {Values} from '../../../../src/models/library/hot-sphere/parameters';
import {finalTemperature} from '../../../../src/models/library/hot-sphere/sphere';
import {simulate} from '../../../../src/models/run/simulate';
import {celsius} from '../../../../src/physics/units';
import {arbitraryValues, fc} from '../support';

const SIGMA = 5.670374419e-8;

/** Computes the heat flux out of the sphere, W/m², from the balance as written. */
function heatFlux(p: Values, temperature: number): number {
  const zero = p.scale === 'celsius' ? 273.15 : 0;
  const radiation = (temperature - zero) ** 4 - (p.walls - zero) ** 4;
  return (
    p.coefficient * (temperature - p.air) + p.emissivity * SIGMA * radiation
  );
}

/** Length of the steps of {@link restTemperature}, K. */
const STEP = 0.25;

/**
 * Finds where the sphere comes to rest, K: follows the heat flow from the
 * initial temperature until it vanishes, or to absolute zero.
 */
function restTemperature(p: Values): number {
  const sign = Math.sign(heatFlux(p, p.initial));
  const isRest = (temperature: number): boolean =>
    sign * heatFlux(p, temperature) <= 0;
  let temperature = p.initial;
  while (!isRest(temperature) && temperature > 0) {
    temperature = Math.max(temperature - sign * STEP, 0);
  }
  let [before, after] = [temperature + sign * STEP, temperature];
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (before + after) / 2;
    [before, after] = isRest(middle) ? [before, middle] : [middle, after];
  }
  return sign === 0 ? p.initial : after;
}

const values = arbitraryValues(model) as fc.Arbitrary<Values>;

/** The case with air and walls apart, far from both of its temperatures. */
const apart = {
  scale: 'celsius',
  coefficient: 3,
  emissivity: 0.9,
  initial: 700,
  air: 340,
  walls: 240,
  diameter: 0.04,
} as const;

describe('the final temperature of the sphere', () => {
  it('is where the curve rests, in kelvin and in degrees Celsius', () => {
    for (const scale of ['kelvin', 'celsius'] as const) {
      const run = simulate(model, {...apart, scale}, {duration: 1e6});
      const last = run.columns.temperature.at(-1) ?? 0;
      assert.ok(Math.abs((run.scalars.finalTemperature ?? 0) - last) < 1e-4);
      const heat = run.columns.missingHeat.at(-1) ?? 0;
      assert.ok(Math.abs((run.scalars.totalHeat ?? 0) / heat - 1) < 1e-6);
    }
  });

  it('is where the heat flow vanishes, at any values', () => {
    const property = fc.property(values, (p) => {
      const expected = restTemperature(p);
      assert.ok(Math.abs(finalTemperature(p) - expected) < 1e-6);
    });
    fc.assert(property, {numRuns: 500});
  });

  it('is +25 °C with walls at −25 °C: an even power drops the sign', () => {
    const p = {...defaultParameters(model), coefficient: 0};
    const cold = {...p, scale: 'celsius', walls: celsius(-25)} as const;
    const rest = finalTemperature({...cold, initial: celsius(-24)});
    assert.ok(Math.abs(rest - celsius(25)) < 1e-9);
    const balanced = {...cold, initial: celsius(-25)};
    assert.equal(finalTemperature(balanced), celsius(-25));
  });

  it('is absolute zero where degrees Celsius let the sphere cool forever', () => {
    const run = simulate(
      model,
      {
        scale: 'celsius',
        coefficient: 0,
        initial: celsius(-50),
        walls: celsius(0),
        diameter: 0.001,
      },
      {duration: 1e6},
    );
    assert.equal(run.scalars.finalTemperature, 0);
    assert.ok(Math.abs(run.columns.temperature.at(-1) ?? 1) < 1e-6);
    assert.equal(run.scalars.slowTimeConstant, undefined);
  });
});

describe('the bounds of the sphere', () => {
  it('hold the curve between them, with either scale', () => {
    const property = fc.property(values, (p) => {
      // A sphere that cools forever has no bounds: its time constants are infinite.
      fc.pre(finalTemperature(p) > 0);
      const run = simulate(model, p);
      const {excess, fastExcess, slowExcess} = run.columns;
      const allowed = 1e-6 * Math.abs(excess[0] ?? 0) + 1e-5;
      excess.forEach((each, row) => {
        const bounds = [fastExcess[row] ?? 0, slowExcess[row] ?? 0];
        assert.ok(each > Math.min(...bounds) - allowed);
        assert.ok(each < Math.max(...bounds) + allowed);
      });
    });
    fc.assert(property, {numRuns: 60});
  });
});
