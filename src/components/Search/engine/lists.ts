/** Adds a value to the list of a key, which begins with it. */
export function push<Key>(
  lists: Map<Key, number[]>,
  key: Key,
  value: number,
): void {
  const list = lists.get(key);
  if (list) {
    list.push(value);
  } else {
    lists.set(key, [value]);
  }
}
