import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {describe, it} from 'vitest';

import {namesOf} from '../../src/components/markdown/Glossary/filter';
import type {Locale} from '../../src/i18n';
import {terms} from '../../src/site/glossary';
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
    if (isText && !['script', 'style', 'annotation'].includes(tag)) {
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

function isMissing(term: Term, locale: Locale): boolean {
  const text = term.page === undefined ? '' : textOf(term.page, locale);
  return !namesOf(term, locale).some((name) => isUsed(name, text));
}

/** Terms whose page treats them in other words, with these words. */
const otherwise: Readonly<Record<string, string>> = {
  'causal-modelling': 'compares Amesim with tools that sort the equations',
  overshoot: 'says in Chinese by how much a threshold is passed',
  'multi-domain': 'its table lists the domains, each with its variables',
  'connection-line': 'says line between ports',
  'constraint-variable': 'says implicit variable',
  'common-parameters': 'enters parameters in its Parameter mode',
  'post-processing': 'plots and compares results',
  'demo-model': 'says demo',
  'help-documentation': 'says Help',
  'real-time-simulation': 'tells simulated seconds from those of the reader',
  'local-truncation-error': 'tells how the error of a step is estimated',
  'piecewise-function': 'feeds its model from a piecewise source',
  saturation: 'its output rests at one of two bounds',
  thermocouple: 'says thermometer',
};

describe('a link of the glossary', () => {
  for (const locale of ['en', 'zh-Hans'] as const) {
    it(`leads to a page that uses the term, ${locale}`, () => {
      const wrong = terms
        .filter(({id}) => !Object.hasOwn(otherwise, id))
        .filter((term) => isMissing(term, locale))
        .map(({id, page}) => `${id} → ${page}`);
      assert.deepEqual(wrong, []);
    });
  }

  it('is excepted only as long as a language lacks the term', () => {
    const needless = terms
      .filter(({id}) => Object.hasOwn(otherwise, id))
      .filter((term) => !isMissing(term, 'en') && !isMissing(term, 'zh-Hans'))
      .map(({id}) => id);
    assert.deepEqual(needless, []);
    const ids = terms.map(({id}) => id);
    assert.deepEqual(
      Object.keys(otherwise).filter((id) => !ids.includes(id)),
      [],
    );
  });
});
