import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

// cspell:ignore qqqzzzxxv trigered
import {createEngine} from '../../src/components/Search/engine';
import {allQueries, type Queries} from '../../src/plugins/search/asked';
import {builtIndex} from '../search/builtIndex';
import {hitRates, outcomeOf, report} from '../search/hitRates';
import {heldOut, known} from '../search/sets';

const languages = [
  {language: 'en', prefix: ''},
  {language: 'zh', prefix: '/zh-Hans'},
] as const;

for (const {language, prefix} of languages) {
  describe(`the search in ${language}`, () => {
    const ask = createEngine(builtIndex(prefix));
    const ratesOf = (queries: Queries) =>
      hitRates(
        allQueries(queries).map(([query, wanted]) => {
          const {hits} = ask(query, 10);
          const found = hits.map(({url}) => url.slice(prefix.length));
          return outcomeOf(query, wanted, found);
        }),
      );

    it('finds the page that each known query means', async ({annotate}) => {
      const rates = ratesOf(known[language]);
      await annotate(report(`${language}, known`, rates));
      assert.equal(rates.hitAt3, 1);
      assert.ok(rates.hitAt1 >= 0.97);
    });

    it('does so for queries that it has not', async ({annotate}) => {
      const rates = ratesOf(heldOut[language]);
      // Which ones were missed stays unsaid: it would be tuned to.
      await annotate(report(`${language}, held out`, {...rates, misses: []}));
      assert.ok(rates.hitAt3 >= 0.98);
      assert.ok(rates.hitAt1 >= 0.92);
    });

    it('finds the name of a submodel in any letters', () => {
      for (const name of ['LAG1', 'TRIG0', 'CLOC0', 'SIGTRGSIN0']) {
        for (const typed of [name, name.toLowerCase(), ` ${name} `]) {
          assert.match(ask(typed, 1).hits[0]?.title.text ?? '', RegExp(name));
        }
      }
    });

    it('gives the same for words in either order', () => {
      const pairs = {
        en: ['sphere cooling', 'cooling sphere'],
        zh: ['迟滞 触发', '触发 迟滞'],
      } as const;
      const [one, other] = pairs[language].map((q) => ask(q, 1).hits[0]?.url);
      assert.equal(one, other);
    });

    it('says that it found nothing for letters that mean nothing', () => {
      assert.deepEqual(ask('qqqzzzxxv', 10), {
        query: 'qqqzzzxxv',
        total: 0,
        hits: [],
      });
    });

    it('answers signs and very long queries at once', () => {
      assert.doesNotThrow(() => ask('*** ~1 ^:+-', 10));
      const long = '热传导对流辐射一阶惯性环节'.repeat(30);
      const started = performance.now();
      ask(long, 10);
      assert.ok(performance.now() - started < 1000);
    });

    it('marks in each text only what the text has', () => {
      const {hits} = ask(language === 'en' ? 'trigered sine' : '触发正弦', 10);
      for (const {title, section, excerpt} of hits) {
        for (const {text, marks} of [
          title,
          excerpt,
          ...(section ? [section] : []),
        ]) {
          for (const [start, end] of marks) {
            assert.ok(start >= 0 && start < end && end <= text.length);
          }
        }
      }
      assert.ok((hits[0]?.title.marks.length ?? 0) > 0);
    });
  });
}
