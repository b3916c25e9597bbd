import MiniSearch, {type Options} from 'minisearch';

import type {IndexedSection} from '../index-format';
import {closeness, coverage, type Query} from './query';
import type {Vocabulary} from './vocabulary';

/** How much the score of a text grows if all words are near each other in it. */
const CLOSENESS = 0.7;

/** A text by its fields, with the position of the page that it belongs to. */
export interface TextDocument {
  readonly page: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly section?: IndexedSection | undefined;
}

/** A document that was found. */
export interface Match extends TextDocument {
  readonly score: number;
  /** The fields that have each term of the query. */
  readonly fieldsByTerm: Readonly<Record<string, readonly string[]>>;
}

/** A map with the method by which MiniSearch adds terms. */
class TermMap<Value> extends Map<string, Value> {
  fetch(term: string, initial: () => Value): Value {
    const value = this.get(term) ?? initial();
    this.set(term, value);
    return value;
  }
}

/**
 * MiniSearch for whole terms. Its own tree of terms serves beginnings and wrong
 * letters, which `Vocabulary` finds here; a plain map is made in half the time.
 */
class ExactSearch extends MiniSearch {
  constructor(options: Options) {
    super(options);
    this._index = new TermMap() as unknown as typeof this._index;
  }
}

/** A MiniSearch index of documents, several of which may belong to a page. */
export class TextIndex {
  readonly #documents: readonly TextDocument[];
  /** The terms of each document in their order, a line for each field. */
  readonly #terms: readonly string[];
  readonly #index: ExactSearch;

  constructor(documents: readonly TextDocument[], vocabulary: Vocabulary) {
    this.#documents = documents;
    const termsByField = documents.map(({fields}) =>
      Object.fromEntries(
        Object.entries(fields).map(([field, text]) => [
          field,
          ` ${vocabulary.read(text, field === 'body').join(' ')} `,
        ]),
      ),
    );
    this.#terms = termsByField.map((terms) => Object.values(terms).join('\n'));
    this.#index = new ExactSearch({
      fields: Object.keys(documents[0]?.fields ?? {}),
      processTerm: (term) => term,
      tokenize: (terms) => terms.trim().split(' '),
    });
    this.#index.addAll(termsByField.map((terms, id) => ({...terms, id})));
  }

  /** The documents that have something of a query, by page, the best first. */
  search(query: Query): ReadonlyMap<number, readonly Match[]> {
    const byPage = new Map<number, Match[]>();
    const found = this.#index.search('query', {
      boost: {title: 1.15},
      boostTerm: (term) => query.terms.get(term) ?? 0,
      processTerm: (term) => term,
      tokenize: () => [...query.terms.keys()],
    });
    for (const {id, score, queryTerms, match} of found) {
      const document = this.#documents[Number(id)];
      const matches = byPage.get(document?.page ?? -1) ?? [];
      const share = coverage(query, (term) => term in match);
      // MiniSearch multiplies by the number of terms, synonyms included.
      const whole = (score / queryTerms.length) * share ** 2;
      if (document) {
        const terms = this.#terms[Number(id)] ?? '';
        const own = whole * (1 + CLOSENESS * closeness(query, terms));
        matches.push({...document, score: own, fieldsByTerm: match});
        byPage.set(document.page, matches);
      }
    }
    byPage.forEach((matches) => matches.sort((a, b) => b.score - a.score));
    return byPage;
  }
}
