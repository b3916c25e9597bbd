import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import type {
  FrictionCorrelation,
  FrictionKey,
} from '../../../../src/physics/fluids/frictionCorrelations';
import {
  FRICTION_CORRELATIONS,
  pipeFriction,
  TRANSITION,
} from '../../../../src/physics/fluids/frictionCorrelations';
import {assertClose} from '../shown';

const entries = Object.entries(FRICTION_CORRELATIONS) as readonly [
  FrictionKey,
  FrictionCorrelation,
][];

describe('FRICTION_CORRELATIONS', () => {
  for (const [key, correlation] of entries) {
    it(`gives ${key} names, a balanced formula and a source`, () => {
      const {name, validity, formula, source} = correlation;
      for (const text of [...Object.values(name), ...Object.values(validity)]) {
        assert.notEqual(text.trim(), '');
      }
      const count = (mark: string) => formula.split(mark).length;
      assert.equal(count('{'), count('}'));
      assert.equal(count('\\left'), count('\\right'));
      assert.match(source, /\w/u);
    });

    it(`computes ${key} over its range of Reynolds numbers`, () => {
      const [low, high] = correlation.reynolds;
      const [from, to] = [Math.max(low, 1e-3), Math.min(high, 1e9)];
      assert.ok(from < to);
      fc.assert(
        fc.property(fc.double({min: from, max: to, noNaN: true}), (reynolds) =>
          [0, 1e-3].every((relative) => {
            const f = correlation.factor(reynolds, relative);
            return f > 0.001 && f <= Math.max(64 / from, 0.1);
          }),
        ),
      );
    });
  }
});

describe('pipeFriction(key, reynolds, relativeRoughness)', () => {
  const {laminar, turbulent} = TRANSITION;
  const roughness = fc.double({min: 0, max: 0.05, noNaN: true});
  for (const [key, {factor}] of entries) {
    it(`is continuous for ${key}`, () => {
      for (const reynolds of [laminar, turbulent]) {
        assertClose(
          pipeFriction(key, reynolds * (1 - 1e-12), 1e-3),
          pipeFriction(key, reynolds * (1 + 1e-12), 1e-3),
          1e-10,
        );
      }
    });

    it(`lets f·Re² of ${key} rise, so that flow and pressure are one to one`, () => {
      const reynolds = fc.double({min: 1e-3, max: 1e7, noNaN: true});
      fc.assert(
        fc.property(reynolds, roughness, (re, relative) => {
          const next = re * 1.001;
          assert.ok(
            pipeFriction(key, next, relative) * next * next >
              pipeFriction(key, re, relative) * re * re,
          );
        }),
      );
    });

    it(`is the ${key} law itself in its own regime`, () => {
      const reynolds = key === 'laminar' ? 500 : 5e4;
      assert.equal(pipeFriction(key, reynolds, 1e-3), factor(reynolds, 1e-3));
    });
  }
});
