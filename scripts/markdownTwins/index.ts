import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Element} from 'hast';
import {h} from 'hastscript';

import {
  type Locale,
  localePrefix,
  locales,
  type LocalizedText,
  otherLocale,
  text,
} from '../../src/i18n';
import {htmlFileOf, pagesWithTwin} from '../../src/site/markdownTwins';
import type {PageId} from '../../src/site/pages';
import {twinOf} from '../../src/site/twinOf';
import {
  type BuiltPage,
  readPage,
  rewriteAsText,
  writeMarkdown,
} from './convert';
import {cutBuiltParts} from './cutBuiltParts';
import {writeList} from './llms';

const labels = {
  page: text('Page: ', '网页：'),
  other: text('中文：', 'English: '),
  list: text('All pages: ', '所有页面：'),
  licence: text(
    'Text and drawings: CC BY 4.0, the maintainers of this site. Code and models: MIT licence. The models are our own and were not checked in Simcenter Amesim, a trademark of its owner; this site is independent of Siemens.',
    '文字和图：CC BY 4.0，本站维护者。代码和模型：MIT 许可。模型是本站自己建立的，没有在 Simcenter Amesim 中核对过；Simcenter Amesim 是其所有者的商标，本站与西门子公司无关。',
  ),
} satisfies Record<string, LocalizedText>;

/** Returns the address of the same page in the other language. */
function otherAddress(address: string, locale: Locale): string {
  const {origin, pathname} = new URL(address);
  const route = pathname.slice(localePrefix[locale].length);
  return `${origin}${localePrefix[otherLocale[locale]]}${route}`;
}

/** The page with its title and address above the content, and its licence. */
function completed(
  {title, description, address, main}: BuiltPage,
  locale: Locale,
): Element {
  const link = (url: string) => h('a', {href: url}, url);
  return h('main', [
    h('h1', title),
    ...(description === '' ? [] : [h('blockquote', [h('p', description)])]),
    h('ul', [
      h('li', [labels.page[locale], link(address)]),
      h('li', [
        labels.other[locale],
        link(twinOf(otherAddress(address, locale))),
      ]),
      h('li', [
        labels.list[locale],
        link(new URL(`${localePrefix[locale]}/llms.txt`, address).href),
      ]),
    ]),
    ...main.children,
    h('hr'),
    h('p', labels.licence[locale]),
  ]);
}

/** Names the Markdown file in the head of its page. */
function linkTwin(html: string, address: string): string {
  const href = new URL(twinOf(address)).pathname;
  const link = `<link rel=alternate type=text/markdown href="${href}">`;
  return html.includes(link) ? html : html.replace('</head>', `${link}$&`);
}

/** Tells whether a page is unlisted, from its HTML. */
function isUnlisted(html: string): boolean {
  return /<meta[^>]*name="?robots"?[^>]*noindex/u.test(html);
}

/** Returns the name of the site and what it is for, as its home page does. */
function siteOf(html: string, home: BuiltPage | undefined) {
  const title = /<title[^>]*>([^<|]*)/u.exec(html)?.[1]?.trim() ?? '';
  return {title, summary: home?.description ?? ''};
}

async function writeTwins(folder: string, locale: Locale): Promise<void> {
  const root = join(folder, localePrefix[locale]);
  const built = new Map<PageId, BuiltPage>();
  for (const id of pagesWithTwin) {
    const file = join(root, htmlFileOf(id));
    const html = readFileSync(file, 'utf8');
    if (isUnlisted(html)) {
      continue;
    }
    const page = readPage(html);
    await rewriteAsText(page, locale);
    built.set(id, page);
    writeFileSync(
      file.replace(/html$/u, 'md'),
      writeMarkdown(completed(page, locale)),
    );
    writeFileSync(
      file,
      cutBuiltParts(linkTwin(html, page.address), page.address, locale),
    );
  }
  const homeHtml = readFileSync(join(root, 'index.html'), 'utf8');
  const site = siteOf(homeHtml, built.get('home'));
  writeFileSync(join(root, 'llms.txt'), writeList(built, site, locale));
}

/**
 * Writes each listed page of the built site as Markdown beside its HTML, in both
 * languages, and a list of these files (`llms.txt`) for each language.
 */
export async function writeMarkdownTwins(folder: string): Promise<void> {
  for (const locale of locales) {
    await writeTwins(folder, locale);
  }
}
