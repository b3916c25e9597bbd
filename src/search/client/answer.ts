import {createEngine, type Found, type FoundPage} from '../engine';
import type {IndexedPage, IndexedSection, SearchIndex} from '../index-format';
import {excerpt, type Marked, marked, marksIn} from './excerpt';

/** A page that was found, as it is shown. */
export interface Hit extends Pick<IndexedPage, 'kind' | 'category'> {
  /** Address with the anchor of the section that fits best. */
  readonly url: string;
  readonly title: Marked;
  /** Heading of the section that the address leads to. */
  readonly section: Marked | undefined;
  readonly excerpt: Marked;
  /** Whether it is a further section of the page before it. */
  readonly isFurther: boolean;
  /** What to highlight on the page itself. */
  readonly words: readonly string[];
}

/** The answer to one query. */
export interface Answer extends Pick<Found, 'isWhole' | 'corrections'> {
  readonly query: string;
  /** How many pages were found; `hits` are the first of them with their sections. */
  readonly total: number;
  readonly hits: readonly Hit[];
}

export type Search = (query: string, limit: number) => Answer;

function hitOf(
  {page, best, section: first}: FoundPage,
  target: IndexedSection | undefined,
  words: readonly string[],
): Hit {
  const section = target?.anchor === '' ? undefined : target;
  const isFurther = target !== first;
  // Shows why a page was found: its description, unless only a section has words.
  // A further section shows its own text, also where only its title has them.
  const texts = isFurther
    ? [target?.text]
    : [target?.text, page.description, best?.text].filter(Boolean);
  const text = texts.find((each = '') => marksIn(each, words).length > 0);
  return {
    url: page.url + (section ? `#${section.anchor}` : ''),
    kind: page.kind,
    category: page.category,
    title: marked(page.title, words),
    section: section && marked(section.title, words),
    excerpt: excerpt(text ?? texts[0] ?? '', words),
    isFurther,
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
    const {pages, words, ...said} = find(query);
    const shown = pages.slice(0, limit);
    return {
      query,
      total: pages.length,
      hits: shown.flatMap((each) =>
        [each.section, ...each.others].map((section) =>
          hitOf(each, section, words),
        ),
      ),
      ...said,
    };
  };
}
