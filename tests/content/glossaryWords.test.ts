import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {terms} from '../../src/site/glossary';
import type {Term} from '../../src/site/glossary/types';
import {pages} from '../../src/site/pages';
import {publishedPages, readSource, routeOf} from './pages';

/** The Chinese text of each published page but the glossary, by address. */
const texts = new Map(
  publishedPages()
    .filter(({name}) => name !== 'markdown-page.mdx')
    .map((page) => {
      const {frontMatter, body} = readSource(page.paths.zh);
      return [routeOf(page), `${String(frontMatter.title)}\n${body}`] as const;
    }),
);

function chineseNames({zhHans}: Term): readonly string[] {
  return zhHans.split(' / ');
}

function isOnAnyPage(name: string): boolean {
  return [...texts.values()].some((text) => text.includes(name));
}

function routeOfTerm({page}: Term): string {
  return page === undefined ? '' : pages[page].route;
}

describe('the first Chinese name of a term', () => {
  it('is used on the page of the term, or is marked as unused', () => {
    const wrong = terms
      .filter((term) => {
        const text = texts.get(routeOfTerm(term)) ?? '';
        const names = chineseNames(term);
        return (
          !names.some((name) => text.includes(name)) &&
          !names.every((name) => term.unused?.includes(name))
        );
      })
      .map(({id, zhHans, page}) => `${id}: ${zhHans} → ${page}`);
    assert.deepEqual(
      wrong,
      [],
      'use the name on the page of the term, or change `page` of the row in src/site/glossary',
    );
  });

  it('is marked as unused if no page uses it', () => {
    const wrong = terms.flatMap((term) =>
      chineseNames(term)
        .filter((name) => !term.unused?.includes(name) && !isOnAnyPage(name))
        .map((name) => `${term.id}: ${name}`),
    );
    assert.deepEqual(
      wrong,
      [],
      'no page uses these names: add them to `unused` of their rows in src/site/glossary',
    );
  });

  it('is not marked as unused if a page uses it', () => {
    const wrong = terms.flatMap(({id, unused = []}) =>
      unused.filter(isOnAnyPage).map((name) => `${id}: ${name}`),
    );
    assert.deepEqual(
      wrong,
      [],
      'a page uses these names now: remove them from `unused` of their rows in src/site/glossary',
    );
  });

  it('is marked by one of the names of its row', () => {
    for (const term of terms) {
      for (const name of term.unused ?? []) {
        assert.ok(chineseNames(term).includes(name), `${term.id}: ${name}`);
      }
    }
  });
});
