import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin, Props} from '@docusaurus/types';

import {toLocale} from '../i18n';
import {furtherTextsUrl} from '../search/index-format';
import {buildIndex} from '../search/indexing';
import {plainPage} from '../search/indexing/plainPage';
import {splitTexts} from '../search/indexing/split';
import {fingerprint} from './fingerprint';
import {markdownSources, readPhrases} from './search/phrases';
import {readWithPlugin, searchLocal} from './search/searchLocal';

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

/** The search itself, frames, and lists of tags and of the second posts. */
const NOT_SEARCHED =
  /^(404\.html|search|embed\/.*|blog\/(authors\/.+|page|tags)(\/.*)?|docs\/tags(\/.*)?)$/;

/** The pages of the built site by their addresses, each once, as the plugin reads them. */
async function plainPages(
  {routesPaths, baseUrl, outDir}: Props,
  markdown: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const urls = new Map(
    routesPaths.map((url) => [
      url.slice(baseUrl.length).replace(/\/$/, ''),
      url,
    ]),
  );
  const searched = [...urls]
    .filter(([route]) => !NOT_SEARCHED.test(route))
    .sort();
  const pages = await Promise.all(
    searched.map(async ([route, url]) => {
      const path = join(outDir, decodeURI(route), 'index.html');
      const html = await readFile(path, 'utf8');
      return [url, plainPage(html, !markdown.has(url))] as const;
    }),
  );
  return new Map(pages);
}

/**
 * The search plugin with an index of the site's own, made from the documents
 * that the plugin reads. The plugin's index cuts Chinese by a dictionary, takes
 * ten times the bytes, and lacks formulas and the rows of the glossary.
 */
export default function searchIndex(
  context: LoadContext,
  options: unknown,
): Plugin {
  const plugin = searchLocal(context, options);
  const hash = fingerprint(context.siteDir, sources).slice(0, 8);
  const name = `search-index-${hash}.json`;
  return {
    ...plugin,
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      args.actions.setGlobalData({index: name});
    },
    async postBuild(props) {
      const markdown = markdownSources(props);
      const pages = await plainPages(props, markdown);
      const index = buildIndex({
        locale: toLocale(props.i18n.currentLocale),
        baseUrl: props.baseUrl,
        pages: await readWithPlugin(plugin, props, pages),
        phrases: await readPhrases(props, markdown),
      });
      const {first, further} = splitTexts(index);
      const path = join(props.outDir, name);
      await writeFile(path, JSON.stringify(first));
      await writeFile(furtherTextsUrl(path), JSON.stringify(further));
    },
  };
}

export {validateOptions} from './search/searchLocal';
