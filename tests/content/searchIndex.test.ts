import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';

import {describe, it} from 'vitest';

import {locales, routes} from '../routes';
import {builtIndex, indexPath, routeOf} from '../search/builtIndex';
import {bundled} from '../search/bundle';

/** The addresses that the sitemap of a language names, without the host. */
function sitemapRoutes(prefix: string): readonly string[] {
  const xml = readFileSync(`build${prefix}/sitemap.xml`, 'utf8');
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) =>
    routeOf(new URL(address).pathname, prefix),
  );
}

/** For the engine and the data of one language that come before the first answer. */
const maximumBytes = 96 * 1024;

for (const {name, prefix} of locales) {
  describe(`the search index of ${name}`, () => {
    const {pages} = builtIndex(prefix);
    const pageAt = (route: string) =>
      pages.find(({url}) => routeOf(url, prefix) === route);

    it('has every page of the sitemap, each once', () => {
      const expected = sitemapRoutes(prefix);
      assert.ok(expected.length > routes.length / 2);
      const found = pages.map(({url}) => routeOf(url, prefix));
      assert.deepEqual(found.sort(), [...expected].sort());
    });

    it('has a title, a description and no site name in any title', () => {
      for (const {url, title, description} of pages) {
        assert.notEqual(title, '', url);
        assert.notEqual(description, '', url);
        assert.doesNotMatch(title, / \| /, url);
      }
    });

    it('has the category of a page in a category', () => {
      const trigger = pageAt('/docs/Amesim/signal/TRIG0-trigger/');
      const expected = {en: 'Signal library', 'zh-Hans': '信号库'};
      assert.equal(trigger?.category, expected[name]);
      assert.equal(pageAt('/docs/intro')?.category, '');
    });

    it('has every term of the glossary as a section with its anchor', () => {
      const html = readFileSync(
        `build${prefix}/markdown-page/index.html`,
        'utf8',
      );
      const rows = [...html.matchAll(/<tr[^>]* id="?(term-[a-z0-9-]+)/g)];
      const glossary = pageAt('/markdown-page')?.sections;
      const anchors = new Set(glossary?.map(({anchor}) => anchor));
      assert.ok(rows.length > 0);
      for (const [, anchor = ''] of rows) {
        assert.ok(anchors.has(anchor), anchor);
      }
    });

    it('has an anchor of the page for every section but its beginning', () => {
      for (const {url, sections} of pages) {
        const html = readFileSync(
          `build${prefix}${routeOf(url, prefix)}/index.html`,
          'utf8',
        );
        const anchors = sections
          .filter(({title}) => title !== '')
          .map(({anchor}) => anchor);
        assert.equal(new Set(anchors).size, anchors.length, url);
        for (const anchor of anchors) {
          assert.match(html, RegExp(`id="?${anchor}["\\s>]`), url);
        }
      }
    });

    it('leaves out sources, change logs and the buttons of the models', () => {
      for (const {url, sections} of pages) {
        for (const {anchor, text} of sections) {
          assert.doesNotMatch(anchor, /^(sources|change-log)$/, url);
          assert.doesNotMatch(text, /CSV \(SI\)|\\frac|\u200B/, url);
        }
      }
    });

    it('has the phrases of front matter, and of pages without any', () => {
      for (const route of ['/', '/blog/BatchRename', '/docs/signal']) {
        assert.notDeepEqual(pageAt(route)?.phrases, [], route);
      }
    });

    it('has the sections that phrases name', () => {
      for (const {url, phrases, sections} of pages) {
        const anchors = new Set(sections.map(({anchor}) => anchor));
        const named = phrases.flatMap((phrase) => phrase.split(' #')[1] ?? []);
        const lost = named.filter((anchor) => !anchors.has(anchor));
        assert.deepEqual(lost, [], url);
      }
    });

    it(`takes with its engine, on first use, at most ${maximumBytes} bytes`, async ({
      annotate,
    }) => {
      const engine = await bundled('src/search/client/worker.ts', 'worker');
      const code = brotliCompressSync(engine).length;
      const data = brotliCompressSync(readFileSync(indexPath(prefix))).length;
      const text = `engine and index: ${code} + ${data} bytes`;
      await annotate(text);
      assert.ok(code + data <= maximumBytes, text);
    });
  });
}
