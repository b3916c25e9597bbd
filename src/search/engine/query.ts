import {stemmer} from 'stemmer';

import {chineseTerms, hasHan, piecesOf} from './terms';
import type {Vocabulary, WeightedTerms} from './vocabulary';

/** One word of a query, or a character or pair of its Chinese. */
interface QueryWord {
  /** What it counts when a document is asked how much of the query it has. */
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

/** A name in the glossary, with its terms. */
export interface Name {
  readonly key: string;
  readonly terms: readonly string[];
}

/** More words say nothing more, and cost time. */
const maximumPieces = 16;
const stopWords = new Set(
  'a about am an and any are as at be been but by can could did do does for from had has have he how i if in into is it its just me my need of on or our s should so than that the their them then there these they this to us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);
/** Words of Chinese questions, the longest first. */
const questionWords =
  /请问|为什么|为何|怎么办|怎么样|怎么|怎样|如何|是什么意思|什么意思|什么是|是什么|什么|哪些|哪里|哪个|哪种|多少|多久|可以|能不能|能否|是否|需要|应该|有没有|到底|的|了|吗|呢|吧|啊|我|你|要|很|太/u;

/** The pieces of a text without those that only ask, unless these are all. */
function contentOf(text: string): readonly string[] {
  const all = piecesOf(text);
  const content = all
    .flatMap((piece) => piece.split(questionWords))
    .filter((piece) => piece !== '' && !stopWords.has(piece));
  return [...new Set(content.length > 0 ? content : all)];
}

/** What names are compared by: stems between spaces, Chinese without. */
export function nameKey(name: string): string {
  const stems = contentOf(name).map(stemmer).join(' ');
  return hasHan(name) ? stems : ` ${stems} `;
}

function wordsOf(piece: string, vocabulary: Vocabulary): readonly QueryWord[] {
  if (!hasHan(piece)) {
    return [{weight: 1, terms: vocabulary.expand(piece)}];
  }
  const {characters, pairs} = chineseTerms(piece);
  const character = pairs.length > 0 ? 0.5 : 1;
  return [
    ...characters.map((term) => [term, character] as const),
    ...pairs.map((term) => [term, 1] as const),
  ].map(([term, weight]) => ({weight, terms: new Map([[term, weight]])}));
}

function marksOf(
  pieces: readonly string[],
  terms: WeightedTerms,
): readonly string[] {
  const typed = pieces.flatMap((piece) =>
    hasHan(piece) ? (piece.match(/.(?=(.))/gu) ?? [piece]) : piece,
  );
  const stems = [...terms.keys()].filter((term) => /^[^~]{3}/.test(term));
  return [...new Set([...typed, ...stems])];
}

/**
 * Analyses what was typed.
 * @param synonyms names of the same things, in both languages
 */
export function analyse(
  text: string,
  vocabulary: Vocabulary,
  synonyms: readonly (readonly Name[])[],
): Query {
  const pieces = contentOf(text).slice(0, maximumPieces);
  const words = pieces.flatMap((piece) => wordsOf(piece, vocabulary));
  const addTo = (word: QueryWord, terms: readonly string[], weight: number) =>
    terms
      .filter((term) => !word.terms.has(term))
      .forEach((term) => word.terms.set(term, weight));
  // Pinyin and words such as `setpoint`, typed with spaces.
  const joined = vocabulary.stemOf(pieces.join(''));
  words.forEach((word) =>
    addTo(word, joined === undefined ? [] : [joined], 0.6),
  );
  const key = nameKey(text);
  for (const names of synonyms) {
    const typed = names.filter((name) => ` ${key} `.includes(name.key));
    const others = names.filter((name) => !typed.includes(name));
    const typedTerms = new Set(typed.flatMap((name) => name.terms));
    words
      .filter(({terms}) => [...terms.keys()].some((t) => typedTerms.has(t)))
      .forEach((word) =>
        addTo(
          word,
          others.flatMap(({terms}) => terms),
          0.4,
        ),
      );
  }
  const terms: WeightedTerms = new Map();
  for (const [term, weight] of words.flatMap((word) => [...word.terms])) {
    terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  }
  const unknownWeight = 0.25;
  return {
    words: words.map((word) =>
      word.terms.size > 0 ? word : {...word, weight: unknownWeight},
    ),
    terms,
    key,
    marks: marksOf(pieces, terms),
  };
}
