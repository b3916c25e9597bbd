import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  contractionCoefficient,
  enlargementCoefficient,
  FITTINGS,
} from '../../../../src/physics/fluids/lossCoefficients';
import {
  circleArea,
  frictionPressureDrop,
  minorPressureDrop,
} from '../../../../src/physics/fluids/losses';
import {PIPE_WALLS} from '../../../../src/physics/fluids/pipeWalls';
import {waterProperties} from '../../../../src/physics/fluids/water';
import {assertClose, assertOutOfDomain} from '../shown';

const water = waterProperties(293.15);
const pipe = {length: 5, diameter: 0.025, roughness: 45e-6};

describe('enlargementCoefficient and contractionCoefficient', () => {
  const [narrow, wide] = [circleArea(0.02), circleArea(0.025)];

  it('meet checkpoint P12: 20 mm and 25 mm', () => {
    assertClose(enlargementCoefficient(narrow, wide), 0.1296, 1e-14);
    assertClose(contractionCoefficient(wide, narrow), 0.18, 1e-14);
  });

  it('tend to an exit and a sharp entrance when the wide side is a tank', () => {
    assertClose(
      enlargementCoefficient(1e-9, 1),
      FITTINGS.exit.coefficient,
      1e-8,
    );
    assertClose(
      contractionCoefficient(1, 1e-9),
      FITTINGS.sharpEntrance.coefficient,
      1e-8,
    );
  });

  it('give the loss that momentum and energy balances leave', () => {
    const share = fc.double({min: 0.01, max: 1, noNaN: true});
    fc.assert(
      fc.property(share, (ratio) => {
        const [v1, v2] = [1, ratio];
        const total = (v1 * v1 - v2 * v2) / 2 - v2 * (v1 - v2);
        assertClose(enlargementCoefficient(ratio, 1) / 2, total, 1e-12, 1e-15);
      }),
    );
  });

  it('throw when the sections are swapped', () => {
    assertOutOfDomain(
      () => enlargementCoefficient(wide, narrow),
      'narrow area',
    );
    assertOutOfDomain(
      () => contractionCoefficient(narrow, wide),
      'narrow area',
    );
  });
});

describe('FITTINGS and PIPE_WALLS', () => {
  it('name every entry in both languages, once', () => {
    for (const names of [
      Object.values(FITTINGS).map(({name}) => name),
      Object.values(PIPE_WALLS).map(({name}) => name),
    ]) {
      for (const locale of ['en', 'zh-Hans'] as const) {
        const texts = names.map((name) => name[locale]);
        assert.equal(new Set(texts).size, texts.length);
        assert.ok(texts.every((text) => text.trim() !== ''));
      }
    }
  });

  it('hold coefficients and roughnesses that the formulas accept', () => {
    for (const {coefficient} of Object.values(FITTINGS)) {
      assert.ok(minorPressureDrop(coefficient, 1, 1000) > 0);
    }
    for (const {roughness} of Object.values(PIPE_WALLS)) {
      assert.ok(frictionPressureDrop({...pipe, roughness}, 1, water) > 0);
    }
  });
});
