import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  beginRound,
  chooseRound,
  countDue,
  learned,
  type Memory,
  NOTHING,
  readMemory,
  ROUND_SIZE,
} from '../../../src/site/practice/memory';

const never = () => false;
const middle = () => 0.5;
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Goes through rounds in which the outcome of one exercise is given. */
function afterRounds(
  outcomes: readonly ('right' | 'missed')[],
  start: Memory = NOTHING,
): Memory {
  return outcomes.reduce(
    (memory, outcome) => learned(beginRound(memory), 'a', outcome),
    start,
  );
}

/** In how many rounds from now an exercise is due. */
function wait(memory: Memory): number {
  let rounds = 1;
  for (let next = memory; countDue(['a'], next) === 0; rounds += 1) {
    next = beginRound(next);
  }
  return rounds;
}

describe('learned()', () => {
  it('brings a missed exercise back in the next round', () => {
    assert.equal(wait(afterRounds(['missed'])), 1);
    assert.equal(wait(afterRounds(['right', 'right', 'missed'])), 1);
  });

  it('brings a right one back after 2, 4, 8 and then 16 rounds', () => {
    const waits = [1, 2, 3, 4, 5, 6].map((count) =>
      wait(afterRounds(Array.from({length: count}, () => 'right' as const))),
    );
    assert.deepEqual(waits, [2, 4, 8, 16, 16, 16]);
  });

  it('is not changed by a round that was left', () => {
    const left = beginRound(beginRound(afterRounds(['missed'])));
    assert.equal(wait(left), 1);
  });
});

describe('chooseRound()', () => {
  it('takes five, or all where there are fewer', () => {
    assert.equal(chooseRound(ids, NOTHING, never, middle).length, ROUND_SIZE);
    assert.deepEqual(chooseRound(['a', 'b'], NOTHING, never, middle), [
      'a',
      'b',
    ]);
    assert.deepEqual(chooseRound([], NOTHING, never, middle), []);
  });

  it('takes what is due, then new ones, then those answered elsewhere', () => {
    const memory = beginRound(
      learned(learned(beginRound(NOTHING), 'g', 'missed'), 'a', 'right'),
    );
    const round = chooseRound(ids, memory, (id) => id === 'b', middle);
    assert.deepEqual(round, ['g', 'c', 'd', 'e', 'f']);
    const few = chooseRound(
      ['a', 'b', 'g'],
      memory,
      (id) => id === 'b',
      middle,
    );
    assert.deepEqual(few, ['g', 'b', 'a']);
  });

  it('lets chance decide among equals only', () => {
    const values = [0.9, 0.1, 0.5, 0.2, 0.8, 0.3, 0];
    let index = 0;
    const random = () => values[index++ % values.length] ?? 0;
    const round = chooseRound(ids, NOTHING, never, random);
    assert.deepEqual(round, ['g', 'b', 'd', 'f', 'c']);
  });
});

describe('readMemory()', () => {
  it('reads what was written', () => {
    const memory = afterRounds(['right', 'missed', 'right']);
    const stored = JSON.parse(JSON.stringify(memory)) as unknown;
    assert.deepEqual(readMemory(stored), memory);
  });

  it('takes anything malformed as nothing', () => {
    const card = {box: 1, due: 2};
    const many = Array.from(
      {length: 1001},
      (_, index) => [`e${index}`, card] as const,
    );
    const malformed: readonly unknown[] = [
      undefined,
      null,
      'text',
      [],
      {},
      {round: 1},
      {round: -1, cards: {}},
      {round: 0.5, cards: {}},
      {round: 1, cards: []},
      {round: 1, cards: {a: 1}},
      {round: 1, cards: {a: {box: 9, due: 1}}},
      {round: 1, cards: {a: {box: 1}}},
      {round: 1, cards: {'<b>': card}},
      {round: 1, cards: Object.fromEntries(many)},
    ];
    for (const stored of malformed) {
      assert.deepEqual(readMemory(stored), NOTHING, JSON.stringify(stored));
    }
  });

  it('never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const stored = JSON.parse(text) as unknown;
        const memory = beginRound(readMemory(stored));
        assert.ok(chooseRound(ids, memory, never, middle).length > 0);
      }),
    );
  });
});
