/** A heading or a term of the glossary, with the text up to the next one. */
export interface IndexedSection {
  /** Empty above the first heading. */
  readonly title: string;
  /** Anchor without the sign; empty where there is none. */
  readonly anchor: string;
  readonly text: string;
}

/** A page as it was built, without what other sources add. */
export interface PageText {
  readonly url: string;
  readonly title: string;
  /** The category of a documentation page, else empty. */
  readonly category: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly sections: readonly IndexedSection[];
}

/** One page with all that it may be found by. */
export interface IndexedPage extends PageText {
  readonly kind: 'doc' | 'post' | 'page' | 'list';
  /**
   * Paraphrases that the texts do not answer; `searchPhrases` of the page. One
   * for a section ends with its anchor: `key strokes #keyboard`.
   */
  readonly phrases: readonly string[];
}

/**
 * The file that the worker loads first, one a language. `splitTexts` cuts its
 * texts, so that what is loaded before the first answer stays small.
 */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
  /** Traditional characters, each followed by the one that the index has. */
  readonly folds: string;
  /** Syllables of pinyin with the characters of short names: `jie 阶节 yue 跃`. */
  readonly pinyin: string;
}

/** What the texts of the index go on with, by page and section: the second file. */
export type FurtherTexts = readonly (readonly string[])[];

/** Joins the two files of an index. */
export function joinTexts(
  first: SearchIndex,
  further: FurtherTexts,
): SearchIndex {
  const pages = first.pages.map((page, at) => ({
    ...page,
    sections: page.sections.map((section, place) => ({
      ...section,
      text: section.text + (further[at]?.[place] ?? ''),
    })),
  }));
  return {...first, pages};
}

/** The address of the second file, from that of the first. */
export function furtherTextsUrl(indexUrl: string): string {
  return indexUrl.replace('search-index-', 'search-index-texts-');
}

/** Letters of a query that are read: more are pasted, and would take seconds. */
export const MAXIMUM_LENGTH = 200;
