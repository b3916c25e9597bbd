import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {SheetLine} from '../../../src/labSheet/check';
import type {CheckedModel} from '../../../src/labSheet/check/lines';
import {
  type CheckInput,
  readingLine,
} from '../../../src/labSheet/check/readings';
import type {Reading} from '../../../src/labSheet/sheet';
import {growth, text} from '../models/fixtures';

/** A model whose pressure is 100 bar. */
const model = {
  ...growth,
  outputs: {p: {label: text('p'), symbol: 'p', unit: 'Pa'}},
  observe: () => ({p: 1e7}),
} as unknown as CheckInput['model'];

const reading: Reading = {
  label: text('pressure'),
  parts: [0],
  output: 'p',
  at: 1,
  unit: 'bar',
  tolerance: 1e5,
};

/** Judges a saved pressure that is 100 in its unit, at some instants. */
function judged(unit: string, times: readonly number[], values = 100) {
  const time = Float64Array.from(times);
  const columns = {time, values: [time.map(() => values)], problems: []};
  const variable = {component: 'source', unit, title: 'pressure', row: 1};
  const run = {
    number: 0,
    variables: [variable],
    results: {points: times.length, rows: [1]},
  };
  const sheet = {
    model: 'clock',
    parts: [],
    run: {final: 1, interval: 0.1},
    readings: [reading],
  } as const;
  return readingLine(
    reading,
    new Set(['source']),
    {runs: [run]} as unknown as CheckedModel,
    {sheet, model, read: () => Promise.resolve(columns)},
  );
}

describe('A reading of a lab sheet', () => {
  it.each([
    ['bar', 100, 'right'],
    ['bar', 102, 'wrong'],
    ['barA', 101.9, 'right'],
    ['barA', 99, 'wrong'],
  ] as const)('in %s of %s is %s', async (unit, value, status) => {
    const line: SheetLine = await judged(unit, [0, 1], value);
    assert.equal(line.status, status, line.sentence.en);
  });

  it.each([
    // Two instants that are as far apart as asked for, but for their rounding.
    [[0.95, 1.05 + 1e-7], 'wrong'],
    [[0.9, 1.1], 'unknown'],
    [[0.9, 1, 1.1], 'wrong'],
  ] as const)('at %j is %s', async (times, status) => {
    const line = await judged('bar', times, 50);
    assert.equal(line.status, status, line.sentence.en);
  });

  it.each([[[0, 0.5]], [[2, 3]], [[]]])('is not in %j', async (times) => {
    const {sentence} = await judged('bar', times);
    assert.match(sentence.en, /the results have no value at 1.s\.$/u);
  });
});
