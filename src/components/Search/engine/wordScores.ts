import type {Fields, Meanings} from './fields';
import type {Thesaurus} from './synonyms';
import type {PageTexts, SectionTexts} from './texts';
import {shares, wordWeights as weights} from './weights';
import type {Word} from './words';

export interface Corpus {
  readonly pages: readonly PageTexts[];
  readonly sections: readonly SectionTexts[];
  readonly fields: Fields;
  readonly thesaurus: Thesaurus;
  /** What words count that were asked for before: letters come one by one. */
  readonly known: Map<string, WordScores>;
}

type Quality = ReadonlyMap<number, number>;

interface WordQualities {
  readonly title: Quality;
  readonly keywords: Quality;
  readonly description: Quality;
  readonly heading: Quality;
  readonly text: Quality;
}

/** For Chinese words: a text may be cut in more ways than one. */
function scanned({pages, sections}: Corpus, word: string): WordQualities {
  const latin = new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`, 'u');
  const holds = /\p{Script=Han}/u.test(word)
    ? (text: string) => text.includes(word)
    : (text: string) => latin.test(text);
  const holding = (texts: readonly string[]): Quality =>
    new Map(
      texts.flatMap((text, at) => (holds(text) ? [[at, 1] as const] : [])),
    );
  return {
    title: holding(pages.map(({phrases}) => phrases.title)),
    keywords: holding(pages.map(({phrases}) => phrases.keywords.join('|'))),
    description: holding(pages.map(({phrases}) => phrases.description)),
    heading: holding(sections.map(({phrases}) => phrases.title)),
    text: holding(sections.map(({phrases}) => phrases.text)),
  };
}

/** @param qualityOf takes a field by its name or its place in the index */
function byField(
  qualityOf: (field: keyof WordQualities, place: number) => Quality,
): WordQualities {
  return {
    title: qualityOf('title', 0),
    keywords: qualityOf('keywords', 1),
    description: qualityOf('description', 2),
    heading: qualityOf('heading', 3),
    text: qualityOf('text', 4),
  };
}

function looked({fields}: Corpus, meanings: Meanings): WordQualities {
  return byField((_, place) => fields.holders(place, meanings));
}

/** Common English words and Chinese ones are not in the fields. */
function ownQualities(corpus: Corpus, word: Word): WordQualities {
  return word.han || word.common
    ? scanned(corpus, word.text)
    : looked(corpus, corpus.fields.meanings(word));
}

function wordFor(text: string): Word {
  const han = /\p{Script=Han}/u.test(text);
  return {text, stem: text, han, common: false, everyday: false};
}

/** Of the word itself and, for less, of other words for the same thing. */
function qualities(corpus: Corpus, word: Word): WordQualities {
  const others = corpus.thesaurus.wordsLike(word).map(wordFor);
  // A word that has a synonym is not misspelt.
  const own = others.length === 0 || word.han || corpus.fields.knows(word.text);
  const found = [
    ...(own ? [{share: 1, by: ownQualities(corpus, word)}] : []),
    ...others.map((other) => ({
      share: shares.synonym,
      by: ownQualities(corpus, other),
    })),
  ];
  return byField((field) => {
    const best = new Map<number, number>();
    for (const {share, by} of found) {
      by[field].forEach((q, at) => raise(best, at, share * q));
    }
    return best;
  });
}

/** What a word counts on each page as a whole and in each section. */
export interface WordScores {
  readonly tells: number;
  /** In titles alone. */
  readonly titles: ReadonlyMap<number, number>;
  readonly pages: ReadonlyMap<number, number>;
  readonly sections: ReadonlyMap<number, number>;
  /** In any section of a page. */
  readonly elsewhere: ReadonlyMap<number, number>;
}

function raise(scores: Map<number, number>, at: number, score: number): void {
  scores.set(at, Math.max(score, scores.get(at) ?? 0));
}

/** More are forgotten. */
const mostKnown = 1000;

function tellingShare({han, text, everyday}: Word): number {
  const single = han && text.length === 1;
  return single ? shares.singleCharacter : everyday ? shares.everyday : 1;
}

function computed(corpus: Corpus, word: Word): WordScores {
  const found = qualities(corpus, word);
  const pages = new Map<number, number>();
  const sections = new Map<number, number>();
  for (const field of ['title', 'keywords', 'description'] as const) {
    found[field].forEach((q, at) => {
      const part =
        field === 'keywords' &&
        !corpus.pages[at]?.phrases.keywords.includes(word.stem);
      const share = part ? shares.partKeyword : 1;
      raise(pages, at, q * weights[field] * share);
    });
  }
  for (const field of ['heading', 'text'] as const) {
    found[field].forEach((q, at) => {
      const shared =
        field === 'heading' && corpus.sections[at]?.headingIsShared;
      const share = shared ? shares.sharedHeading : 1;
      raise(sections, at, q * weights[field] * share);
    });
  }
  const elsewhere = new Map<number, number>();
  sections.forEach((score, at) => {
    const section = corpus.sections[at];
    if (section) {
      raise(elsewhere, section.page, score);
    }
  });
  const titles = new Map<number, number>();
  found.title.forEach((q, at) => raise(titles, at, q * weights.title));
  const holders = new Set([...pages.keys(), ...elsewhere.keys()]);
  const rare = Math.log(1.5 + corpus.pages.length / (1 + holders.size));
  const tells =
    (holders.size === 0 ? shares.unknown : 1) * rare * tellingShare(word);
  return {tells, titles, pages, sections, elsewhere};
}

export function wordScores(corpus: Corpus, word: Word): WordScores {
  const {known} = corpus;
  const scores = known.get(word.text) ?? computed(corpus, word);
  if (known.size >= mostKnown) {
    known.clear();
  }
  known.set(word.text, scores);
  return scores;
}
