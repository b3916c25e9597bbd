import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {XMLParser} from 'fast-xml-parser';
import {SyntaxValidator} from 'fast-xml-validator';
import {describe, it} from 'vitest';

import {locales} from '../routes';
import {publishedPages, readSource} from './pages';

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'entry', 'link', 'category'].includes(name),
});

interface AtomLink {
  readonly '@_href': string;
  readonly '@_rel'?: string;
}

interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly link: readonly AtomLink[];
  readonly '@_xmlns': string;
  readonly entry: readonly {
    readonly id: string;
    readonly title: unknown;
    readonly updated: string;
    readonly link: readonly AtomLink[];
    readonly content: {readonly '#text': string; readonly '@_type': string};
    readonly author: {readonly name: string};
  }[];
}

interface RssChannel {
  readonly title: string;
  readonly link: readonly string[];
  readonly description: string;
  readonly language: string;
  readonly item: readonly {
    readonly title: string;
    readonly link: readonly string[];
    readonly guid: unknown;
    readonly pubDate: string;
    readonly 'content:encoded': string;
  }[];
}

const site = process.env.SITE_URL ?? 'https://lumped.example';

/** What a feed says in place of a live model. */
const run: Readonly<Record<string, string>> = {
  en: 'Run this model on the page',
  'zh-CN': '在页面上运行这个模型',
};

function read(prefix: string, name: string): string {
  const text = readFileSync(join('build', prefix, 'blog', name), 'utf8');
  assert.equal(SyntaxValidator.validate(text), true, `${name} is well-formed`);
  return text;
}

/** Links and pictures inside a post that a feed reader could not follow. */
function relativeAddresses(html: string): readonly string[] {
  return [...html.matchAll(/(?:href|src)="([^"]*)"/g)]
    .map((match) => match[1] ?? '')
    .filter((address) => !/^(https?:|mailto:|data:|#)/.test(address));
}

function styleSheetExists(prefix: string, text: string): boolean {
  const match = /<\?xml-stylesheet [^>]*href="([^"]+)"/.exec(text);
  return (
    match?.[1] !== undefined &&
    existsSync(join('build', prefix, 'blog', match[1]))
  );
}

for (const {name, prefix, lang} of locales) {
  describe(`feeds in ${name}`, () => {
    const posts = publishedPages()
      .filter(({root}) => root === 'blog')
      .map(({paths}) => readSource(paths.en).frontMatter.slug)
      .map((slug) => `${site}${prefix}/blog/${String(slug)}`);

    it('Atom (RFC 4287): ids, dates, links and authors are there and absolute', () => {
      const {feed} = parser.parse(read(prefix, 'atom.xml')) as {feed: AtomFeed};
      assert.equal(feed['@_xmlns'], 'http://www.w3.org/2005/Atom');
      assert.ok(URL.canParse(feed.id));
      assert.ok(!Number.isNaN(Date.parse(feed.updated)));
      const ids = feed.entry.map(({id}) => id);
      assert.equal(new Set(ids).size, ids.length);
      for (const address of posts) {
        assert.ok(
          feed.entry.some(({link}) => link[0]?.['@_href'] === address),
          address,
        );
      }
      for (const entry of feed.entry) {
        assert.ok(URL.canParse(entry.id), entry.id);
        assert.match(entry.updated, /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
        assert.ok(entry.author.name.length > 0);
        assert.equal(entry.content['@_type'], 'html');
      }
    });

    it('RSS 2.0: required elements, RFC 822 dates, unique guids, language', () => {
      const {rss} = parser.parse(read(prefix, 'rss.xml')) as {
        rss: {'@_version': string; channel: RssChannel};
      };
      assert.equal(rss['@_version'], '2.0');
      const {channel} = rss;
      assert.equal(channel.language, name);
      assert.ok(channel.title && channel.description);
      const links = channel.item.map(({link}) => link[0] ?? '');
      assert.deepEqual([...links].sort(), [...posts].sort());
      const dates = channel.item.map(({pubDate}) => Date.parse(pubDate));
      assert.deepEqual(
        dates,
        [...dates].sort((a, b) => b - a),
        'newest first',
      );
      for (const item of channel.item) {
        assert.match(
          item.pubDate,
          /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/,
        );
      }
    });

    it('carry the full posts with absolute addresses', () => {
      const {rss} = parser.parse(read(prefix, 'rss.xml')) as {
        rss: {channel: RssChannel};
      };
      for (const item of rss.channel.item) {
        const content = item['content:encoded'];
        assert.ok(content.length > 1500, `${item.title}: ${content.length}`);
        assert.deepEqual(relativeAddresses(content), []);
        assert.equal(/\p{Script=Han}/u.test(content), lang === 'zh-CN');
      }
    });

    it('tell what a live model shows, and carry no control', () => {
      const {rss} = parser.parse(read(prefix, 'rss.xml')) as {
        rss: {channel: RssChannel};
      };
      let models = 0;
      for (const item of rss.channel.item) {
        const content = item['content:encoded'];
        const {pathname} = new URL(item.link[0] ?? '');
        const page = readFileSync(
          join('build', pathname, 'index.html'),
          'utf8',
        );
        assert.doesNotMatch(
          content,
          /<(?:button|input|textarea|select|fieldset|svg|script|style)\b/,
          item.title,
        );
        const text = run[lang];
        const link = `<a href="${item.link[0]}">${text}</a>`;
        const linked = content.split(link).length - 1;
        const live = page.match(/data-(?:simulation|knob)=/g) ?? [];
        assert.equal(linked, live.length, item.title);
        models += linked;
      }
      assert.ok(models > 0);
    });

    it('have a style sheet for people who open them', () => {
      for (const file of ['rss.xml', 'atom.xml']) {
        assert.ok(styleSheetExists(prefix, read(prefix, file)), file);
      }
    });
  });
}
