import preload from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';

interface Connection {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

declare const __webpack_require__: {
  /** Address of a chunk, by its name. */
  readonly gca: (name: string) => string | undefined;
};

/** Stands for the hash of a chunk that the bundler made part of another. */
const mergedAway = '.undefined.';

/** Names of the chunks of each path, its hash left out. */
let chunkNames: ReadonlyMap<string, readonly string[]> | undefined;

function leavesOf(tree: unknown): readonly string[] {
  return typeof tree === 'string'
    ? [tree]
    : Object.values(tree ?? {}).flatMap(leavesOf);
}

function chunkNamesOf(path: string): readonly string[] {
  chunkNames ??= new Map(
    Object.entries(routesChunkNames).map(([route, tree]) => [
      route.slice(0, route.lastIndexOf('-')),
      leavesOf(tree),
    ]),
  );
  return chunkNames.get(path) ?? [];
}

/** Addresses of what came with the page, and of what was prefetched since. */
const files = new Set(
  Array.from(document.scripts, (script) => script.getAttribute('src') ?? ''),
);
const prefetched = new Set<string>();
const preloaded = new Set<string>();

function isNew(text: string, known: Set<string>): boolean {
  const isKnown = known.has(text);
  known.add(text);
  return !isKnown;
}

function isFrugal(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return Boolean(
    connection?.saveData || connection?.effectiveType.includes('2g'),
  );
}

function prefetchChunks(path: string): void {
  const addresses = matchRoutes(routes, path)
    .flatMap(({route}) => chunkNamesOf(String(route.path)))
    .flatMap((name) => __webpack_require__.gca(name) ?? [])
    .filter(
      (address) => !address.includes(mergedAway) && isNew(address, files),
    );
  for (const address of addresses) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = address;
    document.head.append(link);
  }
}

// Safari has no idle time to tell of.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(work)
    : setTimeout(work);

/**
 * What links ask of Docusaurus, in the idle time of the page: its own form
 * searches the table of routes anew for each link, and adds an element for
 * each chunk of each link, which keeps a phone from answering.
 */
export default Object.freeze({
  prefetch(path: string): void {
    if (!isFrugal() && isNew(path, prefetched)) {
      whenIdle(() => prefetchChunks(path));
    }
  },
  preload(path: string): Promise<unknown> | false {
    return !isFrugal() && isNew(path, preloaded) && preload(path);
  },
});
