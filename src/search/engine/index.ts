import type {IndexedPage, SearchIndex} from '../index-format';
import {analyse, nameKey} from './query';
import {type FoundPage, type Indexes, rank} from './rank';
import {TextIndex} from './textIndex';
import {Vocabulary} from './vocabulary';

/** All pages found for one query, the best first. */
export interface Found {
  readonly pages: readonly FoundPage[];
  /** What to mark in the texts. */
  readonly words: readonly string[];
}

/** Names and paraphrases of a page. */
function phrasesOf(page: IndexedPage): readonly string[] {
  const {title, keywords, phrases} = page;
  const parts = title.split(/[:：·,，、/;；“”?？。]/);
  // Typed syllable by syllable, or as one word.
  const pinyin = page.pinyin.map((name) => `${name} ${name.replace(/ /g, '')}`);
  return [title, ...parts, ...keywords, ...phrases, ...pinyin];
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
    phrasesOf(each).map((phrase) => ({page, fields: {phrase}})),
  );
  return {
    pages,
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
  const synonyms = file.synonyms.map((names) =>
    names.map((name) => ({key: nameKey(name), terms: vocabulary.read(name)})),
  );
  vocabulary.close();
  return (text) => {
    const query = analyse(text, vocabulary, synonyms);
    return {pages: rank(indexes, query), words: query.marks};
  };
}
