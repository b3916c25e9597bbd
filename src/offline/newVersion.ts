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
