import type {FurtherTexts, SearchIndex} from '../index-format';
import {beginning} from './beginning';

/** Letters of the texts in the first file, about: a section is known by its beginning. */
const FIRST_LETTERS = 400;

/** Divides an index into the two files. */
export function splitTexts(index: SearchIndex): {
  readonly first: SearchIndex;
  readonly further: FurtherTexts;
} {
  const pages = index.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      text: beginning(section.text, FIRST_LETTERS),
    })),
  }));
  const further = index.pages.map(({sections}, page) =>
    sections.map(({text}, at) =>
      text.slice(pages[page]?.sections[at]?.text.length),
    ),
  );
  return {first: {...index, pages}, further};
}
