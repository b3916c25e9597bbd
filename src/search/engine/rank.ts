import type {IndexedPage, IndexedSection} from '../index-format';
import {coverage, nameKey, type Query} from './query';
import type {Match, TextIndex} from './textIndex';

/** Pages, their sections and their phrases, indexed with the same terms. */
export interface Indexes {
  readonly pages: readonly IndexedPage[];
  /** How many pages have a section with an anchor. */
  readonly pagesByAnchor: ReadonlyMap<string, number>;
  /** What the pages say of themselves. */
  readonly heads: TextIndex;
  readonly texts: TextIndex;
  /** Each name and paraphrase of a page as a document of its own. */
  readonly phrases: TextIndex;
}

/** A page that was found. */
export interface FoundPage {
  readonly page: IndexedPage;
  readonly score: number;
  /** The section that has most of the query. */
  readonly best: IndexedSection | undefined;
  /** The section to open, which is `best` or one that a phrase names; undefined for the top. */
  readonly section: IndexedSection | undefined;
  /** Further sections whose headings have more than half of the query. */
  readonly others: readonly IndexedSection[];
  /** Share of the query that the page has in one place. */
  readonly share: number;
}

/** Posts, lists and definitions come after the page that treats a thing. */
const kindWeights = {doc: 1, post: 0.95, page: 0.75, list: 0.9} as const;
/** Weight of names and paraphrases beside the head and the texts of a page. */
const PHRASE_WEIGHT = 1.5;
/** Share of the best score that is added to a page named like the query. */
const NAME_SHARE = 0.4;
/** Pages with less than this share of the best score are left out, unless they have all that was typed. */
const LEAST_SHARE = 0.1;
/** Part of the score of a page that depends on how much of the query it has in one place. */
const TOGETHER = 0.5;
/** Further sections of a page that are shown beside the one to open. */
const MOST_OTHERS = 2;

/** Pages with the same section from which it is one that pages of a kind have. */
const COMMON_SECTION = 4;
/** Weight of such a section when one is to be opened that it was not named for. */
const COMMON_WEIGHT = 0.6;

/** Sum of the three best scores, each counting half as much as the last. */
function topScores(matches: readonly Match[] = []): number {
  return matches
    .slice(0, 3)
    .reduce((sum, {score}, place) => sum + score / 2 ** place, 0);
}

/**
 * Share of the query that is in these fields of any of the matches.
 * @param least see `coverage`
 */
function shareIn(
  query: Query,
  matches: readonly (Match | undefined)[],
  fields: readonly string[] = [],
  least = 0.5,
): number {
  const isFound = (term: string) =>
    matches.some((match) =>
      match?.fieldsByTerm[term]?.some(
        (field) => fields.length === 0 || fields.includes(field),
      ),
    );
  return coverage(query, isFound, least);
}

/**
 * The section to open: one whose heading completes the title (`bar exercises`),
 * else the best, if it has more of the query than the title. Keywords are not
 * at the top of a page; one that has most of them in its lead is about them.
 */
function sectionToOpen(
  query: Query,
  head: Match | undefined,
  bySection: readonly Match[],
  isNamed: boolean,
): IndexedSection | undefined {
  const shareOf = (...places: (Match | undefined)[]) =>
    shareIn(query, places, ['title']);
  const inTitle = shareOf(head);
  const complete = bySection.find((each) => shareOf(head, each) === 1);
  const best = inTitle < 1 ? (complete ?? bySection[0]) : undefined;
  const lead = bySection.find(({section}) => section?.anchor === '');
  const isAtTop =
    isNamed && shareOf(best) <= 0.5 && shareIn(query, [lead]) > 0.5;
  const isBelow = shareOf(best) > 0 || shareIn(query, [best]) > inTitle;
  return isBelow && !isAtTop ? best?.section : undefined;
}

/**
 * The sections of a page, the one to open first. What most pages have (the
 * question, the parameters, the model) repeats the words of the others.
 */
function byOwnMatter(
  query: Query,
  bySection: readonly Match[],
  pagesByAnchor: Indexes['pagesByAnchor'],
): readonly Match[] {
  const weigh = (match: Match) => {
    const {anchor = ''} = match.section ?? {};
    const isCommon =
      anchor !== '' && (pagesByAnchor.get(anchor) ?? 0) >= COMMON_SECTION;
    return isCommon && shareIn(query, [match], ['title']) === 0
      ? COMMON_WEIGHT
      : 1;
  };
  return bySection
    .map((match) => ({match, score: match.score * weigh(match)}))
    .sort((a, b) => b.score - a.score)
    .map(({match}) => match);
}

/** Ranks the pages that have something of the query, the best first. */
export function rank(indexes: Indexes, query: Query): readonly FoundPage[] {
  const heads = indexes.heads.search(query);
  const texts = indexes.texts.search(query);
  const phrases = indexes.phrases.search(query);
  const found = indexes.pages.map((page, at) => {
    const head = heads.get(at)?.[0];
    const bySection = texts.get(at) ?? [];
    const byPhrase = phrases.get(at) ?? [];
    const places = [bySection, byPhrase].flatMap((some) => some.slice(0, 3));
    const shareWith = (least: number) =>
      Math.max(
        ...[undefined, ...places].map((place) =>
          shareIn(query, [head, place], [], least),
        ),
      );
    const share = shareWith(0.5);
    const score =
      kindWeights[page.kind] *
      (topScores(heads.get(at)) +
        topScores(bySection) +
        PHRASE_WEIGHT * topScores(byPhrase)) *
      (1 - TOGETHER + TOGETHER * share ** 2);
    const isNamed = byPhrase
      .slice(0, 3)
      .some(({fields: {phrase = ''}}) => nameKey(phrase) === query.key);
    const section =
      byPhrase[0]?.section ??
      sectionToOpen(
        query,
        head,
        byOwnMatter(query, bySection, indexes.pagesByAnchor),
        isNamed,
      );
    const others = bySection
      .filter((match) => shareIn(query, [match], ['title']) > 0.5)
      .flatMap((match) => match.section ?? [])
      .filter((other) => section && other !== section)
      .slice(0, MOST_OTHERS);
    return {
      page,
      score,
      share,
      isNamed,
      hasAll: shareWith(0) === 1,
      best: bySection[0]?.section,
      section,
      others,
    };
  });
  const most = Math.max(...found.map(({score}) => score));
  return found
    .filter(({score, hasAll}) => score > LEAST_SHARE * most || hasAll)
    .map((each) => ({
      ...each,
      score: each.score + (each.isNamed ? NAME_SHARE * most : 0),
    }))
    .sort((a, b) => b.score - a.score);
}
