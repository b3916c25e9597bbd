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
  it('draws a line along an axis from the edge where it begins at 0 of a log axis', () => {
    const {marks, labels} = drawn([mark([0, 1], [1, 1]), mark([1, 0], [1, 1])]);
    assert.deepEqual(
      marks.map(({from}) => from),
      [
        {x: 0, y: 0.5},
        {x: 0.5, y: 1},
      ],
    );
    assert.ok(labels.every(({x, y}) => Number.isFinite(x + y)));
  });

  it('leaves out a slanted line on a log axis, where it would not be straight', () => {
    const slanted = [mark([0, 0], [1, 1]), mark([0.2, 0.2], [1, 1])];
    assert.equal(drawn(slanted).marks.length, 0);
    assert.equal(drawn(slanted, 'linear').marks.length, 2);
  });

  it('leaves out what has no place on a log axis', () => {
    const outside = [mark([0, 1]), mark([0.1, -1], [1, -1])];
    assert.equal(drawn(outside).marks.length, 0);
  });
});
