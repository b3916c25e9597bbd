import preload from '@docusaurus/core/lib/client/preload';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';

interface Connection {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

declare const __webpack_require__: {
  /** Loads a chunk, by its number. */
  e: (chunk: string) => Promise<unknown>;
  /** Where the files of chunks are. */
  readonly p: string;
  /** The name of the file of a chunk. */
  readonly u: (chunk: string) => string;
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

/**
 * Addresses of the files of a chunk. The function that loads it tells them
 * when it is called, and no list of names has to come with every page.
 */
function addressesOf(name: string): readonly string[] {
  const {e, p, u} = __webpack_require__;
  const chunks: string[] = [];
  __webpack_require__.e = (chunk) => {
    chunks.push(chunk);
    return new Promise(() => {});
  };
  try {
    void registry[name]?.[0]();
  } finally {
    __webpack_require__.e = e;
  }
  return chunks.map((chunk) => p + u(chunk));
}

/** Addresses of what came with the page, and of what was prefetched since. */
const files = new Set(
  Array.from(
    document.querySelectorAll('link[as="script"]'),
    (link) => link.getAttribute('href') ?? '',
  ),
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
    .flatMap(addressesOf)
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
