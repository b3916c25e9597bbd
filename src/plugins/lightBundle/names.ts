import type {RouteChunkNames} from '@docusaurus/types';

/**
 * A short name for each chunk: as much of its own as tells it from the others,
 * so that a new page leaves the names of nearly all alone.
 */
export function shortNames(
  names: readonly string[],
): ReadonlyMap<string, string> {
  const unique = [...new Set(names)];
  return new Map(
    unique.map((name) => {
      let length = 3;
      const isShared = (other: string) =>
        other !== name && other.startsWith(name.slice(0, length));
      while (length < name.length && unique.some(isShared)) {
        length += 1;
      }
      return [name, name.slice(0, length)];
    }),
  );
}

/**
 * The table of the chunks that each route needs, by their short names.
 * @throws Error when it names a chunk that has none
 */
export function renamed(
  source: string,
  short: ReadonlyMap<string, string>,
): RouteChunkNames {
  return JSON.parse(source, (_key, value: unknown) => {
    if (typeof value !== 'string') {
      return value;
    }
    const name = short.get(value);
    if (name === undefined) {
      throw new Error(`The registry has no chunk ${value}`);
    }
    return name;
  }) as RouteChunkNames;
}
