import {type PageId, pageIds, pages} from './pages';

/** Lists of links and a form, which say nothing as a text of their own. */
const withoutTwin: ReadonlySet<PageId> = new Set([
  'archive',
  'blogTags',
  'search',
  'tags',
]);

/** The pages that exist as Markdown as well. */
export const pagesWithTwin: readonly PageId[] = pageIds.filter(
  (id) => !withoutTwin.has(id),
);

/** Returns the file of a page's HTML in the build, below a language's folder. */
export function htmlFileOf(id: PageId): string {
  return `${pages[id].route.replace(/\/$/u, '')}/index.html`.slice(1);
}
