import {readFileSync} from 'node:fs';

import {parse} from 'yaml';

import {htmlLang, type Locale, localePrefix} from '../src/i18n';
import {type PageId, pageIds, pages as table} from '../src/site/pages';
import {allPages, publishedPages, routeOf} from './content/pages';

/** The route of each page, by its short name. */
export const pages = Object.fromEntries(
  pageIds.map((id) => [id, table[id].route]),
) as Readonly<Record<PageId, string>>;

/** The pages that Docusaurus makes for the tags of `docs` and of `blog`. */
function tagRoutes(folder: 'docs' | 'blog'): readonly string[] {
  const tags = parse(readFileSync(`${folder}/tags.yml`, 'utf8')) as Readonly<
    Record<string, {readonly permalink: string}>
  >;
  return Object.values(tags).map(
    ({permalink}) => `/${folder}/tags${permalink}`,
  );
}

/** The routes of pages that are being written, which no list of the site names. */
const unpublished = allPages()
  .map(routeOf)
  .filter((route) => !publishedPages().map(routeOf).includes(route));

/** Every route that readers find. Those that may never move: content/routes.test.ts. */
export const routes: readonly string[] = [
  ...Object.values(pages).filter((route) => !unpublished.includes(route)),
  ...tagRoutes('docs'),
  ...tagRoutes('blog'),
];

/** The languages: where each stands and what its pages say of themselves. */
export const locales = (['en', 'zh-Hans'] as const satisfies Locale[]).map(
  (name) => ({name, prefix: localePrefix[name], lang: htmlLang[name]}),
);

/** A route below a locale's prefix, as a browser asks for it. */
export function addressOf(prefix: string, route: string): string {
  return encodeURI(`${prefix}${route}`);
}
