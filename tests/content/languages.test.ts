import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {
  allPages,
  headings,
  prose,
  readSource,
  strayTranslations,
} from './pages';

/** What is the same in every language: names and signs. */
const sameInBoth = new Set(['Amesim', 'RSS', 'Atom', 'Lumped', 'Quicker']);

/** Fields that must be equal in both languages. */
const shared = [
  'kind',
  'library',
  'submodel',
  'model',
  'slug',
  'tags',
  'authors',
  'date',
  'displayed_sidebar',
  'unlisted',
  'draft',
];

describe('both languages', () => {
  it('have no Chinese page without an English one', () => {
    assert.deepEqual(strayTranslations(), []);
  });

  for (const {paths} of allPages()) {
    describe(paths.en, () => {
      it('has a Chinese version', () => {
        assert.ok(existsSync(paths.zh), `write ${paths.zh}`);
      });

      it('has the same headings’ ids in the same order, all explicit', () => {
        const en = headings(readSource(paths.en));
        const zh = headings(readSource(paths.zh));
        const idOf = (heading: (typeof en)[number]) =>
          `${heading.level} ${heading.id ?? `(no id: ${heading.text})`}`;
        assert.deepEqual(zh.map(idOf), en.map(idOf));
        for (const {id, text} of en) {
          assert.match(id ?? '', /^[a-z0-9-]+$/, `the id of "${text}"`);
        }
      });

      it('says the same of itself in the front matter', () => {
        const en = readSource(paths.en).frontMatter;
        const zh = readSource(paths.zh).frontMatter;
        for (const field of shared) {
          assert.deepEqual(zh[field], en[field], field);
        }
        assert.match(
          String(zh.title) + String(zh.description),
          /\p{Script=Han}/u,
        );
        assert.doesNotMatch(
          String(en.title) + String(en.description),
          /\p{Script=Han}/u,
        );
      });

      it('is written in Chinese, one paragraph a line', () => {
        const lines = prose(readSource(paths.zh)).split('\n');
        for (const [index, line] of lines.entries()) {
          const next = lines[index + 1] ?? '';
          const broken =
            /[\p{Script=Han}，、；]$/u.test(line) &&
            /^\p{Script=Han}/u.test(next);
          assert.ok(!broken, `${paths.zh}: "${line}" goes on in the next line`);
        }
      });
    });
  }
});

describe('messages of i18n/zh-Hans', () => {
  const folder = join('i18n', 'zh-Hans');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.json'),
  );

  for (const file of files) {
    it(`${file} is translated`, () => {
      const messages = JSON.parse(
        readFileSync(join(folder, file), 'utf8'),
      ) as Record<string, {message: string}>;
      const untranslated = Object.entries(messages).filter(
        ([, {message}]) =>
          /[A-Za-z]{3}/.test(message) &&
          !/\p{Script=Han}/u.test(message) &&
          !sameInBoth.has(message),
      );
      assert.deepEqual(untranslated, []);
    });
  }
});

describe('tags and authors', () => {
  const i18n = 'i18n/zh-Hans/docusaurus-plugin-content-';
  for (const [en, zh] of [
    ['docs/tags.yml', `${i18n}docs/current/tags.yml`],
    ['blog/tags.yml', `${i18n}blog/tags.yml`],
    ['blog/authors.yml', `${i18n}blog/authors.yml`],
  ] as const) {
    it(`${en} and its translation have the same keys and permalinks`, () => {
      const keysOf = (path: string) =>
        readFileSync(path, 'utf8')
          .split('\n')
          .filter((line) => /^\S+:|permalink:/.test(line));
      assert.deepEqual(keysOf(zh), keysOf(en));
    });
  }
});
