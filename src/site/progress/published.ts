import {useSyncExternalStore} from 'react';

import {routeKey} from '../routeKey';
import type {PageProgress, Progress} from './schema';

/** How much is done of what a page has: exercises, predictions and tasks. */
export interface Share {
  readonly done: number;
  readonly total: number;
}

/** Returns the share of a page; undefined while nothing is done there. */
export function shareOf(page: PageProgress): Share | undefined {
  const {answered, chosen, drawn, ticked, total} = page;
  const done = [answered, chosen, drawn, ticked].flat().length;
  return done > 0 ? {done: Math.min(done, total), total} : undefined;
}

/** What every page can show of the progress. */
interface Published {
  readonly shares: ReadonlyMap<string, Share | undefined>;
  /** Index of the next step of the path; undefined unless it is under way. */
  readonly step: number | undefined;
}

let published: Published = {shares: new Map(), step: undefined};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the progress given, and the next step of the path. */
export function publish(progress: Progress, step: number | undefined): void {
  const pages = Object.entries(progress);
  const shares = pages.map(([route, page]) => [route, shareOf(page)] as const);
  published = {shares: new Map(shares), step};
  listeners.forEach((listener) => listener());
}

/**
 * Returns what is done on the page that a link leads to. It is undefined until
 * the store is loaded, which happens after the start and only where something
 * is stored: this module is all that every page carries.
 */
export function useShare(href: string | undefined): Share | undefined {
  return useSyncExternalStore(
    subscribe,
    () =>
      href === undefined ? undefined : published.shares.get(routeKey(href)),
    () => undefined,
  );
}

/** Returns the index of the step with which the reader goes on, if there is one. */
export function useNextStep(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => published.step,
    () => undefined,
  );
}
