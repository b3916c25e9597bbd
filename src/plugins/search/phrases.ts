import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {Props} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parse} from 'yaml';

import {type Localized, toLocale} from '../../i18n';
import {markdownPages} from '../pageTexts';

/** The paraphrases of the pages that have no Markdown file. */
const LIST_PHRASES = 'src/search/indexing/listPhrases.yml';

/** The paths of the Markdown files by the addresses of their pages. */
export function markdownSources({
  plugins,
  siteDir,
}: Props): ReadonlyMap<string, string> {
  const pages = markdownPages(
    (name) => plugins.find((plugin) => plugin.name === name)?.content,
  );
  return new Map(
    pages.map(({permalink, source}) => [
      permalink,
      source.replace('@site', siteDir),
    ]),
  );
}

/**
 * Reads the `searchPhrases` of all pages by route. They are read again from
 * the files: Docusaurus would put them into the scripts of the pages, so
 * `frontMatter.ts` keeps them from it.
 */
export async function readPhrases(
  {baseUrl, siteDir, i18n}: Props,
  markdown: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const lists = await readFile(join(siteDir, LIST_PHRASES), 'utf8');
  const byLocale = parse(lists) as Localized<Record<string, string[]>>;
  const phrases = new Map(
    Object.entries(byLocale[toLocale(i18n.currentLocale)]),
  );
  for (const [permalink, filePath] of markdown) {
    const fileContent = await readFile(filePath, 'utf8');
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath,
      fileContent,
    });
    const {searchPhrases = []} = frontMatter as {searchPhrases?: string[]};
    const route = decodeURI(`/${permalink.slice(baseUrl.length)}`);
    phrases.set(route, searchPhrases);
  }
  return phrases;
}
