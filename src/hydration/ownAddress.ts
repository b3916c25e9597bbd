/** Key in the state of a history entry whose address the page wrote itself. */
const OWN = 'isOwnAddress';

/**
 * Writes an address into the present history entry and marks it as the page's
 * own: after Back or a reload the page keeps its place and does not follow it as
 * a link.
 */
export function replaceAddress(address: string): void {
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' ? state : {};
  window.history.replaceState({...kept, [OWN]: true}, '', address);
}

/** Tells whether the page wrote the address of the present history entry. */
export function isOwnAddress(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && OWN in state;
}
