import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {load} from 'cheerio';
import {XMLParser} from 'fast-xml-parser';
import {describe, it} from 'vitest';

import {locales, pages, routes} from '../routes';

const parser = new XMLParser({ignoreAttributes: false, trimValues: true});
const site = process.env.SITE_URL ?? 'https://lumped.example';

interface SitemapUrl {
  readonly loc: string;
  readonly lastmod?: string;
}

function sitemap(prefix: string): readonly SitemapUrl[] {
  const file = readFileSync(join('build', prefix, 'sitemap.xml'), 'utf8');
  return (parser.parse(file) as {urlset: {url: SitemapUrl[]}}).urlset.url;
}

describe('the built site', () => {
  for (const {name, prefix} of locales) {
    it(`has a not-found page in ${name}`, () => {
      assert.ok(existsSync(join('build', prefix, '404.html')));
    });

    it(`has a sitemap in ${name} with every page but search and tags`, () => {
      const listed = sitemap(prefix).map(({loc}) => decodeURI(loc));
      const expected = routes
        .filter((route) => !/\/search|\/tags/.test(route))
        .map((route) => `${site}${prefix}${route}`);
      for (const address of expected) {
        assert.ok(listed.includes(address), `${address} is missing`);
      }
      assert.deepEqual(
        listed.filter((address) => /\/search|\/tags/.test(address)),
        [],
      );
    });

    it(`describes each page on its card in ${name}`, () => {
      const contentOf = (route: string) =>
        load(readFileSync(join('build', prefix, route, 'index.html'), 'utf8'));
      const cards = contentOf('/docs/signal')('article .card');
      assert.ok(cards.length > 0);
      for (const card of cards.toArray()) {
        const $ = load(card);
        const href = String($('a').attr('href'));
        const page = contentOf(href.slice(prefix.length));
        const description = page('meta[name="description"]').attr('content');
        assert.equal($('p').text(), description, href);
      }
    });

    it(`links to the statement on accessibility in every footer, ${name}`, () => {
      const link = `footer a[href="${prefix}${pages.accessibility}"]`;
      for (const route of ['/', pages.lag, pages.welcome]) {
        const file = join('build', prefix, route, 'index.html');
        const $ = load(readFileSync(file, 'utf8'));
        assert.equal($(link).length, 1, route);
      }
    });

    it(`tells search engines in ${name} of the author's page in that language`, () => {
      const post = join('build', prefix, 'blog', 'welcome', 'index.html');
      const [, data = ''] =
        /<script[^>]*ld\+json[^>]*>([^<]*"BlogPosting"[^<]*)<\/script>/.exec(
          readFileSync(post, 'utf8'),
        ) ?? [];
      const {author} = JSON.parse(data) as {author: {url: string}};
      assert.equal(author.url, `${prefix}/docs/Author`);
    });

    const itInGit = it.skipIf(!existsSync('.git'));
    itInGit(`dates the pages of ${name} that stand in git`, () => {
      const docs = sitemap(prefix).filter(({loc}) =>
        /\/docs\/Amesim\//.test(loc),
      );
      assert.ok(docs.length > 0);
      for (const {loc, lastmod} of docs) {
        assert.match(
          lastmod ?? '',
          /^\d{4}-\d{2}-\d{2}/,
          `${loc} has no date: commit the page, then build again`,
        );
      }
    });
  }

  it('has a robots.txt that names both sitemaps', () => {
    const text = readFileSync('build/robots.txt', 'utf8');
    for (const {prefix} of locales) {
      assert.ok(text.includes(`Sitemap: ${site}${prefix}/sitemap.xml`));
    }
  });

  it('quotes what messengers read of a page', () => {
    for (const {prefix} of locales) {
      for (const route of [pages.home, pages.lag]) {
        const file = join('build', prefix, route, 'index.html');
        const elements =
          readFileSync(file, 'utf8').match(/<meta[^>]*>/gu) ?? [];
        assert.ok(
          elements.some((meta) => meta.includes('property="og:image"')),
        );
        assert.deepEqual(
          elements.filter((meta) =>
            /=(?!["'])/u.test(meta.replace(/"[^"]*"/gu, '""')),
          ),
          [],
        );
      }
    }
  });

  it('keeps the search page out of search engines', () => {
    for (const {prefix} of locales) {
      const html = readFileSync(
        join('build', prefix, 'search', 'index.html'),
        'utf8',
      );
      assert.match(html, /noindex/);
    }
  });

  it('shows every colour on the page of components', () => {
    const css = readFileSync('src/css/tokens.css', 'utf8');
    const colours = [...css.matchAll(/--site-([\w-]+): #/g)];
    assert.ok(colours.length > 40);
    const html = readFileSync('build/docs/components/index.html', 'utf8');
    for (const [, token = ''] of colours) {
      assert.ok(html.includes(`<code>${token}</code>`), `${token} is missing`);
    }
  });
});
