import {
  type IndexedPage,
  MAXIMUM_LENGTH,
  type SearchIndex,
} from '../index-format';
import {PinyinNames} from './pinyin';
import {analyse, type Correction, nameKey} from './query';
import {type FoundPage, type Indexes, rank} from './rank';
import {TextIndex} from './textIndex';
import {Vocabulary} from './vocabulary';

export type {FoundPage} from './rank';

/** All pages found for one query, the best first. */
export interface Found {
  readonly pages: readonly FoundPage[];
  /** Whether a page has more than half of the query in one place. */
  readonly isWhole: boolean;
  /** Words that no text has, with those that were searched for instead. */
  readonly corrections: readonly Correction[];
  /** What to mark in the texts. */
  readonly words: readonly string[];
}

/** Names of the same things in both languages, from the rows of the glossary. */
function namesInRows(pages: readonly IndexedPage[]) {
  const rows = pages
    .flatMap(({sections}) => sections)
    .filter(({anchor}) => anchor.startsWith('term-'));
  return rows.flatMap(({title}): readonly (readonly string[])[] => {
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

/** Names and paraphrases of a page. */
function phrasesOf(page: IndexedPage): readonly string[] {
  const {title, keywords, phrases} = page;
  const parts = title.split(/[:：·,，、/;；“”?？。]/);
  return [title, ...parts, ...keywords, ...phrases];
}

function makeIndexes(
  pages: readonly IndexedPage[],
  vocabulary: Vocabulary,
): Indexes {
  const heads = pages.map(({title, keywords, description}, page) => ({
    page,
    fields: {title, keywords: keywords.join(' · '), description},
  }));
  const texts = pages.flatMap(({sections}, page) =>
    sections.map((section) => ({
      page,
      section,
      fields: {title: section.title, body: section.text},
    })),
  );
  const phrases = pages.flatMap((each, page) =>
    phrasesOf(each).map((entry) => {
      const [phrase = '', anchor] = entry.split(' #');
      const section = each.sections.find((other) => other.anchor === anchor);
      return {page, section, fields: {phrase}};
    }),
  );
  const pagesByAnchor = new Map<string, number>();
  for (const {anchor} of texts.map(({section}) => section)) {
    pagesByAnchor.set(anchor, (pagesByAnchor.get(anchor) ?? 0) + 1);
  }
  return {
    pages,
    pagesByAnchor,
    heads: new TextIndex(heads, vocabulary),
    texts: new TextIndex(texts, vocabulary),
    phrases: new TextIndex(phrases, vocabulary),
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
  vocabulary.close();
  const names = new PinyinNames(file.pinyin, [
    ...file.pages.flatMap(({title, keywords}) => [title, ...keywords]),
    ...rows.flat(),
  ]);
  const folds = new Map(
    file.folds.match(/../gu)?.map((pair) => [pair.charAt(0), pair.charAt(1)]),
  );
  return (typed) => {
    const text = Array.from(typed.slice(0, MAXIMUM_LENGTH))
      .map((character) => folds.get(character) ?? character)
      .join('');
    const query = analyse(text, vocabulary, synonyms, names);
    const pages = rank(indexes, query);
    return {
      pages,
      words: query.marks,
      isWhole: pages.some(({share}) => share > 0.5),
      corrections: query.words.flatMap(({correction}) => correction ?? []),
    };
  };
}
