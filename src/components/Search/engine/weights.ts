import type {Kind} from './types';

/** What a word counts where it stands. */
export const wordWeights = {
  title: 10,
  keywords: 8,
  description: 4.5,
  heading: 6,
  text: 1.6,
} as const;

/** What the whole query counts where it stands as it was typed. */
export const phraseWeights = {
  title: 9,
  titlePart: 8,
  titleInside: 9,
  startsTitle: 6,
  inTitle: 3,
  keyword: 7,
  inKeyword: 2,
  keywordInside: 4,
  startsDescription: 9,
  inDescription: 5,
  heading: 11,
  headingPart: 8,
  inHeading: 2.5,
  headingInside: 3,
  inText: 1,
} as const;

/** Posts, lists and definitions come after the page that treats a thing. */
export const kindWeights: Readonly<Record<Kind, number>> = {
  doc: 1,
  post: 0.95,
  page: 0.63,
  list: 0.8,
};

/** Of a list when a query asks for one. */
export const askedList = 1.2;

export const shares = {
  /** Of a definition's phrase, for the page that treats the thing. */
  lent: 0.5,
  /** Of a word that stands on the page, but not in its best section. */
  elsewhere: 0.5,
  /** Of such a word when it is asked how much of the query a page has. */
  coveredElsewhere: 0.65,
  /** Of the best section beside the page as a whole. */
  section: 0.7,
  /** Of pairs of words that a section, or the page's head, keeps together. */
  pairs: 2,
  pagePairs: 3,
  /** Of a title that has all words of the query. */
  titleHasAll: 2,
  /** Of a word that no page has: it tells nothing of which one is meant. */
  unknown: 0.25,
  /** Of a heading that many pages have. */
  sharedHeading: 0.4,
  /** Of the pairs of Chinese characters that a page's head has. */
  characterPairs: 3,
  /** Of a word of everyday language. */
  everyday: 0.4,
  /** Of a Chinese character that is no part of a word: mostly grammar. */
  singleCharacter: 0.3,
  /** Of another word for the same thing. */
  synonym: 0.75,
  /** Of another saying of the query. */
  saying: 0.78,
  /** Of Chinese that sounds as what was typed, which stands nowhere. */
  homophones: 0.9,
  /** Of another spelling. */
  spelling: 0.65,
  /** Of the best page's score, for a page that such a query is known to mean. */
  asked: 2,
  /** Of that, for a page that serves the query as well. */
  askedToo: 0.7,
  /** How like the queries must be that bring in a page without its words. */
  askedWithoutWords: 0.4,
  /** Of a phrase that is the same but for the endings of its words. */
  endings: 0.85,
  /** Of a word that is a part of a keyword. */
  partKeyword: 0.85,
} as const;
