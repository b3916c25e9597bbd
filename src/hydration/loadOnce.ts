import {loadChunk} from '../offline/loadChunk';

/**
 * Makes a function that loads something once for each key. It returns the same
 * promise for the same key, as React's `use` needs it; one that was rejected is
 * forgotten, so that the next call tries again.
 */
export function loadOnce<Key, Rest extends readonly unknown[], Value>(
  load: (key: Key, ...rest: Rest) => Promise<Value>,
): (key: Key, ...rest: Rest) => Promise<Value> {
  const promises = new Map<Key, Promise<Value>>();
  return (key, ...rest) => {
    const promise = promises.get(key) ?? loadChunk(() => load(key, ...rest));
    promises.set(key, promise);
    promise.catch(() => promises.delete(key));
    return promise;
  };
}
