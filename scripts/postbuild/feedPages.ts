import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {load} from 'cheerio';
import {transformSync} from 'esbuild';

import {
  htmlLang,
  type Locale,
  localePrefix,
  locales,
  text,
} from '../../src/i18n';

/** Texts for readers who open a feed in a browser. */
const texts = text(
  {
    advice:
      'This is a feed: put the address of this page into a feed reader, and new posts come to you.',
    blog: 'Read the posts on the site',
  },
  {
    advice: '这是订阅源：把本页的地址填进阅读器，有新文章就会送到你那里。',
    blog: '在网站上阅读',
  },
);

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

/** @throws Error when the text is neither RSS nor Atom */
function parseFeed(xml: string): Feed {
  const $ = load(xml, {xml: true});
  const feed = $('rss > channel, feed');
  if (feed.length === 0) {
    throw new Error('Neither RSS nor Atom');
  }
  const posts = feed
    .children('item, entry')
    .toArray()
    .map((element): Post => {
      const post = $(element);
      const link = post.children('link');
      return {
        title: post.children('title').text(),
        link: link.attr('href') ?? link.text(),
        date: post.children('pubDate, updated').text(),
        summary: post.children('description, summary').text(),
      };
    });
  return {title: feed.children('title').text(), posts};
}

function escapeXml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** What an earlier run inserted into the feed. */
const PREVIOUS_PAGE =
  /<\?xml-stylesheet[^>]*>|<main xmlns="http:\/\/www\.w3\.org\/1999\/xhtml".*?<\/main>/gs;

/**
 * Inserts an XHTML page into a feed, for readers who open it in a browser.
 * Browsers are removing XSLT, but render XHTML elements with style sheets in any
 * XML document; feed readers ignore elements of other namespaces.
 */
function insertPage(xml: string, locale: Locale): string {
  const bare = xml.replace(PREVIOUS_PAGE, '');
  const {title, posts} = parseFeed(bare);
  const {advice, blog} = texts[locale];
  const lang = htmlLang[locale];
  const formatDate = (date: string) =>
    new Date(date).toLocaleDateString(lang, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
  const items = posts.map(
    (post) =>
      `<li><time>${formatDate(post.date)}</time><h2><a href="${new URL(post.link).pathname}">${escapeXml(post.title)}</a></h2><p>${escapeXml(post.summary)}</p></li>`,
  );
  const page = [
    `<main xmlns="http://www.w3.org/1999/xhtml" lang="${lang}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<title>${escapeXml(title)}</title><h1>${escapeXml(title)}</h1>`,
    `<p>${advice}</p><p><a href="${localePrefix[locale]}/blog">${blog}</a></p>`,
    `<ul>${items.join('')}</ul></main>`,
  ].join('');
  return bare
    .replace(
      /<\?xml [^>]*>/,
      (start) => `${start}<?xml-stylesheet type="text/css" href="feed.css"?>`,
    )
    .replace(/<channel>|<feed [^>]*>/, (start) => start + page);
}

/** Inserts a page into every feed, styled with the site's colours and type. */
export function writeFeedPages(folder: string): void {
  const sheets = ['tokens.css', 'feed.css'].map((name) =>
    readFileSync(join('src', 'css', name), 'utf8'),
  );
  const {code} = transformSync(sheets.join('\n'), {
    loader: 'css',
    minify: true,
  });
  for (const locale of locales) {
    const blog = join(folder, localePrefix[locale], 'blog');
    writeFileSync(join(blog, 'feed.css'), code);
    for (const name of ['rss.xml', 'atom.xml']) {
      const file = join(blog, name);
      writeFileSync(file, insertPage(readFileSync(file, 'utf8'), locale));
    }
  }
}
