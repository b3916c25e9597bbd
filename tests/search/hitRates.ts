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

/** Writes the rates on one line. It leaves out which queries failed, as changes would be fitted to these. */
export function report({queries, hitAt1, hitAt3}: HitRates): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return `${queries} queries, hit@1 ${percent(hitAt1)}, hit@3 ${percent(hitAt3)}`;
}
