/** A heading or a term of the glossary, with the text up to the next one. */
export interface IndexedSection {
  /** Empty above the first heading. */
  readonly title: string;
  /** Anchor without the sign; empty where there is none. */
  readonly anchor: string;
  readonly text: string;
}

/** One page with all that it may be found by. */
export interface IndexedPage {
  readonly url: string;
  readonly kind: 'doc' | 'post' | 'page' | 'list';
  readonly title: string;
  /** The category of a documentation page, else empty. */
  readonly category: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Paraphrases that the texts do not answer; `searchPhrases` of the page. */
  readonly phrases: readonly string[];
  /** Pinyin of the Chinese names, with spaces between the syllables. */
  readonly pinyin: readonly string[];
  readonly sections: readonly IndexedSection[];
}

/** The file that the build writes and the worker loads, one a language. */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
  /** Names of one thing in both languages, from the glossary. */
  readonly synonyms: readonly (readonly string[])[];
}
