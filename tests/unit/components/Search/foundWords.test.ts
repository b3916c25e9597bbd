import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {readFoundWords} from '../../../../src/components/chrome/Search/foundWords';

describe('readFoundWords', () => {
  it('reads the words that the search left in the history', () => {
    assert.deepEqual(readFoundWords({words: ['heat', '热']}), ['heat', '热']);
  });

  it('reads words, and nothing else, from anything', () => {
    const state = fc.oneof(
      fc.anything(),
      fc.record({words: fc.anything()}),
      fc.record({words: fc.array(fc.anything())}),
    );
    const property = fc.property(state, (found) => {
      const words: readonly unknown[] = readFoundWords(found);
      assert.ok(words.every((word) => typeof word === 'string'));
    });
    fc.assert(property);
  });

  it('reads no more words than a reader types', () => {
    const words = Array.from({length: 1e5}, () => 'x');
    assert.ok(readFoundWords({words}).length <= 100);
  });
});
