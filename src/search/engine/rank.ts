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
/** How many of the best texts of a page make its score. */
const BEST = 3;
/** Further sections of a page that are shown beside the one to open. */
const MOST_OTHERS = 2;
/** Pages with the same section from which it is one that pages of a kind have. */
const COMMON_SECTION = 4;
/** Weight of such a section when one is to be opened that it was not named for. */
const COMMON_WEIGHT = 0.6;

/** Sum of the best scores, each counting half as much as the last. */
function topScores(matches: readonly Match[] = []): number {
  const best = matches.slice(0, BEST);
  return best.reduce((sum, {score}, place) => sum + score / 2 ** place, 0);
}

/**
 * Share of the query that is in any of the matches.
 * @param which see `coverage`
 * @param fields those that count; all unless given
 */
function shareIn(
  query: Query,
  matches: readonly (Match | undefined)[],
  which: 'own' | 'all' = 'own',
  fields?: readonly string[],
): number {
  const isFound = (term: string) =>
    matches.some((match) =>
      match?.fieldsByTerm[term]?.some(
        (field) => fields?.includes(field) ?? true,
      ),
    );
  return coverage(query, isFound, which);
}

function shareInTitles(
  query: Query,
  ...matches: readonly (Match | undefined)[]
): number {
  return shareIn(query, matches, 'own', ['title']);
}

/**
 * The section to open: one whose heading completes the title (`bar exercises`),
 * else the best, if it has more of the query than the title. What most pages
 * have (the question, the parameters, the model) repeats the words of other
 * sections, so it counts less. Keywords are not at the top of a page; one that
 * has most of them in its lead is about them.
 */
function sectionToOpen(
  query: Query,
  head: Match | undefined,
  bySection: readonly Match[],
  isNamed: boolean,
  pagesByAnchor: Indexes['pagesByAnchor'],
): IndexedSection | undefined {
  const ordered = bySection
    .map((match) => {
      const {anchor = ''} = match.section ?? {};
      const isCommon =
        anchor !== '' && (pagesByAnchor.get(anchor) ?? 0) >= COMMON_SECTION;
      const isOther = isCommon && shareInTitles(query, match) === 0;
      return {...match, score: match.score * (isOther ? COMMON_WEIGHT : 1)};
    })
    .sort((a, b) => b.score - a.score);
  const inTitle = shareInTitles(query, head);
  if (inTitle === 1) {
    return undefined;
  }
  const best =
    ordered.find((each) => shareInTitles(query, head, each) === 1) ??
    ordered[0];
  const inHeading = shareInTitles(query, best);
  const lead = bySection.find(({section}) => section?.anchor === '');
  const isAtTop = isNamed && inHeading <= 0.5 && shareIn(query, [lead]) > 0.5;
  const isBelow = inHeading > 0 || shareIn(query, [best]) > inTitle;
  return isBelow && !isAtTop ? best?.section : undefined;
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
    const shareWith = (which: 'own' | 'all') =>
      Math.max(
        ...[undefined, ...places].map((place) =>
          shareIn(query, [head, place], which),
        ),
      );
    const share = shareWith('own');
    const score =
      kindWeights[page.kind] *
      (topScores(heads.get(at)) +
        topScores(bySection) +
        PHRASE_WEIGHT * topScores(byPhrase)) *
      (1 - TOGETHER + TOGETHER * share ** 2);
    const isNamed = byPhrase
      .slice(0, BEST)
      .some(({fields: {phrase = ''}}) => nameKey(phrase) === query.key);
    const section =
      byPhrase[0]?.section ??
      sectionToOpen(query, head, bySection, isNamed, indexes.pagesByAnchor);
    const others = bySection
      .filter((match) => shareInTitles(query, match) > 0.5)
      .flatMap((match) => match.section ?? [])
      .filter((other) => section && other !== section)
      .slice(0, MOST_OTHERS);
    const best = bySection[0]?.section;
    const hasAll = shareWith('all') === 1;
    return {page, score, share, isNamed, hasAll, best, section, others};
  });
  const most = Math.max(...found.map(({score}) => score));
  return found
    .filter(({score, hasAll}) => score > LEAST_SHARE * most || hasAll)
    .map(({isNamed, score, ...each}) => ({
      ...each,
      score: score + (isNamed ? NAME_SHARE * most : 0),
    }))
    .sort((a, b) => b.score - a.score);
}
