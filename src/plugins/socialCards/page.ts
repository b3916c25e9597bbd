import {load} from 'cheerio';

import {htmlLang, type Locale, type LocalizedText, text} from '../../i18n';
import {libraries} from '../../site/libraries';
import {pageAt, pages} from '../../site/pages';
import type {Palette} from '../palette';
import type {CardText} from './card';

interface Section {
  /** Name of its colour in `src/css/tokens.css`. */
  readonly token: string;
  readonly name: LocalizedText;
}

const documentation = text('Documentation', '文档');
const blog = text('Blog', '博客');
const none = text('', '');

/** Finds the part of the site that `path` is in, below the locale's base. */
function sectionOf(path: string): Section {
  const page = pageAt(`/${path}`);
  const library = page && pages[page].library;
  if (library) {
    return {token: library, name: libraries[library].name};
  }
  const isIn = (folder: string) => path.startsWith(folder);
  const name = isIn('docs/') ? documentation : isIn('blog/') ? blog : none;
  return {token: 'accent', name};
}

/** Reads the content of a `meta` tag in the head of a page. */
export function metaContent(
  html: string,
  property: string,
): string | undefined {
  const head = html.slice(0, html.search(/<body/));
  return load(head)(`meta[property="${property}"]`).attr('content');
}

/** Properties of the site that cards show. */
export interface Site {
  readonly name: string;
  readonly tagline: string;
  readonly locale: Locale;
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
  const section = sectionOf(path);
  const colour = palette.get(section.token);
  if (colour === undefined) {
    throw new Error(`No colour for the card of ${path}`);
  }
  const title = pageTitle.replace(` | ${name}`, '');
  return {
    title: path === '' ? tagline : title,
    section: section.name[locale],
    siteName: name,
    lang: htmlLang[locale],
    colour,
  };
}
