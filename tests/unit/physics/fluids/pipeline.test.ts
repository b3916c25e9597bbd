import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {PipelineElement} from '../../../../src/physics/fluids/pipeline';
import {
  chainPressureDrop,
  cumulativePressureDrops,
  elementPressureDrop,
} from '../../../../src/physics/fluids/pipeline';
import {waterProperties} from '../../../../src/physics/fluids/water';
import reference from '../../../references/pipeFlow.json';
import {assertClose, assertShown} from '../shown';

const water = waterProperties(293.15);

function pipe(length: number, diameter: number): PipelineElement {
  return {kind: 'pipe', length, diameter, roughness: 45e-6};
}

function fitting(coefficient: number, diameter: number): PipelineElement {
  return {kind: 'fitting', coefficient, diameter};
}

const chain = [
  pipe(5, 0.025),
  fitting(0.3, 0.025),
  pipe(3, 0.025),
  fitting(0.3, 0.025),
  fitting(2, 0.025),
];
describe('cumulativePressureDrops(chain, massFlow, liquid)', () => {
  it('meets checkpoint P3, step by step', () => {
    const expected = [
      '2976.603',
      '3132.512',
      '4918.473',
      '5074.382',
      '6113.776',
    ];
    const drops = cumulativePressureDrops(chain, 0.5, water);
    assert.equal(drops.length, expected.length);
    expected.forEach((text, i) => assertShown(drops[i] ?? 0, text));
  });

  it('ends in the drop of the chain, 0 for an empty one', () => {
    const last = cumulativePressureDrops(chain, 0.7, water).at(-1);
    assert.equal(chainPressureDrop(chain, 0.7, water), last);
    assert.equal(chainPressureDrop([], 0.7, water), 0);
  });

  it('agrees with an independent computation', () => {
    for (const {massFlow, drop} of reference.drops) {
      assertClose(chainPressureDrop(chain, massFlow, reference), drop, 1e-12);
    }
  });
});

describe('elementPressureDrop(element, massFlow, liquid)', () => {
  it('takes a step as the flow sees it: enlargement one way, contraction back', () => {
    const step: PipelineElement = {
      kind: 'step',
      inletDiameter: 0.02,
      outletDiameter: 0.025,
    };
    const mirrored: PipelineElement = {
      kind: 'step',
      inletDiameter: 0.025,
      outletDiameter: 0.02,
    };
    const forward = elementPressureDrop(step, 0.5, water);
    const backward = elementPressureDrop(step, -0.5, water);
    assertClose(backward / forward, -0.18 / 0.1296, 1e-12);
    assert.equal(elementPressureDrop(mirrored, 0.5, water), -backward);
  });

  it('keeps the sign of an elevation when the flow turns', () => {
    const rise: PipelineElement = {kind: 'elevation', rise: 3};
    assertShown(elementPressureDrop(rise, 1, water), '29367.17');
    assertShown(elementPressureDrop(rise, -1, water), '29367.17');
  });
});
