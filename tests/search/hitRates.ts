import {type PageName, pages} from '../../src/plugins/search/asked';

/** Where the page that a query means stood among the results. */
export interface Outcome {
  readonly query: string;
  readonly wanted: readonly PageName[];
  /** From 1; undefined when the page was not found at all. */
  readonly place: number | undefined;
  readonly first: string | undefined;
}

export interface HitRates {
  readonly queries: number;
  /** Shares of the queries whose page came first, or among the first three. */
  readonly hitAt1: number;
  readonly hitAt3: number;
  readonly misses: readonly Outcome[];
}

/** @param found addresses below the locale's prefix, the best first */
export function outcomeOf(
  query: string,
  wanted: readonly PageName[],
  found: readonly string[],
): Outcome {
  const routes = found.map((address) => decodeURI(address.replace(/#.*$/, '')));
  const right = new Set<string>(wanted.map((name) => pages[name]));
  const at = routes.findIndex((route) => right.has(route));
  const place = at >= 0 ? at + 1 : undefined;
  return {query, wanted, place, first: found[0]};
}

export function hitRates(outcomes: readonly Outcome[]): HitRates {
  const among = (most: number) =>
    outcomes.filter(({place}) => place !== undefined && place <= most).length /
    outcomes.length;
  return {
    queries: outcomes.length,
    hitAt1: among(1),
    hitAt3: among(3),
    misses: outcomes.filter(({place}) => place !== 1),
  };
}

/** One line for the rates, one for each query whose page did not come first. */
export function report(title: string, rates: HitRates): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const {queries, hitAt1, hitAt3, misses} = rates;
  return [
    `${title}: ${queries} queries, hit@1 ${percent(hitAt1)}, hit@3 ${percent(hitAt3)}`,
    ...misses.map(
      ({query, wanted, place, first}) =>
        `  "${query}" means ${wanted.join(' or ')}: place ${place ?? 'none'}, first was ${first ?? 'nothing'}`,
    ),
  ].join('\n');
}
