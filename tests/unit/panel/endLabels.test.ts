import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {endLabels} from '../../../src/panel/figures/endLabels';
import type {Series} from '../../../src/panel/figures/series';
import {createAxis, MOST_LINES} from '../../../src/plot';

const axis = createAxis({values: [[0, 10]], scale: 'linear', unit: '1'});

/** A curve that ends at `end`; of a held run if it has a label. */
function series(end: number, runLabel = ''): Series {
  return {
    curve: {
      id: `${runLabel} ${end}`,
      x: [0, 10],
      y: [0, end],
      styleIndex: 0,
      style: 'line',
      isComparison: runLabel !== '',
    },
    key: 'y',
    isShown: true,
    label: 'Output',
    symbol: 'y',
    runLabel,
    displayed: {unit: '1'},
    scale: 1,
    valueAt: () => end,
  };
}

function labelsOf(all: readonly Series[]) {
  const quantity = {name: 'Output', symbol: 'y'};
  return endLabels(all, {xAxis: axis, yAxis: axis}, quantity, {units: {}});
}

describe('endLabels()', () => {
  it('counts the lines of a label in a narrow and in a wide column', () => {
    const [own, held] = labelsOf([series(6), series(5.2, 'τ = 3.988\u00a0s')]);
    assert.deepEqual([own?.lines, own?.wideLines], [1, 1]);
    assert.deepEqual([held?.lines, held?.wideLines], [3, 2]);
  });

  it('tells the curves that end before the edge, to which no line leads', () => {
    const {curve, ...others} = series(6);
    const short = {...others, curve: {...curve, x: [0, 5]}};
    const ends = labelsOf([series(6), short]).map((label) => label.endsInside);
    assert.deepEqual(ends, [false, true]);
  });

  it('counts a line for a value below a name of several lines', () => {
    const [, held] = labelsOf([series(6), series(9, 'same values')]);
    assert.equal(held?.value, '9');
    assert.equal(held.lines, 3);
  });

  it('gives a value and its difference a line each where the column is narrow', () => {
    const pressure = {
      ...series(6),
      symbol: 'p_R',
      displayed: {unit: 'Pa', displayUnit: 'bar'},
      valueAt: (at = 0) => (at > 0 ? 58.77e5 : 80.57e5),
    } as const;
    const quantity = {name: 'Pressure'};
    const reading = {at: 10, from: 0, units: {}};
    const axes = {xAxis: axis, yAxis: axis};
    const [label] = endLabels([pressure], axes, quantity, reading);
    assert.equal(label?.value, '58.77\u00a0bar (Δ\u00a0−21.8)');
    assert.equal(label.lines, 3);
  });

  it('has the first differences of a run that has many', () => {
    const many = 'k = 3, τ = 0.7\u00a0s, y₀ = 0.5, kind of input = step';
    const [, held] = labelsOf([series(6), series(9, many)]);
    assert.match(held?.words ?? '', /^k = 3.*\u00a0… 9$/u);
    assert.ok((held?.lines ?? 99) <= 3);
  });

  it('keeps number and unit together, and names each of five runs', () => {
    const warm = {displayed: {unit: 'K'}, valueAt: () => 298.4} as const;
    const current = {...series(6), ...warm};
    const runs = Array.from({length: 5}, (_, index) => ({
      ...series(5 + index / 10, `ε = 0.${index}5`),
      ...warm,
    }));
    const [own, ...held] = labelsOf([current, ...runs]);
    assert.equal(held.length, 5);
    assert.ok(held.every(({value}) => value === ''));
    assert.notEqual(own?.value, '');
    const [, alone] = labelsOf([current, runs[0]!]);
    assert.equal(alone?.value, '298.4\u00a0K');
  });

  it('picks as many runs as fit, equally spaced, with the first and the last', () => {
    const runs = Array.from({length: 9}, (_, index) =>
      series(index, `τ = ${index}.988\u00a0s`),
    );
    const [, ...held] = labelsOf([series(6), ...runs]);
    const picked = held
      .map(({curve}) => runs.findIndex((run) => run.curve === curve))
      .sort((a, b) => a - b);
    const steps = picked.slice(1).map((run, index) => run - picked[index]!);
    assert.deepEqual([picked.at(0), picked.at(-1)], [0, 8]);
    assert.ok(picked.length > 2);
    assert.equal(new Set(steps).size, 1);
    const lines = held.reduce((sum, label) => sum + (label.lines ?? 0), 1);
    assert.ok(lines <= MOST_LINES);
  });

  it('keeps the current run where its own labels do not fit', () => {
    const own = [1, 2, 3, 4].map((end) => ({
      ...series(end),
      symbol: undefined,
      label: 'a name of three lines',
    }));
    const labels = labelsOf([...own, series(5, 'k = 2')]);
    assert.deepEqual(
      labels.map(({curve}) => curve),
      own.map(({curve}) => curve),
    );
  });
});
