import assert from 'node:assert/strict';

import {it} from 'vitest';

import type {Series} from '../../../src/comparison/series/makeSeries';
import {findingRows} from '../../../src/panel/tools/compare/findingRows';
import {comparisonFormat} from '../../../src/panel/tools/compare/quantities';
import type {UnitPreferences} from '../../../src/physics/units';
import {changed, compareWith, printed, runOf} from '../comparison/support';
import {lag} from '../models/fixtures';

const run = runOf(lag);

function rowsOf(series: Series): readonly string[] {
  const result = compareWith(lag, run, 'y', series);
  return findingRows(result, comparisonFormat(lag, lag.outputs.y, {})).map(
    ({key, value}) => `${key}: ${value.en}`,
  );
}

/** Our run as it comes when it is late by a share of its duration. */
function late(share: number, count?: number): Series {
  return changed(printed(run, 'y', count), (_, time) =>
    run.view.value('y', Math.max(time - share * run.duration, 0)),
  );
}

it('findingRows() leaves out a shift that the points are too few for', () => {
  for (const count of [1, 2, 3, 20]) {
    const rows = rowsOf(late(0.05, count));
    const hasShift = rows.some((row) => row.startsWith('shift:'));
    assert.equal(hasShift, count === 20, rows.join('\n'));
    assert.ok(!rows.join('').includes('–%'), rows.join('\n'));
  }
});

it('findingRows() leaves out a shift that is farther than what is looked at', () => {
  assert.ok(rowsOf(late(0.43)).every((row) => !row.startsWith('shift:')));
});

it('findingRows() leaves out a shift that makes no difference smaller', () => {
  const rows = rowsOf(printed(run, 'y', 1e4));
  assert.ok(!rows.join('').includes('shift:'), rows.join('\n'));
});

it('a difference is in kelvins, and in °F where the reader has chosen them', () => {
  const output = {unit: 'K', displayUnit: 'degC'} as const;
  const inUnits = (units: UnitPreferences) =>
    comparisonFormat(lag, output, units).difference(10);
  assert.equal(inUnits({}), '10\u00a0K');
  assert.equal(inUnits({temperature: 'degF'}), '18\u00a0°F');
});

it('findingRows() leaves out a shift that leaves nearly all of a difference', () => {
  const wavy = changed(
    printed(run, 'y', 200),
    (value, time) => value + 0.2 * Math.sin((40 * time) / run.duration),
  );
  const rows = rowsOf(wavy);
  assert.ok(!rows.join('').includes('shift:'), rows.join('\n'));
});
