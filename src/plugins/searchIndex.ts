import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin, Props} from '@docusaurus/types';

import {toLocale} from '../i18n';
import {buildIndex} from '../search/indexing';
import {
  type PageText,
  type PluginIndex,
  readDocuments,
  readList,
} from '../search/indexing/documents';
import {fingerprint} from './search/fingerprint';
import {readPhrases} from './search/phrases';
import {searchLocal} from './search/searchLocal';

/** Files and folders that determine the text of the pages. */
const sources = [
  'blog',
  'docs',
  'i18n',
  'src',
  'sidebars.ts',
  'docusaurus.config.ts',
  // The versions of the packages that read and rank the text.
  'package-lock.json',
];

/** Pages that are not searched, and lists of tags, dates and authors. */
const NOT_SEARCHED =
  /^(404\.html|search|offline|licences|embed\/.*|blog\/(archive|authors|page|tags)(\/.*)?|docs\/tags(\/.*)?)$/;

/** Reads the home page and the lists, which have no Markdown file. */
async function readLists(
  {routesPaths, baseUrl, outDir}: Props,
  documents: readonly PageText[],
): Promise<readonly PageText[]> {
  const routes = routesPaths
    .filter((url) => !documents.some((page) => page.url === url))
    .map((url) => url.slice(baseUrl.length).replace(/\/$/, ''))
    .filter((route) => !NOT_SEARCHED.test(route));
  const lists = await Promise.all(
    [...new Set(routes)].sort().map(async (route) => {
      const html = await readFile(join(outDir, route, 'index.html'), 'utf8');
      return readList(`${baseUrl}${route}`, html);
    }),
  );
  return lists.filter((list) => list !== undefined);
}

/**
 * The search plugin with an index of the site's own, made from the documents
 * that the plugin extracts. The plugin's index takes ten times the bytes, and
 * lacks the home page, the lists of pages and the rows of the glossary.
 */
export default function searchIndex(
  context: LoadContext,
  options: unknown,
): Plugin {
  const plugin = searchLocal(context, {
    ...(options as object),
    ignoreFiles: [NOT_SEARCHED],
  });
  const name = `search-index-${fingerprint(context.siteDir, sources)}.json`;
  return {
    ...plugin,
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      args.actions.setGlobalData({index: name});
    },
    async postBuild(props) {
      await plugin.postBuild?.(props);
      const written = join(props.outDir, 'search-index.json');
      const documents = readDocuments(
        JSON.parse(await readFile(written, 'utf8')) as PluginIndex,
      );
      await rm(written);
      const index = buildIndex({
        locale: toLocale(context.i18n.currentLocale),
        baseUrl: props.baseUrl,
        documents,
        lists: await readLists(props, documents),
        phrases: await readPhrases(props),
      });
      await writeFile(join(props.outDir, name), JSON.stringify(index));
    },
  };
}

export {validateOptions} from './search/searchLocal';
