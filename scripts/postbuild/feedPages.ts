import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {transformSync} from 'esbuild';
import {XMLParser} from 'fast-xml-parser';

import {prefixes} from '../deploy/policy';

/** Said to those who open a feed in a browser. */
const words = {
  '': {
    lang: 'en',
    advice:
      'This is a feed: put the address of this page into a feed reader, and new posts come to you.',
    blog: 'Read the posts on the site',
  },
  '/zh-Hans': {
    lang: 'zh-CN',
    advice: '这是订阅源：把本页的地址填进阅读器，有新文章就会送到你那里。',
    blog: '在网站上阅读',
  },
} as const;

interface Post {
  readonly title: string;
  readonly link: string;
  readonly date: string;
  readonly summary: string;
}

interface Feed {
  readonly title: string;
  readonly posts: readonly Post[];
}

type Text = string | {readonly '#text': string};

interface Parsed {
  readonly rss?: {
    readonly channel: {
      readonly title: Text;
      readonly item: readonly {
        readonly title: Text;
        readonly link: string;
        readonly pubDate: string;
        readonly description: Text;
      }[];
    };
  };
  readonly feed?: {
    readonly title: Text;
    readonly entry: readonly {
      readonly title: Text;
      readonly link: {readonly '@_href': string};
      readonly updated: string;
      readonly summary: Text;
    }[];
  };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'entry'].includes(name),
});

const plain = (text: Text) => (typeof text === 'string' ? text : text['#text']);

function read(xml: string): Feed {
  const {rss, feed} = parser.parse(xml) as Parsed;
  if (rss) {
    const posts = rss.channel.item.map((item) => ({
      title: plain(item.title),
      link: item.link,
      date: item.pubDate,
      summary: plain(item.description),
    }));
    return {title: plain(rss.channel.title), posts};
  }
  if (feed) {
    const posts = feed.entry.map((entry) => ({
      title: plain(entry.title),
      link: entry.link['@_href'],
      date: entry.updated,
      summary: plain(entry.summary),
    }));
    return {title: plain(feed.title), posts};
  }
  throw new Error('Neither RSS nor Atom');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const earlier =
  /<\?xml-stylesheet[^>]*>|<main xmlns="http:\/\/www\.w3\.org\/1999\/xhtml".*?<\/main>/gs;

/**
 * The feed with a page in it, for people: browsers give up the language (XSLT)
 * that made pages of feeds, but show XHTML within any XML, with style sheets.
 * Feed readers pass over elements of other vocabularies.
 *
 * @throws Error when the text is neither RSS nor Atom
 */
function withPage(xml: string, prefix: keyof typeof words): string {
  const bare = xml.replace(earlier, '');
  const {title, posts} = read(bare);
  const {lang, advice, blog} = words[prefix];
  const dateOf = (date: string) =>
    new Date(date).toLocaleDateString(lang, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
  const items = posts.map(
    (post) =>
      `<li><time>${dateOf(post.date)}</time><h2><a href="${new URL(post.link).pathname}">${escaped(post.title)}</a></h2><p>${escaped(post.summary)}</p></li>`,
  );
  const page = [
    `<main xmlns="http://www.w3.org/1999/xhtml" lang="${lang}">`,
    `<title>${escaped(title)}</title><h1>${escaped(title)}</h1>`,
    `<p>${advice}</p><p><a href="${prefix}/blog">${blog}</a></p>`,
    `<ul>${items.join('')}</ul></main>`,
  ].join('');
  return bare
    .replace(
      /<\?xml [^>]*>/,
      (start) => `${start}<?xml-stylesheet type="text/css" href="feed.css"?>`,
    )
    .replace(/<channel>|<feed [^>]*>/, (start) => start + page);
}

/** Makes a page of every feed, with the site's own colours and type. */
export function writeFeedPages(folder: string): void {
  const sheets = ['tokens.css', 'feed.css'].map((name) =>
    readFileSync(join('src', 'css', name), 'utf8'),
  );
  const {code} = transformSync(sheets.join('\n'), {
    loader: 'css',
    minify: true,
  });
  for (const prefix of prefixes) {
    const blog = join(folder, prefix, 'blog');
    writeFileSync(join(blog, 'feed.css'), code);
    for (const name of ['rss.xml', 'atom.xml']) {
      const file = join(blog, name);
      writeFileSync(file, withPage(readFileSync(file, 'utf8'), prefix));
    }
  }
}
