import {readFile, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import searchLocal, {
  validateOptions,
} from '@easyops-cn/docusaurus-search-local/dist/server/server';

import {allQueries, pages, readQueries} from './search/asked';
import {compactIndex, type Found, type Known} from './search/compact';
import {fingerprint} from './search/fingerprint';
import {readPage} from './search/readPage';

/** Everything that what the pages say comes from, in both languages. */
const sources = [
  'blog',
  'docs',
  'i18n',
  'src',
  'sidebars.ts',
  'docusaurus.config.ts',
  // What cuts the words and ranks them.
  'package-lock.json',
];

/** Lists of pages that are found themselves, and pages that say nothing. */
const notIndexed =
  /^(404\.html|search|offline|licences|blog\/(archive|authors|page|tags)(\/.*)?|docs\/tags(\/.*)?)$/;

async function readPages(
  routes: readonly string[],
  baseUrl: string,
  outDir: string,
): Promise<readonly Found[]> {
  const wanted = routes
    .map((url) => ({url, route: url.slice(baseUrl.length).replace(/\/$/, '')}))
    .filter(({route}) => !notIndexed.test(route))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  const pages = await Promise.all(
    wanted.map(async ({url, route}) => {
      const html = await readFile(join(outDir, route, 'index.html'), 'utf8');
      const page = readPage(html);
      // The one address of a list is without the slash.
      const address = page?.kind === 'list' ? `${baseUrl}${route}` : url;
      return page && {...page, url: address};
    }),
  );
  return pages.filter((page) => page !== undefined);
}

/** The queries that readers are known to type, with addresses. */
function knownQueries({siteDir, baseUrl, i18n}: LoadContext): readonly Known[] {
  const language = i18n.currentLocale === 'en' ? 'en' : 'zh';
  const path = join(siteDir, `src/plugins/search/asked/${language}.yml`);
  return allQueries(readQueries(path)).map(([query, meant]) => [
    query,
    meant.map((name) => `${baseUrl.replace(/\/$/, '')}${pages[name]}`),
  ]);
}

/**
 * The search plugin with an index of its own: the plugin leaves out the home
 * page, the documentation's root and the categories, gives the glossary as
 * one text, names its file after the English Markdown only and takes three
 * times the bytes. Route, translations and the cutting of words stay the
 * plugin's; which text holds which word is found by the search itself.
 */
export default function searchIndex(
  context: LoadContext,
  options: PluginOptions,
): Plugin {
  const plugin = searchLocal(context, options);
  const name = `search-index-${fingerprint(context.siteDir, sources)}.json`;
  const dictionary = options.zhUserDictPath;
  return {
    ...plugin,
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      args.actions.setGlobalData({index: name});
    },
    async postBuild({routesPaths, baseUrl, outDir}) {
      const found = await readPages(routesPaths, baseUrl, outDir);
      const index = compactIndex(found, knownQueries(context), {
        language: [options.language ?? []].flat(),
        removeDefaultStopWordFilter: [],
        removeDefaultStemmer: false,
        ...(dictionary && {
          zhUserDictPath: resolve(context.siteDir, dictionary),
        }),
      });
      await writeFile(join(outDir, name), JSON.stringify(index));
    },
  };
}

export {validateOptions};
