import {useSyncExternalStore} from 'react';

import {routeKey} from '../routeKey';
import type {Ring} from './ring';

/** What every page can show of the progress. */
export interface Published {
  /** The rings of pages, by route without the prefix of the language. */
  readonly rings: ReadonlyMap<string, Ring>;
  /** Index of the next step of the path; undefined unless it is under way. */
  readonly step: number | undefined;
}

let published: Published = {rings: new Map(), step: undefined};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows rings and the next step of the path. */
export function publish(next: Published): void {
  published = next;
  listeners.forEach((listener) => listener());
}

/**
 * Returns the ring of the page that a link leads to. It is undefined until
 * the store is loaded, which happens after the start and only where something
 * is stored: this module is all that every page carries.
 */
export function useRing(href: string | undefined): Ring | undefined {
  return useSyncExternalStore(
    subscribe,
    () =>
      href === undefined ? undefined : published.rings.get(routeKey(href)),
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
