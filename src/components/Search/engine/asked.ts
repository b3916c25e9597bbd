import {push} from './lists';
import {characterPairsOf} from './phrases';
import type {IndexFile} from './types';
import {shares} from './weights';
import {wordsOf} from './words';

/** How many known queries speak for a page, each half as loud as the last. */
const mostAlike = 3;

interface Known {
  readonly pages: readonly number[];
  readonly length: number;
}

/** What queries are compared by: stems, and pairs of Chinese characters. */
function partsOf(
  query: string,
  vocabulary: ReadonlySet<string>,
): readonly string[] {
  const words = wordsOf(query, vocabulary);
  const stems = words.filter(({han}) => !han).map(({stem}) => stem);
  const pairs = characterPairsOf(words);
  const alone = words.filter(({han}) => han && pairs.length === 0);
  return [...new Set([...stems, ...pairs, ...alone.map(({text}) => text)])];
}

/**
 * Readers name a thing in words that its page does not use: what they are
 * known to type then tells more than all texts of the site.
 */
export class Asked {
  readonly #vocabulary: ReadonlySet<string>;
  readonly #queries: number;
  readonly #known: readonly Known[];
  /** The numbers of the known queries that have a part. */
  readonly #holders = new Map<string, number[]>();

  constructor({asked}: IndexFile, vocabulary: ReadonlySet<string>) {
    this.#vocabulary = vocabulary;
    this.#queries = asked.length;
    const parts = asked.map(([query]) => partsOf(query, vocabulary));
    parts.forEach((of, number) => {
      of.forEach((part) => push(this.#holders, part, number));
    });
    this.#known = asked.map(([, ...pages], number) => ({
      pages,
      length: this.#length(parts[number] ?? []),
    }));
  }

  /** The square of what a part tells: the rarer, the more. */
  #square(part: string): number {
    const times = this.#holders.get(part)?.length ?? 0;
    return Math.log(1 + this.#queries / (0.5 + times)) ** 2;
  }

  #length(parts: readonly string[]): number {
    const sum = parts.reduce((total, part) => total + this.#square(part), 0);
    return Math.sqrt(sum);
  }

  /**
   * How like a query is to those that mean a page: 1 for one of them, more
   * where several are like it. The cosine of what their parts tell.
   */
  likeness(query: string): ReadonlyMap<number, number> {
    const parts = partsOf(query, this.#vocabulary);
    const products = new Map<number, number>();
    for (const part of parts) {
      for (const number of this.#holders.get(part) ?? []) {
        const product = products.get(number) ?? 0;
        products.set(number, product + this.#square(part));
      }
    }
    const length = this.#length(parts);
    const byPage = new Map<number, number[]>();
    products.forEach((product, number) => {
      const known = this.#known[number];
      const cosine = product / (length * (known?.length ?? Infinity));
      known?.pages.forEach((page, place) => {
        push(byPage, page, cosine * (place === 0 ? 1 : shares.askedToo));
      });
    });
    const sums = [...byPage].map(([page, values]) => {
      const loudest = values.sort((a, b) => b - a).slice(0, mostAlike);
      const sum = loudest.reduce((all, value, at) => all + value / 2 ** at, 0);
      return [page, sum] as const;
    });
    return new Map(sums);
  }
}
