import {load} from 'cheerio';

import type {IndexedPage, IndexedSection} from '../index-format';

/**
 * A document in the file that docusaurus-search-local writes: its number, text
 * and page, anchor with its sign, the number of the title, the heading above
 * it, and the labels of the navbar's active item and of the open categories.
 */
interface PluginDocument {
  readonly i: number;
  readonly t: string;
  readonly u: string;
  readonly h?: string;
  readonly p?: number;
  readonly s?: string;
  readonly b?: readonly string[];
}

/** That file: titles, headings, descriptions, keywords and texts, in this order. */
export type PluginIndex = readonly {
  readonly documents: readonly PluginDocument[];
}[];

/** A page as it was built, without what other sources add. */
export type PageText = Omit<IndexedPage, 'kind' | 'phrases' | 'pinyin'>;

/**
 * Sections that most pages have: their words would find all pages. What they
 * do (build, estimate, check) is said elsewhere on the page as well.
 */
const SKIPPED_SECTIONS =
  /^(sources|change-log|see-also|in-amesim|build|predict|estimate|deliberate-mistake|exercises|checkpoints|sketch|try-it|your-version)$/;

function tidy(text = ''): string {
  return text.replaceAll(/[\s\u200B]+/g, ' ').trim();
}

function splitKeywords(content = ''): readonly string[] {
  return content
    .split(/[,\uFF0C]/)
    .map(tidy)
    .filter(Boolean);
}

function sectionsOf(
  pageTitle: string,
  headings: readonly PluginDocument[],
  texts: readonly PluginDocument[],
): readonly IndexedSection[] {
  const found = new Map<string, IndexedSection>();
  const add = (title: string, anchor: string, text: string) =>
    found.set(`${anchor} ${title}`, {title: tidy(title), anchor, text});
  add('', '', '');
  headings.forEach(({t, h = ''}) => add(t, h.slice(1), ''));
  for (const {t, h = '', s = ''} of texts) {
    // A group of questions has the answers below it once more.
    const text = texts.reduce(
      (rest, other) => (other.t === t ? rest : rest.replace(other.t, '')),
      t,
    );
    add(s === pageTitle ? '' : s, h.slice(1), tidy(text));
  }
  return [...found.values()].filter(
    ({title, anchor, text}) =>
      `${title}${text}` !== '' && !SKIPPED_SECTIONS.test(anchor),
  );
}

/**
 * Reads the pages from the file that docusaurus-search-local wrote.
 * @throws Error when it has another form than the pinned version writes
 */
export function readDocuments(index: PluginIndex): readonly PageText[] {
  const [titles, headings, descriptions, keywords, texts] = index.map(
    ({documents}) => documents,
  );
  if (!titles || !headings || !descriptions || !keywords || !texts) {
    throw new Error('docusaurus-search-local wrote an index of another form');
  }
  return titles.map(({i, t, u, b = []}) => {
    const own = (documents: readonly PluginDocument[]) =>
      documents.filter(({p}) => p === i);
    return {
      url: u,
      title: tidy(t),
      category: b.slice(1).at(-1) ?? '',
      description: tidy(own(descriptions)[0]?.t),
      keywords: splitKeywords(own(keywords)[0]?.t),
      sections: sectionsOf(t, own(headings), own(texts)),
    };
  });
}

/**
 * Reads what docusaurus-search-local leaves out: the home page and the lists of
 * pages. Their texts only repeat what other pages say.
 * @returns undefined for a page that asks not to be indexed
 */
export function readList(url: string, html: string): PageText | undefined {
  const $ = load(html);
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content');
  if (meta('robots')?.includes('noindex')) {
    return undefined;
  }
  return {
    url,
    title: tidy($('h1').first().text()),
    category: '',
    description: tidy(meta('description')),
    keywords: splitKeywords(meta('keywords')),
    sections: [],
  };
}
