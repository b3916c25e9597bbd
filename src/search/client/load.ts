import {
  type FurtherTexts,
  furtherTextsUrl,
  joinTexts,
  type SearchIndex,
} from '../index-format';
import {type Answer, createSearch} from './answer';

/** Answers one query without blocking the page. */
export type AsyncSearch = (query: string, limit: number) => Promise<Answer>;

/** How long an answer waits for the ends of the texts, ms: hardly to be noticed. */
const PATIENCE = 300;

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
}

/** @param again past the browser's cache, which may hold a broken answer */
async function loadJson(url: string, again: boolean): Promise<unknown> {
  // The name changes with the content: what is in the cache is right.
  const cache = again ? 'reload' : 'force-cache';
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response.json();
}

/**
 * Loads a language's index. It answers from the beginnings of the texts while
 * their ends are late; that no page has a query is said when all are read. A
 * failure to load the ends is not remembered: the next query tries again.
 * @param again past the browser's cache, which may hold a broken answer
 * @returns a search that rejects where an answer needs texts that are lost
 * @throws Error when the index is not there, not whole or not an index
 */
export async function loadSearch(
  url: string,
  again: boolean,
): Promise<AsyncSearch> {
  const index = (await loadJson(url, again)) as SearchIndex;
  let search = createSearch(index);
  let completion: Promise<void> | undefined;
  let isRepeated = again;
  const complete = (): Promise<void> => {
    completion ??= loadJson(furtherTextsUrl(url), isRepeated).then(
      (further) => {
        search = createSearch(joinTexts(index, further as FurtherTexts));
      },
    );
    completion.catch(() => {
      isRepeated = true;
      completion = undefined;
    });
    return completion;
  };
  void complete();
  return async (query, limit) => {
    const completed = complete();
    await Promise.race([completed.catch(() => undefined), patience()]);
    const used = search;
    const answer = used(query, limit);
    if (!answer.isWhole) {
      await completed;
    }
    return search === used ? answer : search(query, limit);
  };
}
