import lunr from 'lunr';

import {Homophones} from './homophones';
import {push} from './lists';
import type {IndexFile} from './types';
import {latinWords, stemOf, stemsOf, type Word} from './words';

/** How well a term of the index is what was typed: 1 for the word itself. */
export type Meanings = ReadonlyMap<string, number>;

type LunrIndex = ReturnType<typeof lunr.Index.load>;
type TokenSet = ReturnType<typeof lunr.TokenSet.fromArray>;

const roundOff = 100;

/** The numbers of the documents that hold a term. */
type Holders = ReadonlyMap<string, readonly number[]>;

function holdersOf(documents: readonly string[]): Holders {
  const holders = new Map<string, number[]>();
  documents.forEach((text, number) => {
    for (const stem of stemsOf(text)) {
      push(holders, stem, number);
    }
  });
  return holders;
}

/** Of titles, keywords, descriptions, headings, texts: all but Chinese. */
function holdersByField({pages, sections}: IndexFile): readonly Holders[] {
  return [
    pages.map(([, title]) => title),
    pages.map(([, , , , , keywords]) => keywords),
    pages.map(([, , , , description]) => description),
    sections.map(([, title]) => title),
    sections.map(([, , , text]) => text),
  ].map(holdersOf);
}

function lunrIndex(holders: Holders): LunrIndex {
  const documents = new Map<number, number[]>();
  // In the order that lunr builds its sets of terms in.
  const sorted = [...holders].sort(([a], [b]) => (a < b ? -1 : 1));
  const invertedIndex = sorted.map(([term, numbers], at) => {
    const weight =
      Math.round(roundOff * Math.log(1 + 1000 / numbers.length)) / roundOff;
    for (const number of numbers) {
      const vector = documents.get(number) ?? [];
      vector.push(at, weight);
      documents.set(number, vector);
    }
    const fields = Object.fromEntries(numbers.map((number) => [number, {}]));
    return [term, {_index: at, t: fields}];
  });
  return lunr.Index.load({
    version: lunr.version,
    fields: ['t'],
    fieldVectors: [...documents].map(([n, vector]) => [`t/${n}`, vector]),
    invertedIndex,
    pipeline: [],
  });
}

/** English words as titles, keywords and headings spell them, with stems. */
function spellings({pages, sections}: IndexFile): ReadonlyMap<string, string> {
  const texts = [
    ...pages.flatMap(([, title, , , , keywords]) => [title, keywords]),
    ...sections.map(([, title]) => title),
  ];
  const words = texts.flatMap(latinWords).filter(({length}) => length > 3);
  return new Map(words.map((word) => [word, stemOf(word)]));
}

/** How many letters may be wrong: two in a long word, none in a short one. */
function distancesFor({length}: string): readonly number[] {
  return [...(length >= 4 ? [1] : []), ...(length >= 7 ? [2] : [])];
}

function near(
  word: string,
  among: TokenSet,
  distance: number,
): readonly string[] {
  const like = lunr.TokenSet.fromFuzzyString(word, distance);
  return among.intersect(like).toArray();
}

/** The five lunr indexes of a language and their common vocabulary. */
export class Fields {
  readonly #indexes: readonly LunrIndex[];
  readonly #terms: TokenSet;
  readonly #spellings: ReadonlyMap<string, string>;
  readonly #spelt: TokenSet;
  readonly vocabulary: ReadonlySet<string>;
  readonly homophones: Homophones;

  constructor(file: IndexFile) {
    const holders = holdersByField(file);
    this.#indexes = holders.map(lunrIndex);
    const latin = new Set(holders.flatMap((of) => [...of.keys()]));
    this.vocabulary = new Set([...latin, ...file.words]);
    this.homophones = new Homophones(file);
    this.#terms = lunr.TokenSet.fromArray([...latin].sort());
    this.#spellings = spellings(file);
    this.#spelt = lunr.TokenSet.fromArray([...this.#spellings.keys()].sort());
  }

  #like(pattern: string): readonly string[] {
    const set = lunr.TokenSet.fromString(pattern);
    return this.#terms.intersect(set).toArray();
  }

  /** Whether some text has the word, in whatever form. */
  knows(text: string): boolean {
    return this.vocabulary.has(stemOf(text)) || this.#spellings.has(text);
  }

  /** Words of titles, keywords and headings that an unknown one is near to. */
  corrections(text: string): readonly string[] {
    if (this.#like(`${stemOf(text)}*`).length > 0) {
      return [];
    }
    const found = distancesFor(text).map((d) => near(text, this.#spelt, d));
    return found.find(({length}) => length > 0) ?? [];
  }

  #misspelt(word: Word): Meanings {
    if (word.everyday) {
      return new Map();
    }
    const {text, stem} = word;
    for (const distance of distancesFor(text)) {
      // A stem is another word: `pipng` is near `piping`, not near `pipe`.
      const spelt = near(text, this.#spelt, distance).flatMap(
        (word) => this.#spellings.get(word) ?? [],
      );
      const stems = distancesFor(stem).includes(distance)
        ? near(stem, this.#terms, distance)
        : [];
      const found = [...spelt, ...stems];
      if (found.length > 0) {
        return new Map(found.map((term) => [term, 0.75 - 0.15 * distance]));
      }
    }
    return new Map();
  }

  /** The terms a typed word may stand for; only unknown words are corrected. */
  meanings(word: Word): Meanings {
    const {text, stem} = word;
    const found = new Map<string, number>();
    if (text.length >= 2) {
      for (const term of this.#like(`${stem}*`)) {
        found.set(term, 0.6 + 0.3 * (stem.length / term.length));
      }
    }
    for (const term of [text, stem].filter((t) => this.vocabulary.has(t))) {
      found.set(term, 1);
    }
    return found.size > 0 ? found : this.#misspelt(word);
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
