import {type Queries, readQueries} from '../../src/plugins/search/asked';

const languages = ['en', 'zh'] as const;

type QuerySet = Readonly<Record<(typeof languages)[number], Queries>>;

function setIn(folder: string): QuerySet {
  const [en, zh] = languages.map((name) =>
    readQueries(`${folder}/${name}.yml`),
  );
  return {en: en ?? {}, zh: zh ?? {}};
}

/** What the index has; see CONTRIBUTING.md for how it grows. */
export const known = setIn('src/plugins/search/asked');

/** What tells how well the search finds pages for queries it has not. */
export const heldOut = setIn('tests/search/heldOut');
