import {prefixOf} from '../i18n';
import {pagesCache} from './names';

export interface StoredPage {
  readonly path: string;
  readonly title: string;
}

/** The pages of a language that were opened and are there without a network. */
export async function storedPages(
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
      // Without the name of the site, which follows a bar.
      const [own = ''] = title.split(' | ');
      return {path: new URL(request.url).pathname, title: own};
    }),
  );
  return pages
    .filter(({title}) => title !== '')
    .sort((a, b) => a.title.localeCompare(b.title));
}
