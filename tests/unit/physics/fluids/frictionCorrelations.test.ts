import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import type {
  FrictionKey,
  FrictionLaw,
} from '../../../../src/physics/fluids/frictionCorrelations';
import {
  FRICTION_CORRELATIONS,
  pipeFriction,
  TRANSITION,
} from '../../../../src/physics/fluids/frictionCorrelations';
import {assertClose} from '../shown';

const entries = Object.entries(FRICTION_CORRELATIONS) as readonly [
  FrictionKey,
  FrictionLaw,
][];

describe('pipeFriction(key, reynolds, relativeRoughness)', () => {
  const {laminar, turbulent} = TRANSITION;
  const roughness = fc.double({min: 0, max: 0.05, noNaN: true});
  for (const [key, factor] of entries) {
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
