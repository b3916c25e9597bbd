import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import sidebars from '../../sidebars';
import {pageAt, pageIds} from '../../src/site/pages';
import {locales, routes} from '../routes';
import {publishedPages, readSource, routeOf} from './pages';

/**
 * The route contract: addresses that the specification promises, letter case,
 * space and trailing slash included. None of them may move; pages that come
 * later are only in `src/site/pages.ts`.
 */
const contract = [
  '/',
  '/markdown-page',
  '/search',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/Amesim',
  '/blog/tags/quicker',
  '/blog/welcome',
  '/blog/BatchRename',
  '/docs',
  '/docs/intro',
  '/docs/Author',
  '/docs/signal',
  '/docs/thermal',
  '/docs/Thermal-Hydraulic',
  '/docs/tutorial-basics',
  '/docs/tags',
  '/docs/tags/amesim-tutorial',
  '/docs/tags/demo',
  '/docs/tags/signal-library',
  '/docs/tags/thermal-hydraulic-library',
  '/docs/tags/thermal-library',
  '/docs/Amesim/Amesim-tutorial',
  '/docs/Amesim/FAQ/FAQ',
  '/docs/Amesim/signal/CLOC-signal-source-giving-time/',
  '/docs/Amesim/signal/first-order-lag/',
  '/docs/Amesim/signal/SIGTRGSIN0-triggered-sine-wave-generator/',
  '/docs/Amesim/signal/TRIG0-trigger/',
  '/docs/Amesim/Thermal-Hydraulic/Demo-Modular-Piping/',
  '/docs/Amesim/Thermal-Hydraulic/Heated-pipe/',
  '/docs/Amesim/Thermal-Hydraulic/Orifice/',
  '/docs/Amesim/Thermal-Hydraulic/Demo-Coolant-Loop/',
  '/docs/Amesim/thermal/Thermal-Help-Demo-AluminumBar/',
  '/docs/Amesim/thermal/Thermal-Help-Demo-Concentric-Cylinder/',
  '/docs/Amesim/thermal/Thermal-Demo-Hot-Sphere/',
  '/docs/Amesim/tutorial-basics/Amesim Introduction',
  '/docs/Amesim/Why-should-we-learn-Amesim-following-Help',
] as const;

describe('the route contract', () => {
  for (const route of contract) {
    it(`${route} is a page of the site, written in just this way`, () => {
      assert.ok(routes.includes(route), 'not in src/site/pages.ts');
    });
  }
});

describe('the table of pages', () => {
  it('names each route once', () => {
    assert.deepEqual([...new Set(routes)], routes);
  });

  for (const {name, prefix} of locales) {
    it(`names pages that are built, ${name}`, () => {
      const missing = routes.filter(
        (route) => !existsSync(join('build', prefix, route, 'index.html')),
      );
      assert.deepEqual(missing, []);
    });
  }
});

/** The ids of documents in a part of the sidebars, however deep. */
function idsIn(part: unknown): readonly string[] {
  if (typeof part === 'string') {
    return [part];
  }
  const below = (part as {readonly items?: unknown}).items ?? part;
  return Array.isArray(below) ? below.flatMap(idsIn) : [];
}

describe('the sidebars', () => {
  const listed = Object.values(sidebars).flatMap(idsIn);
  const docs = publishedPages().filter(({root}) => root === 'docs');

  for (const {name, paths} of docs) {
    it(`list ${name}, unless it says that it is in none`, () => {
      const {displayed_sidebar: shown} = readSource(paths.en).frontMatter;
      assert.equal(listed.includes(name.replace('.mdx', '')), shown !== null);
    });
  }

  it('have the order of the table of pages', () => {
    const ids = listed.flatMap((item) => {
      const page = docs.find(({name}) => name === `${item}.mdx`);
      return (page && pageAt(routeOf(page))) ?? [];
    });
    assert.ok(ids.length > 10);
    assert.deepEqual(
      ids,
      pageIds.filter((id) => ids.includes(id)),
    );
  });
});
