import {loadChunk} from '../offline/loadChunk';

/**
 * Makes a function that loads something once for each first argument, or once
 * where it takes none. It returns the same promise each time, as React's `use`
 * needs it; one that was rejected is forgotten, so that the next call tries again.
 */
export function loadOnce<Args extends readonly unknown[], Value>(
  load: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  const promises = new Map<unknown, Promise<Value>>();
  return (...args) => {
    const [key] = args;
    const promise = promises.get(key) ?? loadChunk(() => load(...args));
    promises.set(key, promise);
    promise.catch(() => promises.delete(key));
    return promise;
  };
}

/**
 * The same for what the server's HTML already shows: in the browser it gives
 * `undefined` for what can't be loaded; while the site is built this is an error.
 */
export function loadOrLeave<Args extends readonly unknown[], Value>(
  load: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value | undefined> {
  return loadOnce(async (...args: Args) => {
    try {
      return await loadChunk(() => load(...args));
    } catch (error) {
      if (typeof window === 'undefined') {
        throw error;
      }
      return undefined;
    }
  });
}
