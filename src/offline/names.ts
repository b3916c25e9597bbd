/** Names of caches, paths and messages shared by pages and service worker. */

/** Cache of the pages that a reader has opened. */
export const PAGES_CACHE = 'pages';

/** Cache of files with a fingerprint in their name: never out of date. */
export const ASSETS_CACHE = 'assets';

/** Cache of pictures, fonts and icons. */
export const MEDIA_CACHE = 'rest';

/** Prefix of the caches that hold an offline copy. Readers have it stored. */
const COPY_CACHE_PREFIX = 'kept:';

/** Key written into the cache of an offline copy once all files are in it. */
export const COMPLETE_MARKER = '/kept-whole';

/** Response header with the hash of a downloaded file's content. */
export const HASH_HEADER = 'x-content-hash';

/** The offline page and the list of files, both below a language's prefix. */
export const OFFLINE_PATH = '/offline';
export const LIST_PATH = '/offline/files.json';

/** Scripts of each model, by its id; below a language's prefix. */
export const MODEL_FILES_PATH = '/offline/models.json';

/** Sent by a page to request the worker's version, and by the worker with it. */
export interface VersionMessage {
  readonly type: 'version';
  /** The entry script of each language in the worker's version. */
  readonly entries: readonly string[];
}

/** One file of an offline copy. */
export interface FileEntry {
  /** Path to request from the host. */
  readonly path: string;
  /** SHA-256 of the content, hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
}

/** All files of one language in one version of the site. */
export interface FileList {
  readonly version: string;
  readonly files: readonly FileEntry[];
}

/** A complete copy of one language on the reader's device. */
export interface OfflineCopy {
  readonly version: string;
  readonly bytes: number;
}

/** Name of the cache that holds one version of a language's offline copy. */
export function copyCacheName(prefix: string, version: string): string {
  return `${COPY_CACHE_PREFIX}${prefix}:${version}`;
}

/** Names the caches with copies of a language, complete or not, oldest first. */
export async function copyNames(prefix: string): Promise<readonly string[]> {
  const start = copyCacheName(prefix, '');
  return (await caches.keys()).filter((name) => name.startsWith(start));
}

/** Cache key of a page, the same for every spelling of its address. */
export function pageKey(address: string): string {
  const {origin, pathname} = new URL(address);
  const bare = pathname.replace(/\/index\.html$/, '').replace(/\/+$/, '');
  return `${origin}${bare === '' ? '/' : bare}`;
}
