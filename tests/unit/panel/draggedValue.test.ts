import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {Handle} from '../../../src/models/definition/marks';
import {
  draggedValue,
  handlePosition,
} from '../../../src/panel/figures/draggedValue';
import {createAxis} from '../../../src/plot';

const xAxis = createAxis({values: [[0, 10]], unit: 's', scale: 'linear'});
const yAxis = createAxis({values: [[0, 50]], unit: 'deltaK', scale: 'linear'});
const axes = {x: xAxis, y: yAxis};
const definition = {
  symbol: 'B',
  label: {en: 'band', 'zh-Hans': '带宽'},
  help: {en: 'Band.', 'zh-Hans': '带宽。'},
  unit: 'deltaK',
  default: 4,
  range: [0.1, 40],
  slider: [0.5, 30],
} as const;
const handle: Handle = {output: 'high', along: 'y', x: 5, y: 20};

describe('the position of a handle', () => {
  it('is that of its place', () => {
    const position = handlePosition(handle, axes);
    assert.equal(position?.x, xAxis.normalize(5));
    assert.equal(position.y, yAxis.normalize(20));
  });

  it('stays inside at an edge', () => {
    const {x = Number.NaN} = handlePosition({y: 20}, axes) ?? {};
    assert.ok(x > 0.9 && x < 1);
    const {y = Number.NaN} = handlePosition({x: 5}, axes) ?? {};
    assert.ok(y > 0 && y < 0.1);
  });

  it('is none outside of the frame', () => {
    assert.equal(handlePosition({x: 5, y: 1000}, axes), undefined);
  });

  it('is at the edge when its value is rounded beyond it', () => {
    const rounded = handlePosition({x: 10.1, y: 20}, axes);
    assert.equal(rounded?.x, 1);
  });

  it('is at the edge while it is held anywhere outside', () => {
    const held = handlePosition({x: 5, y: 1000}, axes, Infinity);
    assert.deepEqual(held, {x: 0.5, y: 1});
  });
});

describe('a handle that is dragged', () => {
  const drag = (y: number, {toParameter}: Partial<Handle> = {}) =>
    draggedValue(
      {...handle, ...(toParameter && {toParameter})},
      definition,
      'deltaK',
      axes,
      {x: 0.5, y: yAxis.normalize(y)},
    );

  it('gives a value that the slider has', () => {
    assert.equal(drag(12.3456), 12.4);
    assert.equal(drag(12.3), 12.4);
    assert.equal(drag(12), 12);
  });

  it('stays in the range of the slider', () => {
    assert.equal(drag(-20), 0.5);
    assert.equal(drag(1000), 30);
  });

  it('gives the parameter of a place', () => {
    assert.equal(drag(22, {toParameter: (place) => 2 * (place - 20)}), 4);
  });
});
