import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import * as pluginModule from '@easyops-cn/docusaurus-search-local';

import type {PageText} from '../../search/index-format';

export type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

/**
 * The search plugin as published: what the build takes of the package comes
 * through this file. It asks for Docusaurus 2 or 3 and so brings the `joi` 17
 * of its own copy of `@docusaurus/utils-validation`, whose schemas the `joi` 18
 * of Docusaurus 4 refuses; `next.yml` builds with one copy. The package's types
 * leave out what its main file exports.
 */
export const {default: searchLocal, validateOptions} =
  pluginModule as unknown as {
    default: (context: LoadContext, options: unknown) => Plugin;
    validateOptions: NonNullable<PluginModule['validateOptions']>;
  };

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

/**
 * A document in the file that the plugin writes: its number, text and page,
 * anchor with its sign, the number of the title, and the labels of the navbar's
 * active item and of the open categories.
 */
interface PluginDocument {
  readonly i: number;
  readonly t: string;
  readonly u: string;
  readonly h?: string;
  readonly p?: number;
  readonly b?: readonly string[];
}

/** That file: titles, headings, descriptions, keywords and texts, in this order. */
type PluginIndex = readonly {readonly documents: readonly PluginDocument[]}[];

function tidy(text = ''): string {
  return text.replaceAll(/[\s\u200B]+/g, ' ').trim();
}

function sectionsOf(
  headings: readonly PluginDocument[],
  texts: readonly PluginDocument[],
): PageText['sections'] {
  const textAt = (anchor: string) =>
    tidy(texts.find(({h = ''}) => h === anchor)?.t);
  const top = {title: '', anchor: '', text: textAt('')};
  const others = headings.map(({t, h = ''}) => ({
    title: tidy(t),
    anchor: h.slice(1),
    text: textAt(h),
  }));
  return top.text === '' ? others : [top, ...others];
}

function readDocuments(index: PluginIndex): readonly PageText[] {
  const [titles, headings, descriptions, keywords, texts] = index.map(
    ({documents}) => documents,
  );
  if (!titles || !headings || !descriptions || !keywords || !texts) {
    throw new Error('docusaurus-search-local wrote an index of another form');
  }
  return titles.map(({i, t, u, b = []}) => {
    const own = (documents: readonly PluginDocument[]) =>
      documents.filter(({p}) => p === i);
    const title = tidy(t);
    return {
      url: u,
      title,
      category: b.slice(1).at(-1) ?? '',
      description: tidy(own(descriptions)[0]?.t) || title,
      keywords: (own(keywords)[0]?.t ?? '')
        .split(/[,\uFF0C]/)
        .map(tidy)
        .filter(Boolean),
      sections: sectionsOf(own(headings), own(texts)),
    };
  });
}

/**
 * Lets the plugin read pages: titles, descriptions, keywords, categories and
 * sections. It reads only files, so the pages are written into a folder that it
 * takes for the built site.
 * @param pages HTML by the addresses of the pages
 * @throws Error when the plugin writes another form than its pinned version
 */
export async function readWithPlugin(
  plugin: Plugin,
  props: Props,
  pages: ReadonlyMap<string, string>,
): Promise<readonly PageText[]> {
  const outDir = await mkdtemp(join(props.generatedFilesDir, 'search-'));
  for (const [url, html] of pages) {
    const folder = join(outDir, url.slice(props.baseUrl.length));
    await mkdir(folder, {recursive: true});
    await writeFile(join(folder, 'index.html'), html);
  }
  // Without the list of documents, the plugin reads all pages.
  const routesPaths = [...pages.keys()];
  await plugin.postBuild?.({...props, outDir, routesPaths, plugins: []});
  const written = await readFile(join(outDir, 'search-index.json'), 'utf8');
  await rm(outDir, {recursive: true});
  return readDocuments(JSON.parse(written) as PluginIndex);
}
