import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {allQueries} from '../../../src/plugins/search/asked';
import {heldOut, known} from '../../search/sets';

for (const language of ['en', 'zh'] as const) {
  describe(`the search queries in ${language}`, () => {
    const typed = (set: typeof known) =>
      allQueries(set[language]).map(([query]) => query);

    it('judge nothing that the index has', () => {
      const indexed = new Set(typed(known).map((query) => query.toLowerCase()));
      const again = typed(heldOut).filter((query) =>
        indexed.has(query.toLowerCase()),
      );
      assert.deepEqual(again, []);
    });

    it('count each query once', () => {
      for (const queries of [typed(known), typed(heldOut)]) {
        const twice = queries.filter(
          (query, at) => queries.indexOf(query) < at,
        );
        assert.deepEqual(twice, []);
      }
    });

    it('are enough to tell shares of one in a hundred apart', () => {
      assert.ok(typed(heldOut).length >= 80);
    });
  });
}
