import {stemmer} from 'stemmer';

import {chineseTerms, hasHan, piecesOf} from './terms';
import type {Vocabulary, WeightedTerms} from './vocabulary';

/** One word of a query, or a character or pair of its Chinese. */
interface QueryWord {
  /** Its weight in the share of the query that a document has. */
  readonly weight: number;
  readonly terms: WeightedTerms;
}

/** A query, analysed once for all steps of the search. */
export interface Query {
  readonly words: readonly QueryWord[];
  /** The terms of all words, as the indexes are searched for them. */
  readonly terms: WeightedTerms;
  /** What names are compared by; see `nameKey`. */
  readonly key: string;
  /** What to mark in texts: words as typed, their stems, pairs of characters. */
  readonly marks: readonly string[];
}

/** Names of one thing in both languages, with their terms. */
export type Synonyms = readonly {
  readonly key: string;
  readonly terms: readonly string[];
}[];

const MAXIMUM_PIECES = 16;
const stopWords = new Set(
  'a about am an and any are as at be been but by can could did do does for from had has have he how i if in into is it its just me my need of on or our s should so than that the their them then there these they this to us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);
/** Words of Chinese questions, the longest first. */
const QUESTION_WORDS =
  /请问|为什么|为何|怎么办|怎么样|怎么|怎样|如何|是什么意思|什么意思|什么是|是什么|什么|哪些|哪里|哪个|哪种|多少|多久|可以|能不能|能否|是否|需要|应该|有没有|到底|的|了|吗|呢|吧|啊|我|你|要|很|太/u;

/** The pieces of a text without question words, unless it has no others. */
function contentOf(text: string): readonly string[] {
  const all = piecesOf(text);
  const content = all
    .flatMap((piece) => piece.split(QUESTION_WORDS))
    .filter((piece) => piece !== '' && !stopWords.has(piece));
  return [...new Set(content.length > 0 ? content : all)];
}

/** What names are compared by: stems between spaces, Chinese without. */
export function nameKey(name: string): string {
  const stems = contentOf(name).map(stemmer).join(' ');
  return hasHan(name) ? stems : ` ${stems} `;
}

/** Share of the words of a query that are found, by their weights. */
export function coverage(
  {words}: Query,
  isFound: (term: string) => boolean,
): number {
  const sum = (some: readonly QueryWord[]) =>
    some.reduce((total, {weight}) => total + weight, 0);
  const found = words.filter(({terms}) => [...terms.keys()].some(isFound));
  return sum(found) / (sum(words) || 1);
}

function wordsOf(piece: string, vocabulary: Vocabulary): readonly QueryWord[] {
  if (!hasHan(piece)) {
    return [{weight: 1, terms: vocabulary.expand(piece)}];
  }
  const {characters, pairs} = chineseTerms(piece);
  return [...characters, ...pairs].map((term, at) => {
    const weight = pairs.length > 0 && at < characters.length ? 0.5 : 1;
    return {weight, terms: new Map([[term, weight]])};
  });
}

/** Words as they may stand in texts: as typed, by stems, by pairs. */
function marksOf(pieces: readonly string[], terms: WeightedTerms) {
  const typed = pieces.flatMap((piece) => {
    const {pairs} = chineseTerms(piece);
    return hasHan(piece) && pairs.length > 0 ? pairs : piece;
  });
  const stems = [...terms.keys()].filter(
    (term) => term.length > 2 && !hasHan(term),
  );
  return [...new Set([...typed, ...stems])];
}

/** Analyses what was typed. */
export function analyse(
  text: string,
  vocabulary: Vocabulary,
  synonyms: readonly Synonyms[],
): Query {
  const key = nameKey(text);
  const pieces = contentOf(text).slice(0, MAXIMUM_PIECES);
  const words = pieces.flatMap((piece) => wordsOf(piece, vocabulary));
  const add = (to: WeightedTerms, terms: readonly string[], weight: number) =>
    terms
      .filter((term) => !to.has(term))
      .forEach((term) => to.set(term, weight));
  // Pinyin and words such as `setpoint`, typed with spaces.
  const joined = vocabulary.stemsOf(pieces.join(''));
  words.forEach(({terms}) => add(terms, joined, 0.6));
  for (const names of synonyms) {
    const typed = names.filter((name) => ` ${key} `.includes(name.key));
    const typedTerms = new Set(typed.flatMap((name) => name.terms));
    const others = names.filter((name) => !typed.includes(name));
    const otherTerms = others.flatMap((name) => name.terms);
    words
      .filter(({terms}) => [...terms.keys()].some((t) => typedTerms.has(t)))
      .forEach(({terms}) => add(terms, otherTerms, 0.4));
  }
  const all: WeightedTerms = new Map();
  for (const [term, weight] of words.flatMap(({terms}) => [...terms])) {
    all.set(term, Math.max(weight, all.get(term) ?? 0));
  }
  return {words, terms: all, key, marks: marksOf(pieces, all)};
}
