import type {IndexedPage, IndexedSection} from '../index-format';
import {coverage, nameKey, type Query} from './query';
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
  readonly score: number;
  /** The section to open; undefined for the top of the page. */
  readonly section: IndexedSection | undefined;
}

/** Posts, lists and definitions come after the page that treats a thing. */
const kindWeights = {doc: 1, post: 0.95, page: 0.75, list: 0.9} as const;
/** Weight of names and paraphrases beside the head and the texts of a page. */
const PHRASE_WEIGHT = 3;
/** Share of the best score that is added to a page named like the query. */
const NAME_SHARE = 0.4;
/** Pages with less than this share of the best score are left out, unless they have all that was typed. */
const LEAST_SHARE = 0.05;

/** Sum of the three best scores, each counting half as much as the last. */
function topScores(matches: readonly Match[] = []): number {
  return matches
    .slice(0, 3)
    .reduce((sum, {score}, place) => sum + score / 2 ** place, 0);
}

/** Whether a term was typed: synonyms and longer words say nothing of the place. */
function isTyped({terms}: Query, term: string): boolean {
  return (terms.get(term) ?? 0) >= 0.5;
}

/** Whether a text has all that was typed. */
function hasWhole(query: Query, {fieldsByTerm}: Match): boolean {
  const isFound = (term: string) =>
    isTyped(query, term) && term in fieldsByTerm;
  return coverage(query, isFound) === 1;
}

/**
 * The best section, if it has more of the query than the title and keywords of
 * the page, or its heading has as much and the title less.
 */
function targetSection(
  query: Query,
  head: Match | undefined,
  best: Match | undefined,
): IndexedSection | undefined {
  const shareIn = (match: Match | undefined, ...fields: readonly string[]) =>
    coverage(
      query,
      (term) =>
        isTyped(query, term) &&
        (match?.fieldsByTerm[term]?.some((f) => fields.includes(f)) ?? false),
    );
  const inTitle = shareIn(head, 'title');
  const inHead = shareIn(head, 'title', 'keywords');
  const inHeading = shareIn(best, 'title');
  const inSection = shareIn(best, 'title', 'body');
  return inSection > inHead || (inHeading >= inHead && inHeading > inTitle)
    ? best?.section
    : undefined;
}

/** Ranks the pages that have something of the query, the best first. */
export function rank(indexes: Indexes, query: Query): readonly FoundPage[] {
  const heads = indexes.heads.search(query);
  const texts = indexes.texts.search(query);
  const phrases = indexes.phrases.search(query);
  const scores = indexes.pages.map(
    ({kind}, at) =>
      kindWeights[kind] *
      (topScores(heads.get(at)) +
        topScores(texts.get(at)) +
        PHRASE_WEIGHT * topScores(phrases.get(at))),
  );
  const most = Math.max(...scores);
  const isNamed = (at: number) =>
    phrases
      .get(at)
      ?.slice(0, 3)
      .some(({fields: {phrase = ''}}) => nameKey(phrase) === query.key);
  return indexes.pages
    .map((page, at) => ({
      page,
      score: (scores[at] ?? 0) + (isNamed(at) ? NAME_SHARE * most : 0),
      section: targetSection(query, heads.get(at)?.[0], texts.get(at)?.[0]),
    }))
    .filter(
      ({score}, at) =>
        score > LEAST_SHARE * most ||
        [heads, texts, phrases].some((found) =>
          found.get(at)?.some((match) => hasWhole(query, match)),
        ),
    )
    .sort((a, b) => b.score - a.score);
}
