import {prefixOf} from '../../i18n';
import {keptVersion, wholeMark} from '../names';

/** The kept caches of a page's language that are whole, newest first. */
async function wholeCaches(prefix: string): Promise<readonly Cache[]> {
  const names = await caches.keys();
  const kept = names.filter((name) => keptVersion(prefix, name) !== undefined);
  const opened = await Promise.all(
    kept.reverse().map(async (name) => {
      const cache = await caches.open(name);
      return (await cache.match(wholeMark)) ? [cache] : [];
    }),
  );
  return opened.flat();
}

/** A page out of what the reader keeps: of one whole version, or none. */
export async function keptPage(key: string): Promise<Response | undefined> {
  for (const cache of await wholeCaches(prefixOf(new URL(key).pathname))) {
    const found = await cache.match(key);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** The not-found page, for an address that a kept language does not have. */
export async function keptNotFound(
  pathname: string,
): Promise<Response | undefined> {
  const prefix = prefixOf(pathname);
  const [newest] = await wholeCaches(prefix);
  const found = await newest?.match(`${prefix}/404.html`);
  return (
    found && new Response(found.body, {status: 404, headers: found.headers})
  );
}
