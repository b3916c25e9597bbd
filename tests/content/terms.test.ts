import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {type CheerioAPI, load} from 'cheerio';
import {describe, it} from 'vitest';

import {otherLocale} from '../../src/i18n';
import {locales, routes} from '../routes';

/** What the marks of a page may add to its HTML, compressed. */
const MAXIMUM_BYTES = 2048;

/** Documents and posts; lists of pages have no text. */
const MARKED =
  /^\/(?:docs\/(?:Amesim\/|intro$|components$)|blog\/(?!archive|tags))/;

/** What may not hold a mark. */
const WITHOUT =
  'h1, h2, h3, h4, th, figcaption, caption, legend, label, summary, button, code, math, svg';

const prefixes = {en: '', 'zh-Hans': '/zh-Hans'} as const;

function fileOf(path: string): string {
  const folder = join('build', decodeURI(path));
  return existsSync(`${folder}.html`)
    ? `${folder}.html`
    : join(folder, 'index.html');
}

function compressed(text: string): number {
  return gzipSync(text).length;
}

/** Ids of a page, read anew for each since all of them take much memory. */
function idsOf($: CheerioAPI): readonly string[] {
  return $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
}

for (const {name, prefix} of locales) {
  describe(`marks of terms and links to the other language, ${name}`, () => {
    const glossary = new Set(
      idsOf(load(readFileSync(fileOf(`${prefix}/markdown-page`), 'utf8'))),
    );
    const addresses = [...routes, '/docs/components'];
    for (const route of addresses.filter((each) => MARKED.test(each))) {
      it(route, () => {
        const html = readFileSync(fileOf(prefix + route), 'utf8');
        const $ = load(html);
        const terms = $('a.term').toArray();
        assert.ok(terms.length > 0, 'no term is marked');
        const stops = new Set<string>();
        for (const term of terms) {
          const link = $(term);
          const href = link.attr('href') ?? '';
          const [path, id = ''] = href.split('#');
          assert.equal(path, `${prefix}/markdown-page`);
          assert.ok(glossary.has(id), `${href} leads nowhere`);
          assert.equal(link.parent().closest(`a, ${WITHOUT}`).length, 0, href);
          assert.equal(link.attr('tabindex') === undefined, !stops.has(id), id);
          stops.add(id);
        }
        assert.equal($('[popover], dialog').length, 0, 'a box is in the page');

        const ids = idsOf($);
        assert.deepEqual(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          [],
        );

        const bare = html.replaceAll(
          /<a class="?term"? href=[^>]*>([^<]*)<\/a>/g,
          '$1',
        );
        const more = compressed(html) - compressed(bare);
        assert.ok(more <= MAXIMUM_BYTES, `${more} bytes`);

        const address = prefixes[otherLocale[name]] + route;
        const other = new Set(
          idsOf(load(readFileSync(fileOf(address), 'utf8'))),
        );
        const headings = $('.markdown :is(h2, h3).anchor').toArray();
        for (const heading of headings) {
          const id = $(heading).attr('id') ?? '';
          const links = $(heading).find('.hash-link[hreflang]');
          assert.equal(links.length, 1, id);
          assert.equal(decodeURI(links.attr('href') ?? ''), `${address}#${id}`);
          assert.ok(other.has(id), `${address} has no ${id}`);
        }
      });
    }
  });
}
