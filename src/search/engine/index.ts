import {rollup} from 'd3-array';

import {
  type IndexedPage,
  MAXIMUM_LENGTH,
  type SearchIndex,
} from '../index-format';
import {PinyinNames} from './pinyin';
import {analyse, type Correction, nameKey} from './query';
import {type FoundPage, type Indexes, rank} from './rank';
import {indexTexts} from './textIndex';
import {Vocabulary} from './vocabulary';

export type {FoundPage} from './rank';

/** All pages found for one query, the best first. */
export interface Found {
  readonly pages: readonly FoundPage[];
  /** Whether a page has most of the query in one place. */
  readonly isWhole: boolean;
  /** Words that no text has, with those that were searched for instead. */
  readonly corrections: readonly Correction[];
  /** What to mark in the texts. */
  readonly words: readonly string[];
}

/** Names of the same things in both languages, from the rows of the glossary. */
function namesInRows(pages: readonly IndexedPage[]) {
  return pages
    .flatMap(({sections}) => sections)
    .filter(({anchor}) => anchor.startsWith('term-'))
    .flatMap(({title}): readonly (readonly string[])[] => {
      const names = title.split(' · ').map((part) => part.split(/, |、/));
      const [one = [], other = []] = names.map(([name = '']) =>
        name.split(' / '),
      );
      // `step / ramp` are two things in one row.
      return one.length === 1
        ? [names.flat()]
        : one.map((name, at) => [name, other[at] ?? name]);
    });
}

/** Fit of a page that has most of a query: one of two words, if rare, is not enough. */
const MOST = 0.88;

/** Pages with the same section from which it is one that pages of a kind have. */
const COMMON_SECTION = 4;

function makeIndexes(
  pages: readonly IndexedPage[],
  vocabulary: Vocabulary,
): Indexes {
  const heads = pages.map(({title, keywords, description}, page) => ({
    page,
    fields: {title, keywords: keywords.join(' · '), description},
  }));
  const pagesByAnchor = rollup(
    pages.flatMap(({sections}) => sections),
    ({length}) => length,
    ({anchor}) => anchor,
  );
  const texts = pages.flatMap(({sections}, page) =>
    sections.map((section) => ({
      page,
      section,
      isCommon: (pagesByAnchor.get(section.anchor) ?? 0) >= COMMON_SECTION,
      fields: {title: section.title, body: section.text},
    })),
  );
  const phrases = pages.flatMap((page, at) => {
    const parts = page.title.split(/[:：·,，、/;；“”?？。]/);
    const names = [page.title, ...parts, ...page.keywords, ...page.phrases];
    return names.map((name) => {
      const [phrase = '', target] = name.split(' #');
      const section = page.sections.find(({anchor}) => anchor === target);
      return {page: at, section, fields: {phrase}};
    });
  });
  return {
    pages,
    heads: indexTexts(heads, vocabulary),
    texts: indexTexts(texts, vocabulary),
    phrases: indexTexts(phrases, vocabulary),
  };
}

/**
 * Makes the function that finds pages in one language's index.
 * @throws TypeError when the file is not an index
 */
export function createEngine(file: SearchIndex): (query: string) => Found {
  const vocabulary = new Vocabulary();
  const indexes = makeIndexes(file.pages, vocabulary);
  const rows = namesInRows(file.pages);
  const synonyms = rows.map((names) =>
    names.map((name) => ({key: nameKey(name), terms: vocabulary.read(name)})),
  );
  const names = new PinyinNames(file.pinyin, [
    ...file.pages.flatMap(({title, keywords}) => [title, ...keywords]),
    ...rows.flat(),
  ]);
  const folds = new Map(
    Array.from(file.folds.matchAll(/(.)(.)/gu), ([, from = '', to]) => [
      from,
      to,
    ]),
  );
  return (typed) => {
    const text = typed
      .slice(0, MAXIMUM_LENGTH)
      .replaceAll(/./gsu, (each) => folds.get(each) ?? each);
    const query = analyse(text, vocabulary, synonyms, names);
    const pages = rank(indexes, query);
    return {
      pages,
      words: query.marks,
      isWhole: pages.some(({fit, hasAll}) => hasAll || fit > MOST),
      corrections: query.words.flatMap(({correction}) => correction ?? []),
    };
  };
}
