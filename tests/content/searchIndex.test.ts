import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

import {describe, it} from 'vitest';

import {locales, routes} from '../routes';
import {builtIndex, indexPath} from '../search/builtIndex';

/** What is for finding pages or about the site, not to be found. */
const lists = /\/(search|offline|licences|blog\/archive|tags)(\/|$)/;
const maximumBytesPerPage = 4.5 * 1024;

for (const {name, prefix} of locales) {
  describe(`the search index of ${name}`, () => {
    const {pages, sections} = builtIndex(prefix);
    const addresses = pages.map(([address]) => address);

    it('has every route but lists of tags and dates, each once', () => {
      const expected = routes
        .filter((route) => !lists.test(route))
        .map((route) => (route === '/' ? `${prefix}/` : `${prefix}${route}`));
      assert.deepEqual([...addresses].sort(), [...expected].sort());
    });

    it('has a title, a description and no site name in any title', () => {
      for (const [address, title, , , description] of pages) {
        assert.notEqual(title, '', address);
        assert.notEqual(description, '', address);
        assert.doesNotMatch(title, / \| /, address);
      }
    });

    it('has every term of the glossary as a section with its anchor', () => {
      const glossary = addresses.indexOf(`${prefix}/markdown-page`);
      const html = readFileSync(
        `build${prefix}/markdown-page/index.html`,
        'utf8',
      );
      const anchors = [...html.matchAll(/<tr[^>]* id="?(term-[a-z0-9-]+)/g)];
      const indexed = sections
        .filter(([page]) => page === glossary)
        .map(([, , anchor]) => anchor);
      assert.ok(anchors.length > 100);
      for (const [, anchor] of anchors) {
        assert.ok(indexed.includes(anchor ?? ''), anchor);
      }
    });

    it('names no section twice and none without a place to arrive at', () => {
      const places = sections
        .filter(([, title]) => title !== '')
        .map(([page, , anchor]) => `${addresses[page]}#${anchor}`)
        .filter((place) => !place.endsWith('#'));
      assert.equal(new Set(places).size, places.length);
    });

    it('leaves out sources and change logs', () => {
      for (const [page, , anchor] of sections) {
        assert.doesNotMatch(anchor, /^(sources|change-log)$/, addresses[page]);
      }
    });

    it(`takes at most ${maximumBytesPerPage} bytes a page, compressed`, async ({
      annotate,
    }) => {
      const bytes = gzipSync(readFileSync(indexPath(prefix)), {level: 9});
      const each = bytes.length / pages.length;
      await annotate(`${pages.length} pages, ${Math.round(each)} bytes each`);
      assert.ok(each <= maximumBytesPerPage, `${each} bytes a page`);
    });
  });
}
