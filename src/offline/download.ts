import {isIntact} from './integrity';
import {
  COMPLETE_MARKER,
  copyCacheName,
  copyNames,
  type FileEntry,
  type FileList,
  HASH_HEADER,
  LIST_PATH,
  type OfflineCopy,
  pageKey,
} from './names';
import {isFileList, isOfflineCopy} from './schema';

/** Reason for which a download ended early. */
export type DownloadFailure =
  | 'changed'
  | 'full'
  | 'network'
  | 'refused'
  | 'server';

/** Thrown when a download can't go on. */
export class DownloadError extends Error {
  readonly reason: DownloadFailure;
  /** The file that the server did not send as it should; empty otherwise. */
  readonly path: string;
  constructor(reason: DownloadFailure, path = '') {
    super(`${reason} ${path}`);
    this.reason = reason;
    this.path = path;
  }
}

/** Parallel downloads: as many as a browser opens connections to a host. */
const MAXIMUM_CONNECTIONS = 6;

async function fetchFile(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    throw init.signal?.aborted ? error : new DownloadError('network');
  }
}

/** Reads JSON; undefined when it is none. */
async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

/**
 * Fetches the current list of files of a language from the host.
 *
 * @throws DownloadError when the host doesn't answer with a list
 */
export async function fetchFileList(prefix: string): Promise<FileList> {
  const path = `${prefix}${LIST_PATH}`;
  const response = await fetchFile(path, {cache: 'no-cache'});
  const list = response.ok ? await readJson(response) : undefined;
  if (!isFileList(list)) {
    throw new DownloadError('server', path);
  }
  return list;
}

/** Adds up the sizes of all files in a list. */
export function totalBytes({files}: FileList): number {
  return files.reduce((sum, {bytes}) => sum + bytes, 0);
}

/**
 * Finds the newest complete copy of a language, or else `'part'` where a
 * download was stopped or a marker is not valid; undefined without either.
 */
export async function readOfflineCopy(
  prefix: string,
): Promise<OfflineCopy | 'part' | undefined> {
  const names = await copyNames(prefix);
  for (const name of [...names].reverse()) {
    const marker = await (await caches.open(name)).match(COMPLETE_MARKER);
    const copy = marker && (await readJson(marker));
    if (isOfflineCopy(copy)) {
      return copy;
    }
  }
  return names.length > 0 ? 'part' : undefined;
}

function cacheKey(path: string): string {
  const {href} = new URL(path, window.location.origin);
  return path.endsWith('/') ? pageKey(href) : href;
}

/** Finds a file with the same content in any cache of this site. */
async function findStored({
  path,
  hash,
}: FileEntry): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    const found = await (await caches.open(name)).match(cacheKey(path));
    const isSame = found?.headers.get(HASH_HEADER) === hash;
    if (found && isSame && (await isIntact(path, found, hash))) {
      return found;
    }
  }
  return undefined;
}

async function downloadFile(
  {path, hash}: FileEntry,
  signal: AbortSignal,
): Promise<Response> {
  // The browser's cache may hold a wrong answer, which only a reload replaces.
  for (const cache of ['no-cache', 'reload'] as const) {
    const response = await fetchFile(path, {cache, signal});
    if (await isIntact(path, response, hash)) {
      const type = response.headers.get('content-type') ?? '';
      return new Response(await response.arrayBuffer(), {
        headers: {'content-type': type, [HASH_HEADER]: hash},
      });
    }
  }
  throw new DownloadError('server', path);
}

async function store(
  cache: Cache,
  key: string,
  response: Response,
): Promise<void> {
  try {
    await cache.put(key, response);
  } catch (error) {
    const isFull =
      error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new DownloadError(isFull ? 'full' : 'refused');
  }
}

/** Deletes all older copies but the last: its tabs may still be open. */
async function deleteOlderCopies(
  prefix: string,
  current: string,
): Promise<void> {
  const names = await copyNames(prefix);
  const older = names.filter((name) => name !== current);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * Downloads all files of a language into a new cache. The worker ignores the
 * cache until it is complete and serves the older copy meanwhile. A download
 * that was stopped continues where it ended.
 *
 * @throws DownloadError, or the signal's reason
 */
export async function downloadLanguage(
  prefix: string,
  list: FileList,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<OfflineCopy> {
  const name = copyCacheName(prefix, list.version);
  const cache = await caches.open(name);
  const queue = [...list.files];
  let bytes = 0;
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      signal.throwIfAborted();
      const response =
        (await findStored(file)) ?? (await downloadFile(file, signal));
      await store(cache, cacheKey(file.path), response);
      bytes += file.bytes;
      onProgress(bytes);
    }
  };
  try {
    await Promise.all(Array.from({length: MAXIMUM_CONNECTIONS}, work));
  } catch (error) {
    // After a deployment other files are as wrong: a copy must not mix versions.
    const isWrong = error instanceof DownloadError && error.reason === 'server';
    if (isWrong && (await fetchFileList(prefix)).version !== list.version) {
      throw new DownloadError('changed');
    }
    throw error;
  }
  const copy: OfflineCopy = {version: list.version, bytes};
  await store(cache, COMPLETE_MARKER, Response.json(copy));
  await deleteOlderCopies(prefix, name);
  return copy;
}

/** Deletes every copy of a language. */
export async function deleteCopies(prefix: string): Promise<void> {
  const names = await copyNames(prefix);
  await Promise.all(names.map((name) => caches.delete(name)));
}
