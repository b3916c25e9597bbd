import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useEffect, useState} from 'react';

import {checkHostVersion} from '../../../offline/newVersion';
import {type Answer, searchClient} from '../../../search/client';

/** Delay of a search after a keystroke, ms: spares half of them and is not felt. */
const DELAY = 60;

export interface Search {
  readonly state: 'idle' | 'loading' | 'answered' | 'failed';
  /** The last one while the next is being made; none for an empty query. */
  readonly answer: Answer | undefined;
  readonly retry: () => void;
}

/** Answers a query that changes while the reader types. */
export function useSearch(query: string, limit: number): Search {
  const data = usePluginData('@easyops-cn/docusaurus-search-local');
  const url = useBaseUrl((data as {readonly index: string}).index);
  const [answer, setAnswer] = useState<Answer>();
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const [attempt, setAttempt] = useState(0);
  const trimmed = query.trim();

  // Starts to load the index before the first letter is typed.
  useEffect(() => {
    searchClient(url).catch(async () => {
      await checkHostVersion();
      setFailedAttempt(attempt);
    });
  }, [url, attempt]);

  useEffect(() => {
    let isCurrent = trimmed !== '';
    const timer = setTimeout(() => {
      if (isCurrent) {
        searchClient(url)
          .then((search) => search(trimmed, limit))
          .then((found) => isCurrent && setAnswer(found))
          .catch(() => isCurrent && setFailedAttempt(attempt));
      }
    }, DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [trimmed, limit, url, attempt]);

  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  if (failedAttempt === attempt) {
    return {state: 'failed', answer: undefined, retry};
  }
  if (trimmed === '') {
    return {state: 'idle', answer: undefined, retry};
  }
  const isAnswered = answer?.query === trimmed;
  return {state: isAnswered ? 'answered' : 'loading', answer, retry};
}
