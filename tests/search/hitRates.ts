import type {JudgedQuery} from './queries';

export interface HitRates {
  readonly queries: number;
  /** Shares of the queries whose page came first, or among the first three. */
  readonly hitAt1: number;
  readonly hitAt3: number;
}

/** @param find routes of the results of a query, the best first */
export function hitRates(
  queries: readonly JudgedQuery[],
  find: (query: string) => readonly string[],
): HitRates {
  const places = queries.map(({query, routes}) =>
    find(query).findIndex((route) => routes.has(route)),
  );
  const among = (first: number) =>
    places.filter((place) => place >= 0 && place < first).length /
    queries.length;
  return {queries: queries.length, hitAt1: among(1), hitAt3: among(3)};
}

/**
 * Lists the queries that a change of the pages loses: those that found their
 * page first before, and no longer do.
 */
export function lostQueries(
  queries: readonly JudgedQuery[],
  before: (query: string) => readonly string[],
  after: (query: string) => readonly string[],
): readonly string[] {
  const isFirst = (
    {query, routes}: JudgedQuery,
    find: (query: string) => readonly string[],
  ) => routes.has(find(query)[0] ?? '');
  return queries
    .filter((each) => isFirst(each, before) && !isFirst(each, after))
    .map(({query}) => `“${query}”: ${after(query)[0] ?? 'nothing'}`);
}

/** Writes the rates on one line. It leaves out which queries failed, as changes would be fitted to these. */
export function report({queries, hitAt1, hitAt3}: HitRates): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return `${queries} queries, hit@1 ${percent(hitAt1)}, hit@3 ${percent(hitAt3)}`;
}
