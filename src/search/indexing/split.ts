import type {FurtherTexts, SearchIndex} from '../index-format';

const SENTENCE = /.*?(?:[.!?](?=\s|$)|[。！？]|$)/gsu;

/** Letters of a text: a Chinese character says as much as four. */
function lettersIn(text: string): number {
  return text.length + 3 * (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

/** The first sentences of a text, at least one, up to a number of letters. */
export function beginning(text: string, letters: number): string {
  let kept = '';
  for (const sentence of text.match(SENTENCE) ?? []) {
    if (kept !== '' && lettersIn(kept + sentence) > letters) {
      break;
    }
    kept += sentence;
  }
  return kept;
}

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
