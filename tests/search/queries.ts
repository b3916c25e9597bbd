import {readFileSync} from 'node:fs';

import {parse} from 'yaml';
import * as z from 'zod';

import {type PageId, pages} from '../../src/site/pages';

const pageName = z.enum(Object.keys(pages) as [PageId, ...PageId[]]);

/** By page: queries, each alone or with other pages that serve it as well. */
const querySet = z.partialRecord(
  pageName,
  z.array(
    z.union([z.string(), z.tuple([z.string(), pageName]).rest(pageName)]),
  ),
);

/** Pages of which a part has become a page of its own since the queries were written. */
const parts: Partial<Record<PageId, readonly PageId[]>> = {
  introduction: ['solver', 'ports'],
  trigger: ['loop'],
  howto: ['offline'],
  faq: ['equilibrium', 'pipes'],
};

/** A query and the routes of the pages that serve it. */
export interface JudgedQuery {
  readonly query: string;
  readonly routes: ReadonlySet<string>;
}

/**
 * Reads queries that judge the search.
 * @throws ZodError when the file names a page that is not in the table of pages
 */
export function readQueries(path: string): readonly JudgedQuery[] {
  const set = querySet.parse(parse(readFileSync(path, 'utf8')));
  return Object.entries(set).flatMap(([page, entries]) =>
    entries.map((entry) => {
      const [query, ...others] = typeof entry === 'string' ? [entry] : entry;
      const names = [page as PageId, ...others].flatMap((name) => [
        name,
        ...(parts[name] ?? []),
      ]);
      return {
        query,
        routes: new Set<string>(names.map((name) => pages[name].route)),
      };
    }),
  );
}
