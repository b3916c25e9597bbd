import SearchableMap from 'minisearch/SearchableMap';
import {stemmer} from 'stemmer';

import {chineseTerms, hasHan, piecesOf} from './terms';

/** Terms of the index with weights; 1 is the term of the word itself. */
export type WeightedTerms = Map<string, number>;

/** All words of an index that are not Chinese, with their stems. */
export class Vocabulary {
  readonly #stems = new Map<string, string>();
  readonly #tree = new SearchableMap<string>();

  /**
   * Splits a text of the index into terms and learns its words.
   * @param isBody whether it is running text: single Chinese characters say
   * nothing there and would double the index
   */
  read(text: string, isBody = false): string[] {
    return piecesOf(text).flatMap((piece) => {
      if (!hasHan(piece)) {
        const stem = this.#stems.get(piece) ?? stemmer(piece);
        this.#stems.set(piece, stem);
        return stem;
      }
      const {characters, pairs} = chineseTerms(piece);
      return isBody && pairs.length > 0 ? pairs : [...characters, ...pairs];
    });
  }

  /** Makes the words that were learnt ready to be expanded. */
  close(): void {
    this.#stems.forEach((stem, word) => this.#tree.set(word, stem));
  }

  /** The stems of those words that the index has. */
  stemsOf(...words: readonly string[]): readonly string[] {
    return words.flatMap((word) => this.#stems.get(word) ?? []);
  }

  /** Two words typed without a space, two letters swapped, or letters wrong. */
  #corrected(word: string): WeightedTerms {
    const cuts = Array.from(word, (_, at) => [
      word.slice(0, at),
      word.slice(at),
    ]);
    const parted = cuts
      .slice(3, -2)
      .map((parts) => this.stemsOf(...parts))
      .find(({length}) => length === 2);
    const edits = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
    const swaps = cuts.map(
      ([left = '', right = '']) =>
        `${left}${right.charAt(1)}${right.charAt(0)}${right.slice(2)}`,
    );
    const swapped = edits > 0 ? this.stemsOf(...swaps) : [];
    if (parted || swapped.length > 0) {
      return new Map((parted ?? swapped).map((stem) => [stem, 0.7]));
    }
    const near = [...this.#tree.fuzzyGet(word, edits).values()];
    const least = Math.min(...near.map(([, distance]) => distance));
    const nearest = near.filter(([, distance]) => distance === least);
    return new Map(nearest.map(([stem]) => [stem, 0.75 - 0.15 * least]));
  }

  /**
   * Terms that a typed word may stand for: the word itself, words that begin
   * with it, since it may not be complete, or else its corrections.
   */
  expand(word: string): WeightedTerms {
    const found: WeightedTerms = new Map();
    const [stem] = this.stemsOf(word, stemmer(word));
    const least = stem === undefined ? 0.6 : 0.1;
    for (const [longer, other] of this.#tree.atPrefix(word)) {
      const weight = least + 0.3 * (word.length / longer.length);
      if (word.length > 1) {
        found.set(other, Math.max(weight, found.get(other) ?? 0));
      }
    }
    if (stem !== undefined) {
      found.set(stem, 1);
    }
    return found.size > 0 ? found : this.#corrected(word);
  }
}
