import {prefixOf} from '../i18n';
import {RUNTIME_CHUNK} from './entryScripts';
import {hasExpectedType} from './integrity';
import {PAGES_CACHE} from './names';
import {MAXIMUM_ENTRIES} from './schema';

/** A page in the cache of opened pages. */
export interface StoredPage {
  readonly path: string;
  readonly title: string;
}

/** Reads the title of a stored page; empty for anything but a page of ours. */
async function readTitle(response: Response | undefined): Promise<string> {
  if (!response || !hasExpectedType('/', response)) {
    return '';
  }
  const html = await response.text();
  const {title} = new DOMParser().parseFromString(html, 'text/html');
  // The name of the site follows after a bar.
  return html.includes(`/${RUNTIME_CHUNK}.`)
    ? (title.split(' | ')[0] ?? '')
    : '';
}

/** Lists the opened pages of a language, which can be read without a network. */
export async function listStoredPages(
  prefix: string,
): Promise<readonly StoredPage[]> {
  const cache = await caches.open(PAGES_CACHE);
  const requests = (await cache.keys()).filter(({url}) => {
    const {origin, pathname} = new URL(url);
    return origin === window.location.origin && prefixOf(pathname) === prefix;
  });
  const pages = await Promise.all(
    requests.slice(0, MAXIMUM_ENTRIES).map(async (request) => ({
      path: new URL(request.url).pathname,
      title: await readTitle(await cache.match(request)),
    })),
  );
  const valid = pages.filter(({title}) => title !== '');
  if (valid.length < requests.length) {
    console.warn(
      `${requests.length - valid.length} stored pages are not valid`,
    );
  }
  return valid.sort((a, b) => a.title.localeCompare(b.title));
}
