import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {createAxis} from '../../../src/plot';
import {placeMarks, type PlotMark} from '../../../src/plot/Marks';

function mark(from: PlotMark['from'], to?: PlotMark['to']): PlotMark {
  return {from, to, label: '', text: 'mark'};
}

/** The marks that are drawn over 0.1 … 10 in both directions. */
function drawn(marks: readonly PlotMark[], scale: 'linear' | 'log' = 'log') {
  const axis = createAxis({values: [[0.1, 10]], scale, unit: '1'});
  const frame = 'plain';
  return placeMarks({marks, curves: [], xAxis: axis, yAxis: axis, frame});
}

describe('placeMarks(props)', () => {
  it('draws points and lines along a log axis', () => {
    const edge = Number.POSITIVE_INFINITY;
    const shown = [mark([1, 1]), mark([1, -edge], [1, edge])];
    const {marks, labels} = drawn(shown);
    assert.equal(marks.length, 2);
    assert.ok(labels.every(({x, y}) => Number.isFinite(x + y)));
  });

  it('leaves out a slanted line on a log axis, where it would not be straight', () => {
    const slanted = [mark([0, 0], [1, 1]), mark([0.2, 0.2], [1, 1])];
    assert.equal(drawn(slanted).marks.length, 0);
    assert.equal(drawn(slanted, 'linear').marks.length, 2);
  });

  it('leaves out what has no place on a log axis', () => {
    const outside = [
      mark([0, 1]),
      mark([0, 1], [1, 1]),
      mark([0.1, -1], [1, -1]),
    ];
    assert.equal(drawn(outside).marks.length, 0);
  });
});
