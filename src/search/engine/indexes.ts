import type {IndexedPage, SearchIndex} from '../index-format';
import {type Name, nameKey} from './query';
import {type TextDocument, TextIndex} from './textIndex';
import {Vocabulary} from './vocabulary';

/** Pages, sections and phrases of one language, indexed with the same terms. */
export interface Indexes {
  readonly pages: readonly IndexedPage[];
  readonly vocabulary: Vocabulary;
  readonly synonyms: readonly (readonly Name[])[];
  /** What the pages say of themselves. */
  readonly heads: TextIndex;
  readonly texts: TextIndex;
  /** Each name and paraphrase of a page as a document of its own. */
  readonly phrases: TextIndex;
}

function phrasesOf({title, keywords, phrases, pinyin}: IndexedPage) {
  const parts = title.split(/[:：·,，、/;；“”?？。]/);
  // Typed syllable by syllable, or as one word.
  const typed = pinyin.map((name) => `${name} ${name.replaceAll(' ', '')}`);
  return [title, ...parts, ...keywords, ...phrases, ...typed];
}

/** Indexes the file of one language. */
export function makeIndexes({pages, synonyms}: SearchIndex): Indexes {
  const vocabulary = new Vocabulary();
  const indexOf = (
    documentsOf: (page: IndexedPage) => readonly Omit<TextDocument, 'page'>[],
  ) => {
    const documents = pages.flatMap((each, page) =>
      documentsOf(each).map((document) => ({...document, page})),
    );
    return new TextIndex(documents, vocabulary);
  };
  return {
    pages,
    vocabulary,
    heads: indexOf(({title, keywords, description}) => [
      {fields: {title, keywords: keywords.join(' · '), description}},
    ]),
    texts: indexOf(({sections}) =>
      sections.map((section) => ({
        section,
        fields: {title: section.title, body: section.text},
      })),
    ),
    phrases: indexOf((page) =>
      phrasesOf(page).map((phrase) => ({fields: {phrase}})),
    ),
    synonyms: synonyms.map((names) =>
      names.map((name) => ({key: nameKey(name), terms: vocabulary.read(name)})),
    ),
  };
}
