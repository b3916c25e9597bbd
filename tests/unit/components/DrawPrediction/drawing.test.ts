import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  COLUMNS,
  drawnPieces,
  drawnPlaces,
  drawStroke,
  EMPTY_DRAWING,
  HANDLES,
  moveHandle,
  valueAt,
} from '../../../../src/components/markdown/DrawPrediction/drawing';

describe('drawStroke(drawing, from, to)', () => {
  it('draws a line without gaps, to the left as to the right', () => {
    const right = drawStroke(EMPTY_DRAWING, {x: 0, y: 0}, {x: 1, y: 1});
    const left = drawStroke(EMPTY_DRAWING, {x: 1, y: 1}, {x: 0, y: 0});
    assert.equal(drawnPlaces(right).length, COLUMNS);
    assert.deepEqual(left, right);
    assert.equal(valueAt(right, 0.5), 0.5);
  });

  it('replaces what was there and leaves the rest', () => {
    const line = drawStroke(EMPTY_DRAWING, {x: 0, y: 0.2}, {x: 1, y: 0.2});
    const changed = drawStroke(line, {x: 0.4, y: 0.8}, {x: 0.6, y: 0.8});
    assert.equal(valueAt(changed, 0.5), 0.8);
    assert.equal(valueAt(changed, 0.3), 0.2);
  });

  it('stays in the frame', () => {
    const line = drawStroke(EMPTY_DRAWING, {x: -1, y: 3}, {x: 2, y: -3});
    assert.equal(valueAt(line, 0), 1);
    assert.equal(valueAt(line, 1), 0);
  });

  it('makes a dot of a touch', () => {
    const dot = drawStroke(EMPTY_DRAWING, {x: 0.5, y: 0.5}, {x: 0.5, y: 0.5});
    assert.deepEqual(drawnPlaces(dot), [{x: 0.5, y: 0.5}]);
    assert.deepEqual(drawnPlaces(EMPTY_DRAWING), []);
  });
});

describe('drawnPieces(drawing)', () => {
  it('parts a drawing where nothing is drawn', () => {
    assert.deepEqual(drawnPieces(EMPTY_DRAWING), []);
    const one = drawStroke(EMPTY_DRAWING, {x: 0, y: 0.2}, {x: 0.1, y: 0.2});
    const two = drawStroke(one, {x: 0.5, y: 0.8}, {x: 1, y: 0.8});
    const ends = drawnPieces(two).map((places) => [places[0], places.at(-1)]);
    assert.deepEqual(ends, [
      [
        {x: 0, y: 0.2},
        {x: 0.1, y: 0.2},
      ],
      [
        {x: 0.5, y: 0.8},
        {x: 1, y: 0.8},
      ],
    ]);
  });
});

describe('moveHandle(drawing, handle, y)', () => {
  it('joins the handles that are set', () => {
    const one = moveHandle(EMPTY_DRAWING, 0, 0.2);
    assert.deepEqual(drawnPlaces(one), [{x: 0, y: 0.2}]);
    const two = moveHandle(one, 2, 0.6);
    assert.ok(Math.abs(valueAt(two, 0.25) - 0.4) < 1e-12);
    assert.ok(Number.isNaN(valueAt(two, 0.75)));
    const three = moveHandle(two, 4, 1);
    assert.ok(Math.abs(valueAt(three, 0.75) - 0.8) < 1e-12);
    assert.deepEqual(drawnPlaces(three, HANDLES).length, 5);
  });

  it('takes the curve along up to the next handles', () => {
    const line = drawStroke(EMPTY_DRAWING, {x: 0, y: 0.5}, {x: 1, y: 0.5});
    const moved = moveHandle(line, 1, 0.9);
    assert.ok(Math.abs(valueAt(moved, 0.25) - 0.9) < 1e-12);
    assert.equal(valueAt(moved, 0), 0.5);
    assert.equal(valueAt(moved, 0.5), 0.5);
    assert.ok(valueAt(moved, 0.15) > 0.6 && valueAt(moved, 0.15) < 0.9);
    const first = moveHandle(line, 0, 0.1);
    assert.ok(Math.abs(valueAt(first, 0) - 0.1) < 1e-12);
    assert.equal(valueAt(first, 0.25), 0.5);
    const end = moveHandle(line, 4, 2);
    assert.equal(valueAt(end, 1), 1);
  });
});
