import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  type ColumnUnit,
  columnUnits,
} from '../../../src/comparison/columns/columnUnit';
import {comparePair} from '../../../src/comparison/compare';
import {measureDifferences} from '../../../src/comparison/measures/differences';
import {readText} from '../../../src/comparison/parsing/readTable';
import type {MadeSeries} from '../../../src/comparison/series/makeSeries';
import {makeSeries, thin} from '../../../src/comparison/series/makeSeries';
import {makeReference} from '../../../src/comparison/series/reference';
import {model as trigger} from '../../../src/models/library/trigger';
import {lag} from '../models/fixtures';
import {compareWith, runOf} from './support';

const [second] = columnUnits({unit: 's'}, '') as [ColumnUnit];
const [plain] = columnUnits({unit: '1'}, '') as [ColumnUnit];

function seriesOf(text: string): MadeSeries {
  const result = readText(text);
  assert.ok('table' in result);
  return makeSeries(result.table, 0, second, 1, plain);
}

describe('a series', () => {
  it('turns rows that run backwards', () => {
    const series = seriesOf('t,y\n2,5\n1,4\n1,3\n0,2');
    assert.ok(series.isTurned);
    assert.deepEqual([...series.times], [0, 1, 1, 2]);
    assert.deepEqual([...series.values], [2, 3, 4, 5]);
    assert.equal(series.backAt, undefined);
  });

  it('counts rows at one instant but for the two of a jump', () => {
    assert.equal(seriesOf('t,y\n0,1\n1,2\n1,3\n2,4').repeated, 0);
    assert.equal(seriesOf('t,y\n0,1\n0,2\n0,3\n0,4\n1,5').repeated, 2);
  });

  it('is the longest stretch of several runs', () => {
    const series = seriesOf('t,y\n0,1\n1,2\n0,3\n1,4\n2,5');
    assert.deepEqual([...series.values], [3, 4, 5]);
    assert.equal(series.backAt, 3);
  });

  it('leaves out rows that lack a number', () => {
    const series = seriesOf('t,y\n0,1\n1,\n,3\n2,nan\n3,4');
    assert.deepEqual([...series.times], [0, 3]);
    assert.equal(series.incomplete, 3);
  });

  it('is thinned without losing its peaks, its ends or its order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), {minLength: 1, maxLength: 3000}),
        fc.integer({min: 8, max: 500}),
        (numbers, count) => {
          const values = Float64Array.from(numbers);
          const times = values.map((_, index) => index);
          const few = thin({times, values}, count);
          assert.ok(few.times.length <= Math.max(count + 4, 4));
          assert.equal(Math.min(...few.values), Math.min(...numbers));
          assert.equal(Math.max(...few.values), Math.max(...numbers));
          assert.equal(few.times.at(-1), times.at(-1));
          assert.deepEqual(
            [...few.times].sort((a, b) => a - b),
            [...few.times],
          );
        },
      ),
    );
  });
});

describe('the differences', () => {
  it('are weighted by time, not by the number of points', () => {
    const run = runOf(lag, {initial: 0, level: 0}, 10);
    const times = Float64Array.from([0, 0.001, 0.002, 0.003, 5, 10]);
    const values = times.map((time) => (time < 0.01 ? 1 : 0));
    const found = measureDifferences(makeReference(lag, run, 'y'), {
      times,
      values,
    });
    assert.ok(found);
    // The first points stand for a quarter of the time, not for two thirds.
    assert.ok(Math.abs(found.rms - Math.sqrt(0.25015)) < 1e-3);
    assert.equal(found.largest, 1);
  });

  it('take the right side of a jump', () => {
    const run = runOf(trigger);
    const {times} = run;
    const series = {times, values: run.columns.y ?? times};
    const {differences, verdict} = compareWith(trigger, run, 'y', series);
    assert.equal(differences.largest, 0);
    assert.equal(verdict.kind, 'agree');
  });

  it('leave out what lies outside the run', () => {
    const result = readText('t,y\n-1,0\n0,0.5\n1,3\n999,6');
    assert.ok('table' in result);
    const pair = {column: 1, output: 'y', unit: plain};
    const choice = {time: 0, timeUnit: second};
    const found = comparePair(result.table, choice, pair, lag, runOf(lag));
    assert.equal(found.result?.differences.outside, 2);
    const later = readText('t,y\n500,1\n600,2');
    assert.ok('table' in later);
    const none = comparePair(later.table, choice, pair, lag, runOf(lag));
    assert.equal(none.result, undefined);
    assert.equal(none.points.times.length, 2);
  });
});
