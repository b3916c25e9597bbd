import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {Curve} from '../../../src/plot';
import {findLandmarks} from '../../../src/plot/landmarks';

function curve(id: string, x: readonly number[], y: readonly number[]): Curve {
  return {id, x, y, styleIndex: 0, style: 'line'};
}

describe('findLandmarks(curves, marks)', () => {
  const x = [0, 1, 2, 2, 3];

  it('finds jumps', () => {
    const step = curve('u', x, [0, 0, 0, 1, 1]);
    assert.deepEqual(findLandmarks([step], []), [2]);
  });

  it('finds where curves cross, not where they only meet', () => {
    const rising = curve('y', [0, 1, 2], [0, 1, 2]);
    const level = curve('u', [0, 1, 2], [0.5, 0.5, 0.5]);
    assert.deepEqual(findLandmarks([rising, level], []), [0.5]);
    const touching = curve('v', [0, 1, 2], [2, 1, 2]);
    const middle = curve('w', [0, 1, 2], [1, 1, 1]);
    assert.deepEqual(findLandmarks([touching, middle], []), []);
  });

  it('leaves the run before and held runs out', () => {
    const step = curve('u', x, [0, 0, 0, 1, 1]);
    const ghost = {...step, isGhost: true};
    const held = {...step, isComparison: true};
    assert.deepEqual(findLandmarks([ghost, held], []), []);
  });

  it('takes the coordinates of marks, without the edges of the figure', () => {
    const mark = {label: 'τ', text: 'τ'};
    const level = {...mark, from: [-Infinity, 1], to: [Infinity, 1]} as const;
    const point = {...mark, from: [1.5, 0.632]} as const;
    assert.deepEqual(findLandmarks([], [level, point]), [1.5]);
  });
});
