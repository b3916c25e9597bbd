import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {locales, pages} from '../routes';
import {allPages, headings, readSource} from './pages';

interface Answer {
  readonly '@type': string;
  readonly name: string;
  readonly acceptedAnswer: {readonly '@type': string; readonly text: string};
}

const page = allPages().find(({name}) => name === 'Amesim/FAQ/FAQ.mdx');
assert.ok(page);

/** The structured data of the built page. */
function answersOf(prefix: string): readonly Answer[] {
  const path = join('build', prefix, pages.faq, 'index.html');
  const html = readFileSync(path, 'utf8');
  const scripts = html.matchAll(
    /<script type="?application\/ld\+json"?[^>]*>(.*?)<\/script>/gsu,
  );
  const data = [...scripts]
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .filter((item) => item['@type'] === 'FAQPage');
  assert.equal(data.length, 1);
  return data[0]?.mainEntity as readonly Answer[];
}

it('the questions of both languages have the same ids, in the same order', () => {
  const [en, zh] = [page.paths.en, page.paths.zh].map((path) =>
    headings(readSource(path)).map(({id}) => id),
  );
  assert.deepEqual(zh, en);
});

for (const {name, prefix, lang} of locales) {
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

    it('are all in the structured data, in their order', () => {
      const found = answersOf(prefix).map((answer) => answer.name);
      const plain = questions.map(({text}) =>
        text.replaceAll(/[`*_]/g, '').trim(),
      );
      assert.deepEqual(found, plain);
    });

    it('begin with the answer, in a sentence of the page', () => {
      const source = readSource(path).body;
      for (const {name: question, acceptedAnswer} of answersOf(prefix)) {
        assert.equal(acceptedAnswer['@type'], 'Answer');
        const [, first = ''] =
          /^(?:<\w+>\s*)+([^<。.!?]+)/u.exec(acceptedAnswer.text) ?? [];
        assert.ok(first !== '', question);
        assert.ok(
          source.includes(first.trim().slice(0, 12)),
          `${question} ${first}`,
        );
        assert.doesNotMatch(
          acceptedAnswer.text,
          /<(?!\/?(?:a|br|em|i|li|ol|p|strong|ul)\b)/,
        );
        assert.doesNotMatch(acceptedAnswer.text, /href="(?!https:)/);
      }
    });
  });
}
