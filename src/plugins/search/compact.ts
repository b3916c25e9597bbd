import {buildIndex} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex';

import type {PageText} from './readPage';

/** The options of the plugin that its indexing needs. */
export type IndexOptions = Parameters<typeof buildIndex>[1];

/** A page with its address below the site's root. */
export interface Found extends PageText {
  readonly url: string;
}

/** What the search's worker loads; its own types say the same. */
export interface IndexFile {
  /** address, title, kind, category, description, keywords */
  readonly pages: readonly (readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ])[];
  /** number of the page, title, anchor, text, number of the page that treats it */
  readonly sections: readonly (readonly [
    number,
    string,
    string,
    string,
    number?,
  ])[];
  /** The Chinese words; they are looked for in the texts themselves. */
  readonly words: readonly string[];
  /** What readers are known to type, and the numbers of the pages they mean. */
  readonly asked: readonly (readonly [string, ...number[]])[];
}

const isChinese = (term: string) => /\p{Script=Han}/u.test(term);

/** A query that readers are known to type, and the addresses they mean. */
export type Known = readonly [query: string, addresses: readonly string[]];

/** Chinese words of the texts, cut by the plugin. */
function chineseWords(
  texts: readonly string[],
  options: IndexOptions,
): readonly string[] {
  const documents = texts.map((t, i) => ({i, t}));
  const terms = buildIndex([documents], options).flatMap(({index}) =>
    index.toJSON().invertedIndex.map(([term]) => term),
  );
  return [...new Set(terms.filter(isChinese))].sort();
}

/**
 * The index of one language. It has the texts alone: which of them hold a
 * word is found by whoever loads it, in less time than it takes to load that.
 * @throws Error when a known query means a page that is not there
 */
export function compactIndex(
  found: readonly Found[],
  known: readonly Known[],
  options: IndexOptions,
): IndexFile {
  const addresses = found.map(({url}) => decodeURI(url));
  const sections = found.flatMap((page, number) =>
    page.kind === 'list' && page.url.includes('/docs')
      ? []
      : page.sections.map(({title, anchor, text, treatedAt}) => {
          const section = [number, title, anchor, text] as const;
          const at = addresses.indexOf(treatedAt ?? '');
          return at < 0 ? section : ([...section, at] as const);
        }),
  );
  const numberOf = (address: string) => {
    const number = addresses.indexOf(address);
    if (number < 0) {
      throw new Error(`No page at ${address}, which readers ask for`);
    }
    return number;
  };
  const texts = [
    ...found.flatMap(({title, keywords, description}) => [
      title,
      keywords,
      description,
    ]),
    ...sections.flatMap(([, title, , text]) => [title, text]),
  ];
  return {
    pages: found.map((page) => [
      page.url,
      page.title,
      page.kind,
      page.category,
      page.description,
      page.keywords,
    ]),
    sections,
    words: chineseWords(texts, options),
    asked: known.map(([query, meant]) => [query, ...meant.map(numberOf)]),
  };
}
