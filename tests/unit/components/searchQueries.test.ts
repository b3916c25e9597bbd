import assert from 'node:assert/strict';
import {describe, it} from 'node:test';

import {heldOut} from '../../search/heldOut';
import {allQueries} from '../../search/hitRates';
import {tuned} from '../../search/tuned';

for (const language of ['en', 'zh'] as const) {
  describe(`the search queries in ${language}`, () => {
    const typed = (set: typeof tuned) =>
      allQueries(set[language]).map(([query]) => query);

    it('judge nothing that the ranking was tuned on', () => {
      const known = new Set(typed(tuned).map((query) => query.toLowerCase()));
      const again = typed(heldOut).filter((query) =>
        known.has(query.toLowerCase()),
      );
      assert.deepEqual(again, []);
    });

    it('count each query once', () => {
      for (const queries of [typed(tuned), typed(heldOut)]) {
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
