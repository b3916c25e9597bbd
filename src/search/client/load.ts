import type {SearchIndex} from '../index-format';
import {createSearch, type Search} from './answer';

/**
 * Loads a language's index.
 * @param again past the browser's cache, which may hold a broken answer
 * @throws Error when it is not there, not whole or not an index
 */
export async function loadSearch(url: string, again: boolean): Promise<Search> {
  // The name changes with the content: what is in the cache is right.
  const cache = again ? 'reload' : 'force-cache';
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return createSearch((await response.json()) as SearchIndex);
}
