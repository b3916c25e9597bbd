import type {PageTexts, SectionTexts} from './texts';
import type {Kind} from './types';
import {phraseOf, stemmedPhrase, type Word, wordsOf} from './words';
import {type Corpus, type WordScores, wordScores} from './wordScores';

/** What the whole query counts where it stands as it was typed. */
const phraseWeights = {
  title: 9,
  titlePart: 7,
  titleInside: 8,
  startsTitle: 6,
  inTitle: 3,
  keyword: 7,
  inKeyword: 2,
  startsDescription: 9,
  inDescription: 5,
  heading: 11,
  headingPart: 8,
  inHeading: 2.5,
  inText: 1,
} as const;

/** Posts, lists and definitions come after the page that treats a thing. */
const kindWeights: Readonly<Record<Kind, number>> = {
  doc: 1,
  post: 0.9,
  page: 0.7,
  list: 0.8,
};

/** How well a page fits, and which of its sections does best. */
export interface Scored {
  readonly page: number;
  readonly score: number;
  readonly section: number | undefined;
  /** Whether that section is a better place to arrive at than the top. */
  readonly arriveAtSection: boolean;
}

/** The whole query, as typed and with stems: headings have plurals. */
interface Phrases {
  readonly typed: string;
  readonly stemmed: string;
}

function pagePhrase(
  {kind, phrases}: PageTexts,
  {typed, stemmed}: Phrases,
): number {
  const {title, titleParts, keywords, description} = phrases;
  const bonuses = [
    title === stemmed ? phraseWeights.title : 0,
    titleParts.includes(stemmed) ? phraseWeights.titlePart : 0,
    kind === 'list' && title.length > 1 && stemmed.includes(title)
      ? phraseWeights.titleInside
      : 0,
    title.startsWith(`${stemmed} `) && stemmed.includes(' ')
      ? phraseWeights.startsTitle
      : 0,
    title.includes(stemmed) ? phraseWeights.inTitle : 0,
    description.startsWith(`${typed} `) && typed.includes(' ')
      ? phraseWeights.startsDescription
      : 0,
    description.includes(typed) ? phraseWeights.inDescription : 0,
  ];
  const exact = keywords.includes(stemmed) ? phraseWeights.keyword : 0;
  const inside = keywords.some((keyword) => keyword.includes(stemmed));
  const inKeywords = Math.max(exact, inside ? phraseWeights.inKeyword : 0);
  const own = title
    .split(' ')
    .some(
      (word) =>
        ` ${stemmed} `.includes(` ${word} `) ||
        (word.length > 1 && !/[a-z]/.test(word) && stemmed.includes(word)),
    );
  // A list has the keywords of its pages, which say more than it does.
  return (
    Math.max(...bonuses) + inKeywords * (kind === 'list' && !own ? 0.3 : 1)
  );
}

function sectionPhrase(
  {phrases}: SectionTexts,
  {typed, stemmed}: Phrases,
): number {
  const {title, titleParts, text} = phrases;
  const bonuses = [
    title === stemmed ? phraseWeights.heading : 0,
    titleParts.includes(stemmed) ? phraseWeights.headingPart : 0,
    title.includes(stemmed) ? phraseWeights.inHeading : 0,
    text.includes(typed) ? phraseWeights.inText : 0,
  ];
  return Math.max(...bonuses);
}

interface BestSection {
  readonly at: number;
  readonly score: number;
  readonly count: number;
  /** Whether it has the query word for word. */
  readonly verbatim: boolean;
}

/** The section of each page in which most of the query comes together. */
function bestSections(
  {sections}: Corpus,
  words: readonly WordScores[],
  phrases: Phrases,
): ReadonlyMap<number, BestSection> {
  const whole = words.reduce((sum, {tells}) => sum + tells, 0);
  const found = new Map<number, BestSection>();
  const touched = new Set(words.flatMap((word) => [...word.sections.keys()]));
  for (const at of touched) {
    const section = sections[at];
    if (section) {
      const sum = words.reduce(
        (total, word) => total + word.tells * (word.sections.get(at) ?? 0),
        0,
      );
      const bonus = sectionPhrase(section, phrases);
      const score = sum / whole + bonus;
      const verbatim = bonus > 0;
      const other = found.get(section.page);
      const count = (other?.count ?? 0) + 1;
      found.set(
        section.page,
        other && other.score >= score
          ? {...other, count}
          : {at, score, count, verbatim},
      );
    }
  }
  return found;
}

function scoresOf(
  corpus: Corpus,
  word: Word,
  known: Map<string, WordScores>,
): WordScores {
  const scores = known.get(word.text) ?? wordScores(corpus, word);
  known.set(word.text, scores);
  return scores;
}

function weighted(
  words: readonly WordScores[],
  value: (word: WordScores) => number,
): number {
  const whole = words.reduce((sum, {tells}) => sum + tells, 0);
  const sum = words.reduce((total, w) => total + w.tells * value(w), 0);
  return whole > 0 ? sum / whole : 0;
}

/**
 * Every page that has something of the query, the best first.
 * @param known the scores of words met before; new ones are added
 */
export function rank(
  corpus: Corpus,
  query: string,
  known: Map<string, WordScores>,
): readonly Scored[] {
  const phrases = {typed: phraseOf(query), stemmed: stemmedPhrase(query)};
  const words = wordsOf(query, corpus.fields.vocabulary).map((word) =>
    scoresOf(corpus, word, known),
  );
  const best = bestSections(corpus, words, phrases);
  const scored = corpus.pages.map((page, at): Scored => {
    const section = best.get(at);
    const inSection = (word: WordScores) =>
      section ? (word.sections.get(section.at) ?? 0) : 0;
    const anywhere = (word: WordScores) =>
      Math.max(word.pages.get(at) ?? 0, inSection(word));
    const together = section?.score ?? 0;
    const often = 0.4 * Math.log(1 + (section?.count ?? 0));
    const kindWeight = kindWeights[page.kind];
    const bonus = pagePhrase(page, phrases) * Math.sqrt(kindWeight);
    const verbatim = bonus > 0 || (section?.verbatim ?? false);
    const coverage = verbatim
      ? 1
      : weighted(words, (word) => (anywhere(word) > 0 ? 1 : 0));
    const fit = weighted(words, anywhere) + 0.7 * together + often;
    const inTitle = weighted(words, (word) => word.titles.get(at) ?? 0);
    const onPage = weighted(words, (word) => word.pages.get(at) ?? 0);
    return {
      page: at,
      score: coverage > 0 ? (fit * kindWeight + bonus) * coverage ** 2 : 0,
      section: section?.at,
      arriveAtSection: together > Math.max(inTitle, onPage / 2),
    };
  });
  return scored
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score);
}
