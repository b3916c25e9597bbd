import {isRecord} from '../isRecord';

/**
 * What a reader can do on a page: answer an exercise, choose or draw what is
 * predicted rightly, fulfil a task, finish a step of a path.
 */
export type Activity = 'answered' | 'chosen' | 'drawn' | 'ticked' | 'walked';

/** What was done on one page: the ids of its exercises, predictions, tasks, steps. */
export type PageProgress = Readonly<Record<Activity, readonly string[]>> & {
  /**
   * How many exercises, predictions and tasks the page had when something was
   * last done there.
   */
  readonly total: number;
};

/** What was done, by route without the prefix of the language. */
export type Progress = Readonly<Record<string, PageProgress>>;

/** Why a file or a stored text is not read. */
export type Refusal =
  | 'too-large'
  | 'not-json'
  | 'foreign'
  | 'older'
  | 'newer'
  | 'damaged';

export type ReadResult =
  | {
      readonly progress: Progress;
      /** What `site/practice` keeps in the same place, unchecked. */
      readonly practice?: unknown;
    }
  | {readonly refusal: Refusal};

const VERSION = 2;
const SITE = 'lumped';

/** Limits far above what the site has, so that a file cannot fill the storage. */
const LIMITS = {characters: 200_000, pages: 300, ids: 300} as const;

const ROUTE = /^\/[^?#"<>\\]{0,200}$/u;
const ID = /^[\w-]{1,80}$/u;
const ACTIVITIES = ['answered', 'chosen', 'drawn', 'ticked', 'walked'] as const;

/** A page on which nothing was done. */
const EMPTY_PAGE: PageProgress = {
  answered: [],
  chosen: [],
  drawn: [],
  ticked: [],
  walked: [],
  total: 0,
};

function isIdList(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= LIMITS.ids &&
    new Set(value).size === value.length &&
    value.every((id) => typeof id === 'string' && ID.test(id))
  );
}

function isPage(value: unknown): value is PageProgress {
  return (
    isRecord(value) &&
    Object.keys(value).length === ACTIVITIES.length + 1 &&
    ACTIVITIES.every((activity) => isIdList(value[activity])) &&
    Number.isInteger(value.total) &&
    Number(value.total) >= 0 &&
    Number(value.total) <= LIMITS.ids
  );
}

function isProgress(value: unknown): value is Progress {
  if (!isRecord(value)) {
    return false;
  }
  const entries = Object.entries(value);
  return (
    entries.length <= LIMITS.pages &&
    entries.every(([route, page]) => ROUTE.test(route) && isPage(page))
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts the ids in a list; NaN without one. */
function countOf(ids: unknown): number {
  return Array.isArray(ids) ? ids.length : Number.NaN;
}

/**
 * Writes a page of version 1 as one of this version. It knew the number of
 * exercises only: of predictions and tasks those that were done count, until
 * something is done on the page again. So a page that was finished stays so.
 */
function upgradePage(page: unknown): unknown {
  if (!isRecord(page)) {
    return page;
  }
  const {exercises, ...lists} = page;
  const others = countOf(lists.drawn) + countOf(lists.ticked);
  const total = typeof exercises === 'number' ? exercises + others : exercises;
  return {...lists, chosen: [], walked: [], total};
}

function upgradePages(pages: unknown): unknown {
  return isRecord(pages)
    ? Object.fromEntries(
        Object.entries(pages).map(([route, page]) => [
          route,
          upgradePage(page),
        ]),
      )
    : pages;
}

/** Reads progress from a stored text or a file, or says why it is refused. */
export function readProgress(text: string): ReadResult {
  if (text.length > LIMITS.characters) {
    return {refusal: 'too-large'};
  }
  const file = parseJson(text);
  if (file === undefined) {
    return {refusal: 'not-json'};
  }
  if (!isRecord(file) || file.site !== SITE || file.content !== 'progress') {
    return {refusal: 'foreign'};
  }
  const {version, pages, practice} = file;
  if (typeof version !== 'number') {
    return {refusal: 'damaged'};
  }
  if (version !== VERSION && version !== 1) {
    return {refusal: version < VERSION ? 'older' : 'newer'};
  }
  const upgraded = version === 1 ? upgradePages(pages) : pages;
  return isProgress(upgraded)
    ? {progress: upgraded, ...(practice !== undefined && {practice})}
    : {refusal: 'damaged'};
}

/** Writes progress as a text that {@link readProgress} reads. */
export function writeProgress(pages: Progress, practice?: unknown): string {
  return JSON.stringify({
    site: SITE,
    content: 'progress',
    version: VERSION,
    pages,
    practice,
  });
}

function union(
  one: readonly string[],
  other: readonly string[],
): readonly string[] {
  return [...new Set([...one, ...other])].slice(0, LIMITS.ids);
}

function mergePage(one: PageProgress, other: PageProgress): PageProgress {
  const lists = ACTIVITIES.map(
    (activity) => [activity, union(one[activity], other[activity])] as const,
  );
  return {
    ...(Object.fromEntries(lists) as Record<Activity, readonly string[]>),
    total: one.total || other.total,
  };
}

/** Joins two records of progress; the first decides what a page has in total. */
export function mergeProgress(one: Progress, other: Progress): Progress {
  const routes = union(Object.keys(one), Object.keys(other));
  return Object.fromEntries(
    routes.map((route) => [
      route,
      mergePage(one[route] ?? EMPTY_PAGE, other[route] ?? EMPTY_PAGE),
    ]),
  );
}

/** Adds one activity to the progress on a page. */
export function addActivity(
  progress: Progress,
  route: string,
  [activity, id]: readonly [Activity, string],
  total: number,
): Progress {
  const page = progress[route] ?? EMPTY_PAGE;
  const added = {
    ...page,
    [activity]: union(page[activity], [id]),
    total: total || page.total,
  };
  return {...progress, [route]: added};
}

/** How much is done of what a page has: exercises, predictions and tasks. */
export interface Share {
  readonly done: number;
  readonly total: number;
}

/** Returns the share of a page; undefined while nothing of its total is done. */
export function shareOf(page: PageProgress): Share | undefined {
  const {answered, chosen, drawn, ticked, total} = page;
  const done = [answered, chosen, drawn, ticked].flat().length;
  return done > 0 && total > 0
    ? {done: Math.min(done, total), total}
    : undefined;
}
