import {RUNTIME_CHUNK, runtimeAddress} from './entryScripts';

/** Store that holds whether the host has a newer version than this page. */
let isAvailable = false;
const listeners = new Set<() => void>();

/** Sets the state and notifies the subscribers. */
export function setNewVersionAvailable(available: boolean): void {
  isAvailable = available;
  for (const listener of listeners) {
    listener();
  }
}

/** Adds a listener and returns the function that removes it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the state, as a snapshot for `useSyncExternalStore`. */
export function isNewVersionAvailable(): boolean {
  return isAvailable;
}

/**
 * Finds out whether the host serves another version than that of this tab, whose
 * files are then gone: its worker names the entry scripts. Without an answer
 * nothing changes.
 */
export function checkHostVersion(): Promise<void> {
  return fetch('/sw.js', {cache: 'no-cache'})
    .then((response) => response.text())
    .then((worker) => {
      const own = runtimeAddress() ?? '';
      if (worker.includes(`/${RUNTIME_CHUNK}.`) && !worker.includes(own)) {
        setNewVersionAvailable(true);
      }
    })
    .catch(() => undefined);
}
