/** Key in the state of a history entry whose address the page wrote itself. */
const OWN = 'isOwnAddress';

/** Key in the state of a history entry that the page left for values of a text: the id of their model. */
const LEFT = 'isLeftForValues';

function mark(key: string, value: string | true, address: string): void {
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' ? state : {};
  window.history.replaceState({...kept, [key]: value}, '', address);
}

/** What a mark of the present history entry holds. */
function readMark(key: string): unknown {
  const state = window.history.state as Readonly<
    Record<string, unknown>
  > | null;
  return state?.[key];
}

/**
 * Writes an address into the present history entry and marks it as the page's
 * own: after Back or a reload the page keeps its place and does not follow it as
 * a link.
 */
export function replaceAddress(address: string): void {
  mark(OWN, true, address);
}

/** Tells whether the page wrote the address of the present history entry. */
export function isOwnAddress(): boolean {
  return readMark(OWN) === true;
}

/** Marks the present history entry before a text's values of a model get one of their own. */
export function leaveForValues(model: string): void {
  mark(LEFT, model, window.location.href);
}

/** Tells whether Back led to an entry that was left for a text's values of a model. */
export function isLeftForValues(model: string): boolean {
  return readMark(LEFT) === model;
}
