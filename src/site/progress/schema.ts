/** What a reader can do on a page: answer, draw a prediction, tick a task. */
export type Activity = 'answered' | 'drawn' | 'ticked';

/** What was done on one page: the ids of its exercises, figures and tasks. */
export type PageProgress = Readonly<Record<Activity, readonly string[]>> & {
  /** Number of exercises on the page when one was last answered. */
  readonly exercises: number;
};

/** What was done, by route without the prefix of the language. */
export type Progress = Readonly<Record<string, PageProgress>>;

/** Why a file or a stored text is not read. */
export type Refusal =
  'too-large' | 'not-json' | 'foreign' | 'older' | 'newer' | 'damaged';

export type ReadResult =
  {readonly progress: Progress} | {readonly refusal: Refusal};

const VERSION = 1;
const SITE = 'lumped';

/** Limits far above what the site has, so that a file cannot fill the storage. */
const LIMITS = {characters: 200_000, pages: 300, ids: 300} as const;

const ROUTE = /^\/[^?#"<>\\]{0,200}$/u;
const ID = /^[\w-]{1,80}$/u;
const ACTIVITIES = ['answered', 'drawn', 'ticked'] as const;

/** A page on which nothing was done. */
const EMPTY_PAGE: PageProgress = {
  answered: [],
  drawn: [],
  ticked: [],
  exercises: 0,
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
    Number.isInteger(value.exercises) &&
    Number(value.exercises) >= 0 &&
    Number(value.exercises) <= LIMITS.ids
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
  const {version, pages} = file;
  if (typeof version !== 'number') {
    return {refusal: 'damaged'};
  }
  if (version !== VERSION) {
    return {refusal: version < VERSION ? 'older' : 'newer'};
  }
  return isProgress(pages) ? {progress: pages} : {refusal: 'damaged'};
}

/** Writes progress as a text that {@link readProgress} reads. */
export function writeProgress(pages: Progress): string {
  return JSON.stringify({
    site: SITE,
    content: 'progress',
    version: VERSION,
    pages,
  });
}

function union(
  one: readonly string[],
  other: readonly string[],
): readonly string[] {
  return [...new Set([...one, ...other])].slice(0, LIMITS.ids);
}

function mergePage(one: PageProgress, other: PageProgress): PageProgress {
  return {
    answered: union(one.answered, other.answered),
    drawn: union(one.drawn, other.drawn),
    ticked: union(one.ticked, other.ticked),
    exercises: one.exercises || other.exercises,
  };
}

/** Joins two records of progress; the first decides the number of exercises. */
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
  exercises: number,
): Progress {
  const page = progress[route] ?? EMPTY_PAGE;
  const added = {
    ...page,
    [activity]: union(page[activity], [id]),
    exercises: exercises || page.exercises,
  };
  return {...progress, [route]: added};
}
