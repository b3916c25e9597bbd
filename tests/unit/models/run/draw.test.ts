import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/first-order-lag';
import {
  drawNumbers,
  type DrawSpec,
} from '../../../../src/models/run/answers/draw';
import type {Laboratory} from '../../../../src/models/run/answers/experiment';
import {simulate} from '../../../../src/models/run/simulate';

const laboratory: Laboratory = {
  findModel: async () => Promise.resolve(model),
  measureRun: ({given, duration}, _key, compute) =>
    compute(simulate(model, given, {duration})),
};

const LAG = {model: 'first-order-lag'};

const spec: DrawSpec = {
  ...LAG,
  drawn: {
    gain: {from: 2, choices: [1, 4]},
    timeConstant: {from: 1.5, choices: [3]},
  },
  asks: {
    1: {
      attributes: {...LAG, label: 'A', scalar: 'finalValue'},
      mistakes: [{parameters: {gain: 1}}, {value: 6.5}, {times: 0.5}],
    },
    2: {
      attributes: {...LAG, label: 'B', output: 'y', at: 'timeConstant'},
      mistakes: [],
    },
  },
  results: [
    {...LAG, parameter: 'gain'},
    {...LAG, parameter: 'gain', parameters: {gain: 7}},
    {...LAG, scalar: 'finalValue', digits: 3},
  ],
};

/** Gives these numbers, then the last one again and again. */
function sequence(...numbers: readonly number[]): () => number {
  let index = 0;
  return () => numbers[Math.min(index++, numbers.length - 1)] ?? 0;
}

describe('drawNumbers()', () => {
  it('computes answers, mistakes and results from the same run', async () => {
    const {tasks, texts} = await drawNumbers(
      spec,
      laboratory,
      'en',
      sequence(0.9),
    );
    const [first, second] = Object.values(tasks);
    assert.equal(first?.expected, 12);
    assert.equal(first.text, '12');
    // The level is 3 and the initial value 0.5; the time constant is 3 s.
    const expected = 12 - 11.5 / Math.E;
    assert.ok(second && Math.abs(second.expected - expected) < 1e-5);
    assert.deepEqual(texts, ['4', '7', '12']);
  });

  it('keeps what a mistake has set, and drops what is typed in the page', async () => {
    const {tasks} = await drawNumbers(spec, laboratory, 'en', sequence(0.9));
    const [withoutGain, typed, half] = tasks[1]?.mistakes ?? [];
    assert.equal(withoutGain, 3);
    assert.ok(Number(typed) > 1e90);
    assert.equal(half, 6);
  });

  it('draws again where a mistake would count as right', async () => {
    // With the gain 1, leaving it out is no mistake.
    const random = sequence(0, 0, 0.9, 0.9);
    const {texts} = await drawNumbers(spec, laboratory, 'en', random);
    assert.equal(texts[0], '4');
  });

  it('gives up when no draw gives an exercise', async () => {
    const draw = drawNumbers(spec, laboratory, 'en', () => 0);
    await assert.rejects(draw, /no draw/u);
  });

  it('hands on an error that no other draw would mend', async () => {
    const lost: Laboratory = {
      ...laboratory,
      findModel: async () => Promise.reject(new Error('not loaded')),
    };
    await assert.rejects(
      drawNumbers(spec, lost, 'en', Math.random),
      /not loaded/u,
    );
  });
});
