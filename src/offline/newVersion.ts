/** Whether the site has a newer version than this page. */
let isThere = false;
const listeners = new Set<() => void>();

export function announce(newer: boolean): void {
  isThere = newer;
  for (const listener of listeners) {
    listener();
  }
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isNewer(): boolean {
  return isThere;
}
