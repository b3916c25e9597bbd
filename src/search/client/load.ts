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

/**
 * Makes something of a file. Its name changes with the content, so what is in
 * the browser's cache is right; if it is broken, it is loaded past the cache.
 */
async function load<Made>(
  url: string,
  make: (file: unknown) => Made,
): Promise<Made> {
  const attempt = async (cache: RequestCache) => {
    const response = await fetch(url, {cache});
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    return make(await response.json());
  };
  return attempt('force-cache').catch(() => attempt('reload'));
}

/**
 * Loads a language's index. It answers from the beginnings of the texts while
 * their ends are late; that no page has a query is said when all are read. A
 * failure to load the ends is not remembered: the next query tries again.
 * @returns a search that rejects where an answer needs texts that are lost
 * @throws Error when the index is not there, not whole or not an index
 */
export async function loadSearch(url: string): Promise<AsyncSearch> {
  const first = await load(url, (file) => {
    const index = file as SearchIndex;
    return {index, search: createSearch(index)};
  });
  let {search} = first;
  let completion: Promise<void> | undefined;
  const complete = () => {
    completion ??= load(furtherTextsUrl(url), (further) => {
      const index = joinTexts(first.index, further as FurtherTexts);
      search = createSearch(index);
    });
    completion.catch(() => {
      completion = undefined;
    });
    return completion;
  };
  void complete();
  return async (query, limit) => {
    const completed = complete();
    const patience = new Promise((resolve) => {
      setTimeout(resolve, PATIENCE);
    });
    await Promise.race([completed.catch(() => undefined), patience]);
    const used = search;
    const answer = used(query, limit);
    if (!answer.isWhole) {
      await completed;
    }
    return search === used ? answer : search(query, limit);
  };
}
