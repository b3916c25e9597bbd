import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {Props} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parse} from 'yaml';

import {type Locale, type Localized, toLocale} from '../../i18n';
import {markdownPages} from '../pageTexts';

/** The paraphrases of the pages that have no Markdown file. */
const LIST_PHRASES = 'src/search/indexing/listPhrases.yml';
/** The paraphrases of single sections, by page and anchor. */
const SECTION_PHRASES = 'src/search/indexing/sectionPhrases.yml';

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

/** Reads the paraphrases of sections in one language by route, each with its anchor. */
async function readSectionPhrases(siteDir: string, locale: Locale) {
  const file = await readFile(join(siteDir, SECTION_PHRASES), 'utf8');
  const byLocale = parse(file) as Partial<
    Localized<Record<string, Record<string, string>>>
  >;
  return Object.entries(byLocale[locale] ?? {}).map(([route, byAnchor]) => ({
    route,
    own: Object.entries(byAnchor).flatMap(([anchor, phrases]) =>
      phrases.split(' / ').map((phrase) => `${phrase} #${anchor}`),
    ),
  }));
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
  const locale = toLocale(i18n.currentLocale);
  const phrases = new Map(Object.entries(byLocale[locale]));
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
  for (const {route, own} of await readSectionPhrases(siteDir, locale)) {
    phrases.set(route, [...(phrases.get(route) ?? []), ...own]);
  }
  return phrases;
}
