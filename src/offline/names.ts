/** Names that the pages and the service worker have to agree on. */

/** Pages that were opened. */
export const pagesCache = 'pages';

/** Files whose names are fingerprints: never out of date. */
export const assetsCache = 'assets';

/** Pictures, fonts, icons. */
export const restCache = 'rest';

/** A language that the reader keeps: one cache a version. */
const keptStart = 'kept:';

/** Stands in a kept cache once it is whole. */
export const wholeMark = '/kept-whole';

/** Names the content of a kept file. */
export const hashHeader = 'x-content-hash';

/** Below a language's prefix: the page about this, and what there is to keep. */
export const offlinePath = '/offline';
export const listPath = '/offline/files.json';

/** The worker asks a page which version it is of, and tells its own. */
export interface VersionMessage {
  readonly type: 'version';
  /** The first script of each language in the worker's version. */
  readonly entries: readonly string[];
}

export interface FileEntry {
  /** What to ask the host for. */
  readonly path: string;
  /** SHA-256 of the content, hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
}

/** Everything of one language in one version. */
export interface FileList {
  readonly version: string;
  readonly files: readonly FileEntry[];
}

export function keptCache(prefix: string, version: string): string {
  return `${keptStart}${prefix}:${version}`;
}

/** The version of a kept cache of this language; undefined for other caches. */
export function keptVersion(prefix: string, cache: string): string | undefined {
  const start = keptCache(prefix, '');
  return cache.startsWith(start) ? cache.slice(start.length) : undefined;
}

/** One key for a page, however its address is written. */
export function pageKey(address: string): string {
  const {origin, pathname} = new URL(address);
  const bare = pathname.replace(/\/index\.html$/, '').replace(/\/+$/, '');
  return `${origin}${bare === '' ? '/' : bare}`;
}
