import {
  characterPairShare,
  inHead,
  namesList,
  pagePhrase,
  pairShare,
  type Phrases,
  phrasesOf,
  sectionPhrase,
} from './phrases';
import {askedList, kindWeights, shares, wordWeights} from './weights';
import {asksForList, wordsOf} from './words';
import {type Corpus, type WordScores, wordScores} from './wordScores';

/** How well a page fits, and which of its sections does best. */
export interface Scored {
  readonly page: number;
  readonly score: number;
  readonly section: number | undefined;
  /** Whether that section is a better place to arrive at than the top. */
  readonly arriveAtSection: boolean;
}

interface BestSection {
  readonly at: number;
  readonly score: number;
  /** Whether it has the query word for word. */
  readonly verbatim: boolean;
}

/** What the definitions of what was typed lend to the pages that treat it. */
function lentBonuses(
  {sections}: Corpus,
  touched: ReadonlySet<number>,
  phrases: Phrases,
): ReadonlyMap<number, number> {
  const lent = new Map<number, number>();
  for (const at of touched) {
    const section = sections[at];
    if (section?.treatedOn !== undefined) {
      const bonus = sectionPhrase(section, phrases);
      const before = lent.get(section.treatedOn) ?? 0;
      lent.set(section.treatedOn, Math.max(before, bonus));
    }
  }
  return lent;
}

/** The section of each page in which most of the query comes together. */
function bestSections(
  {sections}: Corpus,
  words: readonly WordScores[],
  touched: ReadonlySet<number>,
  phrases: Phrases,
): ReadonlyMap<number, BestSection> {
  const whole = words.reduce((sum, {tells}) => sum + tells, 0);
  const found = new Map<number, BestSection>();
  for (const at of touched) {
    const section = sections[at];
    if (section) {
      const sum = words.reduce(
        (total, word) => total + word.tells * (word.sections.get(at) ?? 0),
        0,
      );
      const bonus = sectionPhrase(section, phrases);
      const pairs = pairShare(
        phrases,
        [section.phrases.text],
        [section.phrases.title],
      );
      const score = sum / whole + bonus + shares.pairs * pairs;
      const verbatim =
        section.phrases.text.includes(phrases.typed) ||
        section.phrases.title.includes(phrases.stemmed);
      const other = found.get(section.page);
      if (!other || other.score < score) {
        found.set(section.page, {at, score, verbatim});
      }
    }
  }
  return found;
}

function weighted(
  words: readonly WordScores[],
  value: (word: WordScores) => number,
): number {
  const whole = words.reduce((sum, {tells}) => sum + tells, 0);
  const sum = words.reduce((total, w) => total + w.tells * value(w), 0);
  return whole > 0 ? sum / whole : 0;
}

/** Every page that has something of the query, the best first. */
export function rank(corpus: Corpus, query: string): readonly Scored[] {
  const asked = wordsOf(query, corpus.fields.vocabulary);
  const phrases = phrasesOf(query, asked);
  const asksList = asksForList(query);
  const words = asked.map((word) => wordScores(corpus, word));
  const touched = new Set(words.flatMap((word) => [...word.sections.keys()]));
  const best = bestSections(corpus, words, touched, phrases);
  const lent = lentBonuses(corpus, touched, phrases);
  const scored = corpus.pages.map((page, at): Scored => {
    const section = best.get(at);
    const inSection = (word: WordScores) =>
      section ? (word.sections.get(section.at) ?? 0) : 0;
    const anywhere = (word: WordScores) =>
      Math.max(
        word.pages.get(at) ?? 0,
        inSection(word),
        shares.elsewhere * (word.elsewhere.get(at) ?? 0),
      );
    const together = section?.score ?? 0;
    const isAskedFor = page.kind === 'list' && asksList;
    const kindWeight = isAskedFor ? askedList : kindWeights[page.kind];
    const {title, keywords, description} = page.phrases;
    const pairs = pairShare(phrases, [description], [title, ...keywords]);
    const bonus = pagePhrase(page, phrases) * Math.sqrt(kindWeight);
    const verbatim =
      inHead(page, phrases) ||
      namesList(page, phrases) ||
      (section?.verbatim ?? false);
    const held = weighted(words, (word) => {
      const here = (word.pages.get(at) ?? 0) + inSection(word) > 0;
      return here ? 1 : word.elsewhere.has(at) ? shares.coveredElsewhere : 0;
    });
    const coverage = verbatim ? 1 : held;
    const own = weighted(words, anywhere);
    const treated = words.every((word) => anywhere(word) > 0)
      ? Math.min(1, own / wordWeights.keywords)
      : 0;
    const given = shares.lent * treated * (lent.get(at) ?? 0);
    const inTitle = weighted(words, (word) => word.titles.get(at) ?? 0);
    const titleShare = inTitle / wordWeights.title;
    const fit =
      own +
      (words.length > 1 ? shares.titleHasAll * titleShare ** 2 : 0) +
      shares.section * together +
      given +
      shares.pagePairs * pairs +
      shares.characterPairs *
        characterPairShare(phrases, [title, description, ...keywords]);
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
