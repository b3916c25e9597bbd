import {group} from 'd3-array';
import MiniSearch from 'minisearch';

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
  /** Whether other pages have a section with the same anchor. */
  readonly isCommon?: boolean;
}

/** A document that was found. */
export interface Match extends TextDocument {
  readonly score: number;
  /** The fields that have each term of the query. */
  readonly fieldsByTerm: Readonly<Record<string, readonly string[]>>;
}

/** Finds the documents that have something of a query, by page, the best first. */
export type TextIndex = (query: Query) => ReadonlyMap<number, readonly Match[]>;

/**
 * Takes the place of MiniSearch's tree of terms. That serves beginnings and
 * wrong letters, which `Vocabulary` finds here; a plain map is made in a
 * fraction of the time.
 */
class TermMap<Value> extends Map<string, Value> {
  fetch(term: string, initial: () => Value): Value {
    const value = this.get(term) ?? initial();
    this.set(term, value);
    return value;
  }
}

/** Indexes documents, several of which may belong to a page, with MiniSearch. */
export function indexTexts(
  documents: readonly TextDocument[],
  vocabulary: Vocabulary,
): TextIndex {
  const names = Object.keys(documents[0]?.fields ?? {});
  // The terms of each document in their order, a line for each field.
  const indexed = documents.map(({fields}, id) => {
    const lines = names.map((name) =>
      vocabulary.read(fields[name] ?? '', name === 'body').join(' '),
    );
    return {id, terms: ` ${lines.join(' \n ')} `};
  });
  const index = new MiniSearch<(typeof indexed)[number]>({
    fields: names,
    extractField: ({id, terms}, name) =>
      name === 'id'
        ? String(id)
        : (terms.split('\n')[names.indexOf(name)] ?? ''),
    processTerm: (term) => term,
    tokenize: (terms) => terms.trim().split(' '),
  });
  Object.assign(index, {_index: new TermMap()});
  index.addAll(indexed);
  return (query) => {
    const found = index.search('query', {
      boost: {title: 1.15},
      boostTerm: (term) => query.terms.get(term) ?? 0,
      processTerm: (term) => term,
      tokenize: () => [...query.terms.keys()],
    });
    const matches = found.flatMap(({id, score, queryTerms, match}) => {
      const document = documents[Number(id)];
      const share = coverage(query, (term) => term in match, 'all');
      const near = closeness(query, indexed[Number(id)]?.terms ?? '');
      // MiniSearch multiplies by the number of terms, synonyms included.
      const whole = (score / queryTerms.length) * share ** 2;
      const own = whole * (1 + CLOSENESS * near);
      return document ? {...document, score: own, fieldsByTerm: match} : [];
    });
    return group(
      matches.sort((a, b) => b.score - a.score),
      ({page}) => page,
    );
  };
}
