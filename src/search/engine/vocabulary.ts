import SearchableMap from 'minisearch/SearchableMap';
import {stemmer} from 'stemmer';

import {chineseTerms, hasHan, piecesOf, unifySpelling} from './terms';

/** Terms of the index with weights; 1 is the term of the word itself. */
export type WeightedTerms = Map<string, number>;

/** What the forms of a word and its spellings have in common. */
export function stemOf(word: string): string {
  return stemmer(unifySpelling(word));
}

/** All words of an index that are not Chinese, with their stems. */
export class Vocabulary {
  /** A tree, which finds beginnings and wrong letters. */
  readonly #stems = new SearchableMap<string>();
  /** How many texts have each term: a stem, or a character or pair of Chinese. */
  readonly #counts = new Map<string, number>();
  #texts = 0;

  #learn(word: string): string {
    const stem = stemOf(word);
    this.#stems.set(word, stem);
    return stem;
  }

  /**
   * Splits a text of the index into terms and learns its words.
   * @param isBody whether it is running text: single Chinese characters say
   * nothing there and would double the index
   */
  read(text: string, isBody = false): string[] {
    const terms = piecesOf(text).flatMap((piece) => {
      if (!hasHan(piece)) {
        return this.#stems.get(piece) ?? this.#learn(piece);
      }
      const {characters, pairs} = chineseTerms(piece);
      return isBody && pairs.length > 0 ? pairs : [...characters, ...pairs];
    });
    this.#texts += 1;
    for (const term of new Set(terms)) {
      this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
    }
    return terms;
  }

  /** Whether a text of the index has this term. */
  has(term: string): boolean {
    return this.#counts.has(term);
  }

  /** How much a term tells: 1 if no text has it, nearly 0 if each has. */
  rarity(term: string): number {
    const count = 1 + (this.#counts.get(term) ?? 0);
    return Math.log1p(this.#texts / count) / Math.log1p(this.#texts);
  }

  /** Words instead of one: two without a space, letters swapped or wrong. */
  corrections(word: string): ReadonlyMap<string, number> {
    const edits = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
    const isKnown = (each: string) => this.#stems.has(each);
    const cuts = Array.from(word, (_, at) => [
      word.slice(0, at),
      word.slice(at),
    ]);
    const parted = cuts.slice(3, -2).find((parts) => parts.every(isKnown));
    const swapped = cuts
      .map(
        ([left = '', right = '']) => left + right.replace(/(.)(.)/su, '$2$1'),
      )
      .filter((each) => edits > 0 && isKnown(each));
    const certain = parted ?? swapped;
    if (certain.length > 0) {
      return new Map(certain.map((each) => [each, 0.7]));
    }
    // A word is known by its first letter, which is seldom wrong.
    const near = [...this.#stems.fuzzyGet(word, edits)].filter(
      ([other]) => other[0] === word[0],
    );
    const least = Math.min(...near.map(([, [, distance]]) => distance));
    return new Map(
      near
        .filter(([, [, distance]]) => distance === least)
        .map(([other]) => [other, 0.75 - 0.15 * least]),
    );
  }

  /**
   * Terms that a typed word may stand for: the word itself, and words that
   * begin with it, since it may not be complete.
   */
  expand(word: string): WeightedTerms {
    const found: WeightedTerms = new Map();
    const stem = stemOf(word);
    const isKnown = this.has(stem);
    // One letter begins too many words.
    const longer = word.length > 1 ? this.#stems.atPrefix(word).values() : [];
    for (const other of longer) {
      found.set(other, isKnown ? 0.3 : 0.8);
    }
    return isKnown ? found.set(stem, 1) : found;
  }
}
