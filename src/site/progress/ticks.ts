import {useSyncExternalStore} from 'react';

import {routeKey} from '../routeKey';
import type {PageProgress, Progress} from './schema';

/** Whether all exercises of a page are answered, or something was done there. */
export type Tick = 'done' | 'begun';

/** Returns the tick of a page on which something was done. */
export function tickOf({answered, exercises}: PageProgress): Tick {
  return exercises > 0 && answered.length >= exercises ? 'done' : 'begun';
}

let ticks: ReadonlyMap<string, Tick> = new Map();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the ticks of the progress given. */
export function publishTicks(progress: Progress): void {
  ticks = new Map(
    Object.entries(progress).map(([route, page]) => [route, tickOf(page)]),
  );
  listeners.forEach((listener) => listener());
}

/**
 * Returns the tick of the page that a link leads to. There is none until the
 * store is loaded, which happens after the start and only where something is
 * stored: this module is all that every page carries.
 */
export function useTick(href: string | undefined): Tick | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (href === undefined ? undefined : ticks.get(routeKey(href))),
    () => undefined,
  );
}
