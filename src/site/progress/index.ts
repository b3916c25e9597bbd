import {useLocation} from '@docusaurus/router';
import {useCallback, useSyncExternalStore} from 'react';

import {routeKey} from '../routeKey';
import type {Progress} from './schema';
import {getProgress, getUnread, subscribe} from './store';

export {routeKey} from '../routeKey';
export type {Activity, PageProgress, Progress, Refusal} from './schema';
export {
  exportProgress,
  forgetProgress,
  getPractice,
  importProgress,
  keepPractice,
  record,
  subscribe,
} from './store';
export {ringAttributes, shareText} from './ring';
export {shareOf} from './schema';

const NOTHING: Progress = {};

/** Returns what was done on all pages; nothing on the server. */
export function useAllProgress(): Progress {
  return useSyncExternalStore(subscribe, getProgress, () => NOTHING);
}

/** Returns the stored text that cannot be read, if there is one. */
export function useUnread(): string | undefined {
  return useSyncExternalStore(subscribe, getUnread, () => undefined);
}

/**
 * Returns a function that tells whether something was done on the present page,
 * in this browser, by its id: `isDone('lag-mark')`. Use `record` to add to it.
 */
export function useProgress(): (id: string) => boolean {
  const progress = useAllProgress();
  const page = progress[routeKey(useLocation().pathname)];
  return useCallback(
    (id) =>
      page !== undefined &&
      [page.answered, page.chosen, page.drawn, page.ticked].some((ids) =>
        ids.includes(id),
      ),
    [page],
  );
}
