import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {locales} from '../routes';
import {allPages, headings, readSource} from './pages';

const page = allPages().find(({name}) => name === 'Amesim/FAQ/FAQ.mdx');
assert.ok(page);

it('the questions of both languages have the same ids, in the same order', () => {
  const [en, zh] = [page.paths.en, page.paths.zh].map((path) =>
    headings(readSource(path)).map(({id}) => id),
  );
  assert.deepEqual(zh, en);
});

for (const {name, lang} of locales) {
  describe(`questions and answers in ${name}`, () => {
    const path = lang === 'zh-CN' ? page.paths.zh : page.paths.en;
    const questions = headings(readSource(path)).filter(
      ({level}) => level === 3,
    );

    it('have ids that no other question has', () => {
      const ids = questions.map(({id}) => id);
      assert.ok(ids.length > 0);
      assert.equal(new Set(ids).size, ids.length);
    });
  });
}
