import lunr from 'lunr';

import type {IndexFile, Posting} from './types';
import type {Word} from './words';

/** How well a term of the index is what was typed: 1 for the word itself. */
export type Meanings = ReadonlyMap<string, number>;

type LunrIndex = ReturnType<typeof lunr.Index.load>;

const roundOff = 100;

/** Rebuilds what lunr loads from what the file keeps. */
function lunrIndex(postings: readonly Posting[]): LunrIndex {
  const documents = new Map<number, number[]>();
  const invertedIndex = postings.map(([term, ...distances], at) => {
    const holders: Record<string, object> = {};
    const weight =
      Math.round(roundOff * Math.log(1 + 1000 / distances.length)) / roundOff;
    let number = 0;
    for (const distance of distances) {
      number += distance;
      holders[number] = {};
      const vector = documents.get(number) ?? [];
      vector.push(at, weight);
      documents.set(number, vector);
    }
    return [term, {_index: at, t: holders}];
  });
  return lunr.Index.load({
    version: lunr.version,
    fields: ['t'],
    fieldVectors: [...documents].map(([n, vector]) => [`t/${n}`, vector]),
    invertedIndex,
    pipeline: [],
  });
}

/** The five lunr indexes of a language and their common vocabulary. */
export class Fields {
  readonly #indexes: readonly LunrIndex[];
  readonly #terms: ReturnType<typeof lunr.TokenSet.fromArray>;
  readonly vocabulary: ReadonlySet<string>;

  constructor({terms}: IndexFile) {
    this.#indexes = terms.map(lunrIndex);
    this.vocabulary = new Set(terms.flat().map(([term]) => term));
    this.#terms = lunr.TokenSet.fromArray([...this.vocabulary].sort());
  }

  #like(pattern: string): readonly string[] {
    const set = lunr.TokenSet.fromString(pattern);
    return this.#terms.intersect(set).toArray();
  }

  #misspelt(word: string): Meanings {
    const distances = [1, ...(word.length >= 7 ? [2] : [])];
    for (const distance of word.length < 4 ? [] : distances) {
      const set = lunr.TokenSet.fromFuzzyString(word, distance);
      const near = this.#terms.intersect(set).toArray();
      if (near.length > 0) {
        return new Map(near.map((term) => [term, 0.75 - 0.15 * distance]));
      }
    }
    return new Map();
  }

  /** The terms a typed word may stand for; only unknown words are corrected. */
  meanings({text, stem, han}: Word): Meanings {
    const found = new Map<string, number>();
    const add = (term: string, quality: number) =>
      found.set(term, Math.max(quality, found.get(term) ?? 0));
    for (const term of [text, stem].filter((w) => this.vocabulary.has(w))) {
      add(term, 1);
    }
    const least = han ? 1 : 2;
    if (text.length >= least) {
      for (const term of this.#like(`${stem}*`)) {
        add(term, 0.6 + 0.3 * (stem.length / term.length));
      }
    }
    if (han && text.length > 1) {
      this.#like(`*${text}*`).forEach((term) => add(term, 0.7));
    }
    return found.size > 0 || han ? found : this.#misspelt(stem);
  }

  /** Which documents of a field hold a word, and how well each fits. */
  holders(field: number, meanings: Meanings): ReadonlyMap<number, number> {
    const index = this.#indexes[field];
    if (!index || meanings.size === 0) {
      return new Map();
    }
    const matches = index.query((query) => {
      for (const [term, boost] of meanings) {
        query.term(term, {boost, usePipeline: false});
      }
    });
    return new Map(
      matches.map(({ref, matchData}) => [
        Number(ref),
        Math.max(
          ...Object.keys(matchData.metadata).map((t) => meanings.get(t) ?? 0),
        ),
      ]),
    );
  }
}
