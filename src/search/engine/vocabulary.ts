import SearchableMap from 'minisearch/SearchableMap';
import {stemmer} from 'stemmer';

import {chineseTerms, hasHan, piecesOf} from './terms';

/** Terms of the index with weights; 1 is the term of the word itself. */
export type WeightedTerms = Map<string, number>;

/** The word with each two neighbouring letters swapped. */
function withSwaps(word: string): readonly string[] {
  return Array.from(word.slice(1), (second, at) =>
    [word.slice(0, at), second, word.charAt(at), word.slice(at + 2)].join(''),
  );
}

/** All words of an index that are not Chinese, with their stems. */
export class Vocabulary {
  readonly #stems = new SearchableMap<string>();

  /**
   * Splits a text of the index into terms and learns its words.
   * @param isBody whether it is running text: single Chinese characters say
   * nothing there and would double the index
   */
  read(text: string, isBody = false): string[] {
    return piecesOf(text).flatMap((piece) => {
      if (!hasHan(piece)) {
        return this.#stems.fetch(piece, () => stemmer(piece));
      }
      const {characters, pairs} = chineseTerms(piece);
      return isBody && pairs.length > 0 ? pairs : [...characters, ...pairs];
    });
  }

  /** The stem of a word that the index has. */
  stemOf(word: string): string | undefined {
    return this.#stems.get(word);
  }

  /** The word itself, and words that begin with it: it may not be complete. */
  #completed(word: string): WeightedTerms {
    const found: WeightedTerms = new Map();
    const stem = this.stemOf(word) ?? this.stemOf(stemmer(word));
    const least = stem === undefined ? 0.6 : 0.1;
    if (word.length > 1) {
      for (const [longer, other] of this.#stems.atPrefix(word)) {
        const weight = least + 0.3 * (word.length / longer.length);
        found.set(other, Math.max(weight, found.get(other) ?? 0));
      }
    }
    return stem === undefined ? found : found.set(stem, 1);
  }

  /** Two words typed without a space, two letters swapped, or letters wrong. */
  #corrected(word: string): WeightedTerms {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      const stems = parts.flatMap((part) => this.stemOf(part) ?? []);
      if (stems.length === 2) {
        return new Map(stems.map((stem) => [stem, 0.65]));
      }
    }
    const edits = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
    const swapped = (edits > 0 ? withSwaps(word) : []).flatMap(
      (swap) => this.stemOf(swap) ?? [],
    );
    if (swapped.length > 0) {
      return new Map(swapped.map((stem) => [stem, 0.7]));
    }
    const near = [...this.#stems.fuzzyGet(word, edits).values()];
    const least = Math.min(...near.map(([, distance]) => distance));
    return new Map(
      near
        .filter(([, distance]) => distance === least)
        .map(([stem]) => [stem, 0.75 - 0.15 * least]),
    );
  }

  /** Terms that a typed word may stand for; only unknown words are corrected. */
  expand(word: string): WeightedTerms {
    const found = this.#completed(word);
    return found.size > 0 ? found : this.#corrected(word);
  }
}
