import {prefixOf} from '../../i18n';
import {COMPLETE_MARKER, copyNames} from '../names';

/** Opens the caches with a complete copy of a language, newest first. */
async function openCompleteCopies(prefix: string): Promise<readonly Cache[]> {
  const copies = await copyNames(prefix);
  const opened = await Promise.all(
    [...copies].reverse().map(async (name) => {
      const cache = await caches.open(name);
      return (await cache.match(COMPLETE_MARKER)) ? [cache] : [];
    }),
  );
  return opened.flat();
}

/** Finds a page in the complete copies of its language. */
export async function findCopiedPage(
  key: string,
): Promise<Response | undefined> {
  for (const cache of await openCompleteCopies(
    prefixOf(new URL(key).pathname),
  )) {
    const found = await cache.match(key);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/**
 * Answers with the not-found page of the newest complete copy; undefined
 * without a copy of the address's language.
 */
export async function findCopiedNotFound(
  pathname: string,
): Promise<Response | undefined> {
  const prefix = prefixOf(pathname);
  const [newest] = await openCompleteCopies(prefix);
  const found = await newest?.match(`${prefix}/404.html`);
  return (
    found && new Response(found.body, {status: 404, headers: found.headers})
  );
}
