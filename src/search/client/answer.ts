import {createEngine} from '../engine';
import type {IndexedPage, IndexedSection, SearchIndex} from '../index-format';
import {excerpt, type Marked, marked} from './excerpt';

/** A page that was found, as it is shown. */
export interface Hit extends Pick<IndexedPage, 'kind' | 'category'> {
  /** Address with the anchor of the section that fits best. */
  readonly url: string;
  readonly title: Marked;
  /** Heading of the section that the address leads to. */
  readonly section: Marked | undefined;
  readonly excerpt: Marked;
  /** What to highlight on the page itself. */
  readonly words: readonly string[];
}

/** The answer to one query. */
export interface Answer {
  readonly query: string;
  /** How many pages were found; `hits` are the first of them. */
  readonly total: number;
  readonly hits: readonly Hit[];
}

export type Search = (query: string, limit: number) => Answer;

function hitOf(
  page: IndexedPage,
  best: IndexedSection | undefined,
  words: readonly string[],
): Hit {
  const section = best?.anchor === '' ? undefined : best;
  const text = best?.text ?? '';
  return {
    url: page.url + (section ? `#${section.anchor}` : ''),
    kind: page.kind,
    category: page.category,
    title: marked(page.title, words),
    section: section && marked(section.title, words),
    excerpt: excerpt(text === '' ? page.description : text, words),
    words,
  };
}

/**
 * Makes the function that answers queries from one language's index.
 * @throws TypeError when the file is not an index
 */
export function createSearch(file: SearchIndex): Search {
  const find = createEngine(file);
  return (query, limit) => {
    const {pages, words} = find(query);
    const shown = pages.slice(0, limit);
    return {
      query,
      total: pages.length,
      hits: shown.map(({page, section}) => hitOf(page, section, words)),
    };
  };
}
