import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  compareNaturally,
  planMoves,
} from '../../../../src/components/markdown/RenamePreview/plan';
import {RuleError} from '../../../../src/components/markdown/RenamePreview/rule';
import {renameCases} from '../../../fixtures/renames';

const usual = {start: 1, step: 1, keepExtension: false, ignoreCase: false};

describe('the preview of a rename, as the script does it', () => {
  for (const {what, names, moves, fault, ...rule} of renameCases) {
    it(what, () => {
      const plan = () => planMoves(names, {...usual, ...rule});
      if (fault !== undefined) {
        assert.throws(
          plan,
          (error) => error instanceof RuleError && error.fault === fault,
        );
        return;
      }
      const found = plan().map(({from, to, problem}) =>
        problem === undefined ? [from, to] : [from, to, problem],
      );
      assert.deepEqual(found, moves);
    });
  }
});

describe('the two phases', () => {
  const swap = {...usual, pattern: '(\\w+)-(\\w+)', replacement: '\\2-\\1'};

  it('give each file a name of its own in between', () => {
    const plan = planMoves(['hot-cold.csv', 'cold-hot.csv'], swap);
    assert.deepEqual(
      plan.map(({waiting, isTaken}) => [waiting, isTaken]),
      [
        ['.~1.tmp', true],
        ['.~2.tmp', true],
      ],
    );
  });

  it('are not needed where every new name is free', () => {
    const rule = {...usual, pattern: 'a', replacement: 'b'};
    const plan = planMoves(['a1.csv', 'a2.csv'], rule);
    assert.deepEqual(
      plan.map(({isTaken}) => isTaken),
      [false, false],
    );
  });
});

describe('natural order', () => {
  it('counts digits as numbers, of any length', () => {
    const names = ['r10', 'r9', 'R2', `r${'9'.repeat(30)}`, 'r', 'r02'];
    assert.deepEqual(names.sort(compareNaturally), [
      'r',
      'R2',
      'r02',
      'r9',
      'r10',
      `r${'9'.repeat(30)}`,
    ]);
  });
});
