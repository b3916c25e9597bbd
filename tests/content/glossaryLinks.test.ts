import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {describe, it} from 'vitest';

import type {Locale} from '../../src/i18n';
import {terms} from '../../src/site/glossary';
import {namesOf} from '../../src/site/glossary/namesOf';
import type {Term} from '../../src/site/glossary/types';
import {type PageId, pages} from '../../src/site/pages';

/** Case, kinds of dashes and of spaces tell no two terms apart. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u200b\p{Pd}]+/gu, ' ');
}

const folders = {en: 'build', 'zh-Hans': join('build', 'zh-Hans')} as const;
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'data',
  'em',
  'i',
  'span',
  'strong',
]);
const texts = new Map<string, string>();

/** What stands in the main part of a built page. */
function textOf(page: PageId, locale: Locale): string {
  const path = join(folders[locale], pages[page].route, 'index.html');
  const known = texts.get(path);
  if (known !== undefined) {
    return known;
  }
  let text = '';
  const [main = ''] =
    /<main[\s\S]*<\/main>/u.exec(readFileSync(path, 'utf8')) ?? [];
  visit(fromHtml(main, {fragment: true}), (node, _, parent) => {
    const isText = node.type === 'text';
    const tag = parent?.type === 'element' ? parent.tagName : '';
    if (isText && !['script', 'style'].includes(tag)) {
      text += node.value;
    } else if (node.type === 'element' && !inline.has(node.tagName)) {
      text += ' ';
    }
  });
  text = plain(text);
  texts.set(path, text);
  return text;
}

/** Whether a text has a name, either half of 'a / b', or its plural. */
function isUsed(name: string, text: string): boolean {
  return [name, ...name.split(' / ')].some((spelling) => {
    const letters = plain(spelling).replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
    const plural = /[a-z]$/u.test(spelling) ? 's?' : '';
    const word = `(?<!\\p{Script=Latin})${letters}${plural}(?!\\p{Script=Latin})`;
    return new RegExp(word, 'u').test(text);
  });
}

function isUnnamed({page, ...term}: Term, locale: Locale): boolean {
  const text = page === undefined ? '' : textOf(page, locale);
  return !namesOf(term, locale).some((name) => isUsed(name, text));
}

describe('a link of the glossary', () => {
  for (const locale of ['en', 'zh-Hans'] as const) {
    it(`leads to a page that uses the term, ${locale}`, () => {
      const wrong = terms
        .filter((term) => term.page !== undefined && isUnnamed(term, locale))
        .map(({id, page}) => `${id} → ${page}`);
      assert.deepEqual(
        wrong,
        [],
        'use a name of the term on its page, or change `page` of its row',
      );
    });
  }
});
