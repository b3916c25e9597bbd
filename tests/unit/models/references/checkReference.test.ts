import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {checkReference} from '../../../../src/models/references/checkReference';
import type {
  ReferenceCase,
  ReferencePoint,
} from '../../../../src/models/references/defineReferences';
import {ball, line, text} from '../fixtures';

const base = {
  id: 'case',
  label: text('case'),
  kind: 'closed-form',
  tolerance: 1e-8,
} as const;

function ballCase(
  points: readonly ReferencePoint<typeof ball>[],
): ReferenceCase<typeof ball> {
  return {...base, parameters: {height: 1}, points};
}

function lineCase(
  points: readonly ReferencePoint<typeof line>[],
): ReferenceCase<typeof line> {
  return {...base, parameters: {rate: 4}, points};
}

const FALL = Math.sqrt(2 / 9.80665);

describe('checkReference(model, reference)', () => {
  it('finds outputs at either side and the instants of events', () => {
    const {points} = checkReference(
      ball,
      ballCase([
        {output: 'height', at: 0.2, expected: 1 - (9.80665 * 0.04) / 2},
        {event: 0, expected: FALL},
        {event: 1, expected: 2.6 * FALL},
      ]),
    );
    assert.ok(points.every((point) => point.isWithinTolerance));
    assert.deepEqual(
      points.map(({time}) => time),
      [0.2, undefined, undefined],
    );
  });

  it('finds scalars, bars and points of a profile, after a jump of it', () => {
    const {points} = checkReference(
      line,
      lineCase([
        {scalar: 'double', expected: 8},
        {figure: 'bars', bar: 'two', expected: 2},
        {figure: 'line', curve: 'line', coordinate: 0.25, expected: 0.25},
        {figure: 'line', curve: 'line', coordinate: 1.5, expected: 4},
        {figure: 'line', curve: 'line', coordinate: 1, expected: 2},
        {figure: 'line', curve: 'line', coordinate: 2, expected: 6},
      ]),
    );
    assert.ok(points.every((point) => point.isWithinTolerance));
    assert.equal(points[1]?.bar?.en, 'two');
  });

  it('tells the difference and whether it is within the tolerance', () => {
    const {points} = checkReference(
      line,
      lineCase([
        {scalar: 'double', expected: 7.5},
        {scalar: 'double', expected: 7.5, tolerance: 0.5},
      ]),
    );
    assert.deepEqual(
      points.map(({difference, isWithinTolerance}) => [
        difference,
        isWithinTolerance,
      ]),
      [
        [0.5, false],
        [0.5, true],
      ],
    );
  });

  it('refuses points that speak of nothing in the run', () => {
    const points: readonly ReferencePoint<typeof line>[] = [
      {figure: 'bars', bar: 'three', expected: 0},
      {figure: 'line', curve: 'other', coordinate: 0, expected: 0},
      {figure: 'line', curve: 'line', coordinate: 3, expected: 0},
      {figure: 'other', bar: 'one', expected: 0},
      {event: 0, expected: 0},
    ];
    for (const point of points) {
      assert.throws(() => checkReference(line, lineCase([point])), RangeError);
    }
  });
});
