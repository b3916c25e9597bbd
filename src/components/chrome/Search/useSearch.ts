import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useEffect, useState} from 'react';

import {type Answer, searchClient} from '../../../search/client';

/** Short enough not to be felt, long enough to spare half of the keystrokes. */
const pauseMilliseconds = 60;

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
  const asked = query.trim();

  // The index is under way before the first letter.
  useEffect(() => {
    searchClient(url).catch(() => setFailedAttempt(attempt));
  }, [url, attempt]);

  useEffect(() => {
    let wanted = asked !== '';
    const timer = setTimeout(() => {
      if (wanted) {
        searchClient(url)
          .then((ask) => ask(asked, limit))
          .then((given) => wanted && setAnswer(given))
          .catch(() => wanted && setFailedAttempt(attempt));
      }
    }, pauseMilliseconds);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked, limit, url, attempt]);

  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  const failed = failedAttempt === attempt;
  const current = answer?.query === asked;
  if (failed) {
    return {state: 'failed', answer: undefined, retry};
  }
  if (asked === '') {
    return {state: 'idle', answer: undefined, retry};
  }
  return {state: current ? 'answered' : 'loading', answer, retry};
}
