import type {IndexedPage, IndexedSection} from '../index-format';
import {coverage, isWhole, nameKey, type Query} from './query';
import type {Match, TextIndex} from './textIndex';

/** Pages, their sections and their phrases, indexed with the same terms. */
export interface Indexes {
  readonly pages: readonly IndexedPage[];
  /** What the pages say of themselves. */
  readonly heads: TextIndex;
  readonly texts: TextIndex;
  /** Each name and paraphrase of a page as a document of its own. */
  readonly phrases: TextIndex;
}

/** A page that was found. */
export interface FoundPage {
  readonly page: IndexedPage;
  /** The section that has most of the query. */
  readonly best: IndexedSection | undefined;
  /** The section to open, which is `best` or one that a phrase names; undefined for the top. */
  readonly section: IndexedSection | undefined;
  /** Further sections whose headings have more than half of the query. */
  readonly others: readonly IndexedSection[];
  /** How surely the page is what was asked: the share of the query that it has in one place, and a little of its score. */
  readonly fit: number;
  /** Whether it has all words of the query in one place. */
  readonly hasAll: boolean;
}

/** Posts, lists and definitions come after the page that treats a thing. */
const kindWeights = {doc: 1, post: 0.95, page: 0.75, list: 0.9} as const;
/** Weight of names and paraphrases beside the head and the texts of a page. */
const PHRASE_WEIGHT = 1.5;
/** Weight of a page that is named like the query. */
const NAMED_WEIGHT = 2.5;
/** Pages with less than this share of the best score are left out, unless they have all that was typed. */
const LEAST_SHARE = 0.1;
/** Part of the score of a page that depends on how much of the query it has in one place. */
const TOGETHER = 0.5;
/** Power of the score in the fit: rare words that are found in many places tell more than their share. */
const SCORE_IN_FIT = 0.3;
/** How many of the best texts of a page make its score. */
const BEST = 3;
/** Further sections of a page that are shown beside the one to open. */
const MOST_OTHERS = 2;
/** Weight of a section that many pages have when it was not asked for by its name. */
const COMMON_WEIGHT = 0.6;

/** Sum of the best scores, each counting half as much as the last. */
function topScores(matches: readonly Match[] = []): number {
  const best = matches.slice(0, BEST);
  return best.reduce((sum, {score}, place) => sum + score / 2 ** place, 0);
}

/** Whether one of the matches has a term. */
function haveTerm(matches: readonly (Match | undefined)[], term: string) {
  return matches.some((match) => match && term in match.fieldsByTerm);
}

/** Share of the query that is in any of the matches. */
function shareIn(
  query: Query,
  ...matches: readonly (Match | undefined)[]
): number {
  return coverage(query, (term) => haveTerm(matches, term), 'own');
}

function shareInTitles(
  query: Query,
  ...matches: readonly (Match | undefined)[]
): number {
  const isFound = (term: string) =>
    matches.some((match) => match?.fieldsByTerm[term]?.includes('title'));
  return coverage(query, isFound, 'own');
}

/**
 * The section to open unless the title has all of the query: one whose heading
 * completes the title (`bar exercises`), else the best. What many pages have
 * (the beginning, the question, the parameters) repeats the words of other sections,
 * so it counts less.
 */
function sectionToOpen(
  query: Query,
  head: Match | undefined,
  bySection: readonly Match[],
): IndexedSection | undefined {
  const ordered = bySection
    .map((match) => {
      const isOther = match.isCommon && shareInTitles(query, match) === 0;
      return {...match, score: match.score * (isOther ? COMMON_WEIGHT : 1)};
    })
    .sort((a, b) => b.score - a.score);
  if (shareInTitles(query, head) === 1) {
    return undefined;
  }
  const completing = ordered.find(
    (each) => shareInTitles(query, head, each) === 1,
  );
  return (completing ?? ordered[0])?.section;
}

/** Ranks the pages that have something of the query, the best first. */
export function rank(indexes: Indexes, query: Query): readonly FoundPage[] {
  const heads = indexes.heads(query);
  const texts = indexes.texts(query);
  const phrases = indexes.phrases(query);
  const found = indexes.pages.map((page, at) => {
    const head = heads.get(at)?.[0];
    const bySection = texts.get(at) ?? [];
    const byPhrase = phrases.get(at) ?? [];
    const places = [bySection, byPhrase].flatMap((some) => some.slice(0, BEST));
    const share = Math.max(
      ...[undefined, ...places].map((place) => shareIn(query, head, place)),
    );
    const hasAll = [undefined, ...bySection, ...byPhrase].some((place) =>
      isWhole(query, (term) => haveTerm([head, place], term)),
    );
    const isNamed = byPhrase
      .slice(0, BEST)
      .some(({fields: {phrase = ''}}) => nameKey(phrase) === query.key);
    const score =
      kindWeights[page.kind] *
      (isNamed ? NAMED_WEIGHT : 1) *
      ((head?.score ?? 0) +
        topScores(bySection) +
        PHRASE_WEIGHT * topScores(byPhrase)) *
      (1 - TOGETHER + TOGETHER * share ** 2);
    const section =
      (shareIn(query, byPhrase[0]) > 0.5 ? byPhrase[0]?.section : undefined) ??
      sectionToOpen(query, head, bySection);
    const others = bySection
      .filter((match) => shareInTitles(query, match) > 0.5)
      .flatMap((match) => match.section ?? [])
      .filter((other) => section && other !== section)
      .slice(0, MOST_OTHERS);
    const best = bySection[0]?.section;
    const fit = share * score ** SCORE_IN_FIT;
    return {page, score, fit, hasAll, best, section, others};
  });
  const most = Math.max(...found.map(({score}) => score));
  return found
    .filter(({score, hasAll}) => score > (hasAll ? 0 : LEAST_SHARE * most))
    .sort((a, b) => b.score - a.score);
}
