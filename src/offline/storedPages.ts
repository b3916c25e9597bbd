import {prefixOf} from '../i18n';
import {pagesCache} from './names';

/** A page in the cache of opened pages. */
export interface StoredPage {
  readonly path: string;
  readonly title: string;
}

/** Lists the opened pages of a language, which can be read without a network. */
export async function listStoredPages(
  prefix: string,
): Promise<readonly StoredPage[]> {
  const cache = await caches.open(pagesCache);
  const requests = (await cache.keys()).filter(
    ({url}) => prefixOf(new URL(url).pathname) === prefix,
  );
  const pages = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? '';
      const {title} = new DOMParser().parseFromString(html, 'text/html');
      // The name of the site follows after a bar.
      const [pageTitle = ''] = title.split(' | ');
      return {path: new URL(request.url).pathname, title: pageTitle};
    }),
  );
  return pages
    .filter(({title}) => title !== '')
    .sort((a, b) => a.title.localeCompare(b.title));
}
