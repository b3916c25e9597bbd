import {
  type FileEntry,
  type FileList,
  hashHeader,
  keptCache,
  keptVersion,
  listPath,
  pageKey,
  wholeMark,
} from './names';

/** What a reader keeps of a language. */
export interface Kept {
  readonly version: string;
  readonly bytes: number;
}

/** Why keeping stopped. */
export type KeepFailure = 'changed' | 'full' | 'network' | 'refused';

export class KeepError extends Error {
  readonly reason: KeepFailure;
  constructor(reason: KeepFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** As many at a time as a browser opens connections to a host. */
const lanes = 6;

/** What there is to keep, as the host has it now. */
export async function readList(prefix: string): Promise<FileList> {
  const response = await fetch(`${prefix}${listPath}`, {cache: 'no-cache'});
  if (!response.ok) {
    throw new KeepError('network');
  }
  return (await response.json()) as FileList;
}

export function sizeOf({files}: FileList): number {
  return files.reduce((sum, {bytes}) => sum + bytes, 0);
}

/** The newest whole copy of a language; undefined when there is none. */
export async function readKept(prefix: string): Promise<Kept | undefined> {
  for (const name of (await caches.keys()).reverse()) {
    const version = keptVersion(prefix, name);
    const mark =
      version !== undefined &&
      (await (await caches.open(name)).match(wholeMark));
    if (mark) {
      return (await mark.json()) as Kept;
    }
  }
  return undefined;
}

function keyOf(path: string): string {
  const {href} = new URL(path, window.location.origin);
  return path.endsWith('/') ? pageKey(href) : href;
}

async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** A file that some cache has with this content already. */
async function ownCopy({path, hash}: FileEntry): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    const found = await (await caches.open(name)).match(keyOf(path));
    if (found?.headers.get(hashHeader) === hash) {
      return found;
    }
  }
  return undefined;
}

async function download(
  {path, hash}: FileEntry,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(path, {cache: 'no-cache', signal}).catch(
    (error: unknown) => {
      throw signal.aborted ? error : new KeepError('network');
    },
  );
  const body = await response.arrayBuffer();
  // A deployment in the middle, or a file that is gone: never half of each.
  if ((await hashOf(body)) !== hash) {
    throw new KeepError('changed');
  }
  const type = response.headers.get('content-type') ?? '';
  return new Response(body, {
    headers: {'content-type': type, [hashHeader]: hash},
  });
}

async function put(
  cache: Cache,
  key: string,
  response: Response,
): Promise<void> {
  try {
    await cache.put(key, response);
  } catch (error) {
    const isFull =
      error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new KeepError(isFull ? 'full' : 'refused');
  }
}

/** Older copies, but for the one before: tabs of that version may be open. */
async function removeOlder(prefix: string, current: string): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => keptVersion(prefix, name) !== undefined && name !== current,
  );
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * Downloads a language into a cache of its own, which counts only when it is
 * whole; the copy of an older version serves until then. What was downloaded
 * before a stop is not downloaded again.
 *
 * @throws KeepError, or the signal's reason
 */
export async function keep(
  prefix: string,
  list: FileList,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Kept> {
  const name = keptCache(prefix, list.version);
  const cache = await caches.open(name);
  const waiting = [...list.files];
  let bytes = 0;
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      signal.throwIfAborted();
      const response = (await ownCopy(file)) ?? (await download(file, signal));
      await put(cache, keyOf(file.path), response);
      bytes += file.bytes;
      onProgress(bytes);
    }
  };
  await Promise.all(Array.from({length: lanes}, work));
  const kept: Kept = {version: list.version, bytes};
  await put(cache, wholeMark, Response.json(kept));
  await removeOlder(prefix, name);
  return kept;
}

/** Removes every copy of a language. */
export async function forget(prefix: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => keptVersion(prefix, name) !== undefined)
      .map((name) => caches.delete(name)),
  );
}
