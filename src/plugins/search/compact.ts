import {buildIndex} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex';

import type {PageText} from './readPage';

/** The options of the plugin that its indexing needs. */
export type IndexOptions = Parameters<typeof buildIndex>[1];

/** A page with its address below the site's root. */
export interface Found extends PageText {
  readonly url: string;
}

/**
 * A term and the numbers of the documents that hold it, ascending, each as
 * the distance from the one before.
 */
type Posting = readonly [term: string, ...distances: readonly number[]];

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
  /** Of titles, keywords, descriptions, headings, texts: all but Chinese. */
  readonly terms: readonly (readonly Posting[])[];
  /** The Chinese words; they are looked for in the texts themselves. */
  readonly words: readonly string[];
}

type BuiltIndex = ReturnType<typeof buildIndex>[number];

/**
 * Leaves out what the search does without: the positions of every word and
 * the weights, which follow from the postings. Three quarters of the file.
 */
function postingsOf({index}: BuiltIndex): readonly Posting[] {
  return index.toJSON().invertedIndex.map(([term, {t: documents}]) => {
    const numbers = Object.keys(documents)
      .map(Number)
      .sort((a, b) => a - b);
    return [term, ...numbers.map((n, at) => n - (numbers[at - 1] ?? 0))];
  });
}

const isChinese = (term: string) => /\p{Script=Han}/u.test(term);

/** The index of one language, its words cut and stemmed by the plugin. */
export function compactIndex(
  found: readonly Found[],
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
  const numbered = (texts: readonly string[]) => texts.map((t, i) => ({i, t}));
  const fields = [
    numbered(found.map(({title}) => title)),
    numbered(found.map(({keywords}) => keywords)),
    numbered(found.map(({description}) => description)),
    numbered(sections.map(([, title]) => title)),
    numbered(sections.map(([, , , text]) => text)),
  ];
  const terms = buildIndex(fields, options).map(postingsOf);
  const words = terms.flat().map(([term]) => term);
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
    terms: terms.map((postings) =>
      postings.filter(([term]) => !isChinese(term)),
    ),
    words: [...new Set(words.filter(isChinese))].sort(),
  };
}
