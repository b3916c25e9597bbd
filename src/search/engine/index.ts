import type {SearchIndex} from '../index-format';
import {makeIndexes} from './indexes';
import {analyse} from './query';
import {type FoundPage, rank} from './rank';

/** All pages found for one query, the best first. */
export interface Found {
  readonly pages: readonly FoundPage[];
  /** What to mark in the texts. */
  readonly words: readonly string[];
}

/**
 * Makes the function that finds pages in one language's index.
 * @throws TypeError when the file is not an index
 */
export function createEngine(file: SearchIndex): (query: string) => Found {
  const indexes = makeIndexes(file);
  return (text) => {
    const query = analyse(text, indexes.vocabulary, indexes.synonyms);
    return {pages: rank(indexes, query), words: query.marks};
  };
}
