import assert from 'node:assert/strict';

import {it} from 'vitest';

import {findingRows} from '../../../src/panel/tools/compare/findingRows';
import {compareWith, printed, runOf} from '../comparison/support';
import {lag} from '../models/fixtures';

function rowsOf(count: number): readonly string[] {
  const run = runOf(lag);
  const result = compareWith(lag, run, 'y', printed(run, 'y', count));
  return findingRows(result, lag.outputs.y, lag, {}).map(
    ({key, value}) => `${key}: ${value}`,
  );
}

it('findingRows() leaves out a shift that the points are too few for', () => {
  for (const count of [1, 2, 3, 20]) {
    const rows = rowsOf(count);
    const hasShift = rows.some((row) => row.startsWith('shift:'));
    assert.equal(hasShift, count === 20, rows.join('\n'));
    assert.ok(!rows.join('').includes('–%'), rows.join('\n'));
  }
});
