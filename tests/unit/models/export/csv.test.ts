import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {runToCsv, scalarsToCsv} from '../../../../src/models/export/csv';
import {figureToCsv} from '../../../../src/models/export/figureCsv';
import {model as clock} from '../../../../src/models/library/clock';
import {simulate} from '../../../../src/models/run/simulate';
import {ball, lag, line} from '../fixtures';

function rowsOf(csv: string): readonly (readonly string[])[] {
  return csv
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split(','));
}

describe('runToCsv(model, run)', () => {
  it('names the model and its parameters in SI in comments', () => {
    const csv = runToCsv(lag, simulate(lag));
    const comments = csv.split('\n').filter((row) => row.startsWith('#'));
    assert.equal(comments[0], '# model: lag');
    assert.ok(comments.includes('# gain = 2'));
    assert.ok(comments.includes('# timeConstant = 1.5 s'));
    assert.ok(comments.includes('# input = step'));
    assert.ok(comments.includes('# duration = 7.5 s'));
  });

  it('gives every column a name and an SI unit', () => {
    const [header] = rowsOf(runToCsv(lag, simulate(lag)));
    assert.deepEqual(header, [
      't [s]',
      'y [1]',
      'y exact [1]',
      'u [1]',
      'rest [1]',
    ]);
    const [units] = rowsOf(runToCsv(ball, simulate(ball)));
    assert.deepEqual(units, ['t [s]', 'height [m]', 'velocity [m/s]']);
  });

  it('keeps full double precision', () => {
    const run = simulate(lag);
    const rows = rowsOf(runToCsv(lag, run)).slice(1);
    assert.deepEqual(
      rows.map(([, y]) => Number(y)),
      Array.from(run.columns.y),
    );
  });

  it('gives sampled outputs their own instants, and no row a missing cell', () => {
    const run = simulate(
      clock,
      {startTime: 0, printInterval: 1},
      {duration: 10},
    );
    const rows = rowsOf(runToCsv(clock, run));
    const [header = []] = rows;
    assert.ok(rows.every((row) => row.length === header.length));
    const column = header.indexOf('printed [1]');
    assert.equal(header[column - 1], 't of printed [s]');
    const cells = rows.slice(1).map((row) => row[column]);
    assert.deepEqual(cells.slice(0, 3), ['0', '1', '2']);
    assert.equal(cells.filter((cell) => cell !== '').length, 11);
  });
});

describe('runToCsv(model, run, others)', () => {
  it('adds the columns of other runs once, with what differs in their names', () => {
    const runs = [1.5, 1.5, 3, 3].map((timeConstant) =>
      simulate(lag, {timeConstant}, {duration: timeConstant}),
    );
    const [run, ...others] = runs;
    assert.ok(run);
    const [header = [], ...rows] = rowsOf(runToCsv(lag, run, others));
    const difference = '(timeConstant = 3 s; duration = 3 s)';
    assert.deepEqual(header.slice(5, 8), [
      `t ${difference} [s]`,
      `y ${difference} [1]`,
      `y exact ${difference} [1]`,
    ]);
    assert.equal(header.length, 10);
    assert.deepEqual(
      rows.map((row) => row[6]).filter((cell) => cell !== ''),
      Array.from(others[1]?.columns.y ?? [], String),
    );
  });
});

describe('scalarsToCsv(model, run)', () => {
  it('lists name, value and unit', () => {
    const rows = rowsOf(scalarsToCsv(line, simulate(line, {rate: 4})));
    assert.deepEqual(rows, [
      ['name', 'value', 'unit'],
      ['double', '8', '1/s'],
      ['inverse', '0.25', '1'],
    ]);
  });
});

describe('figureToCsv(model, run, id)', () => {
  it('writes the coordinates and values of a profile', () => {
    const rows = rowsOf(figureToCsv(line, simulate(line), 'line'));
    assert.deepEqual(rows[0], ['coordinate of line [m]', 'line [Pa]']);
    assert.deepEqual(rows.slice(1), [
      ['0', '0'],
      ['1', '1'],
      ['1', '2'],
      ['2', '3'],
    ]);
  });

  it('writes the parts of a bar chart', () => {
    const rows = rowsOf(figureToCsv(line, simulate(line), 'bars'));
    assert.deepEqual(rows, [
      ['part', 'value [K/W]'],
      ['one', '1'],
      ['two', '2'],
    ]);
  });

  it('refuses a figure that the run has not', () => {
    assert.throws(() => figureToCsv(line, simulate(line), 'x'), RangeError);
  });
});
