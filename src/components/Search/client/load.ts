import {type Answer, createEngine, type IndexFile} from '../engine';

export type Ask = (query: string, limit: number) => Answer;

/**
 * Loads a language's index.
 * @param again past the browser's cache, which may hold a broken answer
 * @throws Error when it is not there, not whole or not an index
 */
export async function loadEngine(url: string, again: boolean): Promise<Ask> {
  // The name changes with the content: what is in the cache is right.
  const cache = again ? 'reload' : 'force-cache';
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return createEngine((await response.json()) as IndexFile);
}
