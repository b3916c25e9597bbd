/** Key in the state of a history entry whose address the page wrote itself. */
const OWN = 'isOwnAddress';

/** Key in the state of a history entry that the page left for values of a text. */
const LEFT = 'isLeftForValues';

function mark(key: string, address: string): void {
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' ? state : {};
  window.history.replaceState({...kept, [key]: true}, '', address);
}

function isMarked(key: string): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && key in state;
}

/**
 * Writes an address into the present history entry and marks it as the page's
 * own: after Back or a reload the page keeps its place and does not follow it as
 * a link.
 */
export function replaceAddress(address: string): void {
  mark(OWN, address);
}

/** Tells whether the page wrote the address of the present history entry. */
export function isOwnAddress(): boolean {
  return isMarked(OWN);
}

/** Marks the present history entry before values of a text get one of their own. */
export function leaveForValues(): void {
  mark(LEFT, window.location.href);
}

/** Tells whether Back led to an entry that was left for values of a text. */
export function isLeftForValues(): boolean {
  return isMarked(LEFT);
}
