import {readFileSync} from 'node:fs';

import {parse} from 'yaml';
import * as z from 'zod';

import {type PageName, pages, type Queries} from './pages';

export {type PageName, pages, type Queries} from './pages';

const pageName = z.enum(Object.keys(pages) as [PageName, ...PageName[]]);
const typed = z.union([
  z.string(),
  z.tuple([z.string(), pageName]).rest(pageName),
]);
const queries = z.partialRecord(pageName, z.array(typed));

/**
 * Reads what readers type, by the page they mean.
 * @throws ZodError when the file names a page that is not among `pages`
 */
export function readQueries(path: string): Queries {
  return queries.parse(parse(readFileSync(path, 'utf8')));
}

/** Every query with the pages that serve it, the one it means first. */
export function allQueries(
  asked: Queries,
): readonly (readonly [query: string, pages: readonly PageName[]])[] {
  return Object.entries(asked).flatMap(([page, entries]) =>
    entries.map((entry) => {
      const [query, ...also] = typeof entry === 'string' ? [entry] : entry;
      return [query, [page as PageName, ...also]] as const;
    }),
  );
}
