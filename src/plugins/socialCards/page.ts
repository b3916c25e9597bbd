import {readFileSync} from 'node:fs';

import type {CardText, Palette} from './card';

interface Section {
  readonly path: RegExp;
  readonly token: string;
  readonly en: string;
  readonly zhHans: string;
}

/** Sections in order of precedence, by path below the locale's base URL. */
const sections: readonly Section[] = [
  {
    path: /^docs\/(Amesim\/)?signal(\/|$)/,
    token: 'signal',
    en: 'Signal library',
    zhHans: '信号库',
  },
  {
    path: /^docs\/(Amesim\/)?thermal(\/|$)/,
    token: 'thermal',
    en: 'Thermal library',
    zhHans: '热库',
  },
  {
    path: /^docs\/(Amesim\/)?Thermal-Hydraulic(\/|$)/,
    token: 'thermal-hydraulic',
    en: 'Thermal-hydraulic library',
    zhHans: '热液压库',
  },
  {path: /^docs\/./, token: 'accent', en: 'Documentation', zhHans: '文档'},
  {path: /^blog\/./, token: 'accent', en: 'Blog', zhHans: '博客'},
  {path: /^/, token: 'accent', en: '', zhHans: ''},
];

/** Reads the colours of the light design from `src/css/tokens.css`. */
export function readPalette(tokensPath: string): Palette {
  const css = readFileSync(tokensPath, 'utf8');
  const light = css.slice(0, css.indexOf("[data-theme='dark']"));
  const pattern = /--site-([\w-]+):\s*(#[0-9a-f]{3,6});/g;
  return new Map(
    [...light.matchAll(pattern)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
}

/** Reads the content of a `meta` tag; the minifier omits some quotes. */
export function metaContent(
  html: string,
  property: string,
): string | undefined {
  const tag = new RegExp(`<meta[^>]*property="?${property}"?[\\s>][^>]*>?`)
    .exec(html)?.[0]
    .replace(/>?$/, ' ');
  const content = /content=(?:"([^"]*)"|([^\s"]+))/.exec(tag ?? '');
  return (content?.[1] ?? content?.[2])
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Properties of the site that cards show. */
export interface Site {
  readonly name: string;
  readonly tagline: string;
  readonly locale: string;
}

/**
 * Selects the texts and the colour of a page's card.
 * @param path below the locale's base URL
 */
export function describeCard(
  path: string,
  pageTitle: string,
  {name, tagline, locale}: Site,
  palette: Palette,
): CardText {
  const section = sections.find((candidate) => candidate.path.test(path));
  const colour = palette.get(section?.token ?? 'accent');
  if (!section || colour === undefined) {
    throw new Error(`No colour for the card of ${path}`);
  }
  const title = pageTitle.replace(` | ${name}`, '');
  return {
    title: path === '' ? tagline : title,
    section: locale === 'en' ? section.en : section.zhHans,
    siteName: name,
    lang: locale === 'en' ? 'en' : 'zh-CN',
    colour,
  };
}
