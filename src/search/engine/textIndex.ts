import MiniSearch, {type Options} from 'minisearch';

import type {IndexedSection} from '../index-format';
import {coverage, type Query} from './query';
import type {Vocabulary} from './vocabulary';

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
  readonly #index: ExactSearch;

  constructor(documents: readonly TextDocument[], vocabulary: Vocabulary) {
    this.#documents = documents;
    this.#index = new ExactSearch({
      fields: Object.keys(documents[0]?.fields ?? {}),
      processTerm: (term) => term,
      tokenize: (text, field) => vocabulary.read(text, field === 'body'),
    });
    this.#index.addAll(documents.map(({fields}, id) => ({...fields, id})));
  }

  /** The documents that have something of a query, by page, the best first. */
  search(query: Query): ReadonlyMap<number, readonly Match[]> {
    const byPage = new Map<number, Match[]>();
    const found = this.#index.search('query', {
      boost: {title: 1.3},
      boostTerm: (term) => query.terms.get(term) ?? 0,
      processTerm: (term) => term,
      tokenize: () => [...query.terms.keys()],
    });
    for (const {id, score, queryTerms, match} of found) {
      const document = this.#documents[Number(id)];
      const matches = byPage.get(document?.page ?? -1) ?? [];
      const share = coverage(query, (term) => term in match);
      // MiniSearch multiplies by the number of terms, synonyms included.
      const own = (score / queryTerms.length) * share ** 2;
      if (document) {
        matches.push({...document, score: own, fieldsByTerm: match});
        byPage.set(document.page, matches);
      }
    }
    byPage.forEach((matches) => matches.sort((a, b) => b.score - a.score));
    return byPage;
  }
}
