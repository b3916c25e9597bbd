import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {terms} from '../../src/site/glossary';
import type {Term} from '../../src/site/glossary/types';
import {pages} from '../../src/site/pages';
import {allPages, type Page, readSource} from './pages';

/** The address of a page in English, from its file. */
function routeOf({name, root, paths}: Page): string {
  const {slug} = readSource(paths.en).frontMatter;
  const folder = name.replace(/[^/]*$/, '');
  const file = name.replace(/\.mdx$/, '').replace(/index$/, '');
  const path = typeof slug === 'string' ? slug : `/${file}`;
  const start = {docs: '/docs', blog: '/blog', 'src/pages': ''}[root];
  return start + (path.startsWith('/') ? path : `/${folder}${path}`);
}

/** The Chinese text of each page but the glossary, by address. */
const texts = new Map(
  allPages()
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
    assert.deepEqual(wrong, []);
  });

  it('is marked as unused if no page uses it, and only then', () => {
    const wrong = terms.flatMap((term) =>
      chineseNames(term)
        .filter(
          (name) => isOnAnyPage(name) === Boolean(term.unused?.includes(name)),
        )
        .map((name) => `${term.id}: ${name}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('is marked by one of the names of its row', () => {
    for (const term of terms) {
      for (const name of term.unused ?? []) {
        assert.ok(chineseNames(term).includes(name), `${term.id}: ${name}`);
      }
    }
  });
});
