import {readFileSync} from 'node:fs';

import {parse} from 'yaml';
import * as z from 'zod';

import type {createEngine} from '../../src/search/engine';
import {type PageId, pages} from '../../src/site/pages';
import {routeOf} from './builtIndex';

const pageName = z.enum(Object.keys(pages) as [PageId, ...PageId[]]);

const queries = z.array(
  z.object({
    query: z.string(),
    class: z.string(),
    /** The pages that answer it; none where the site does not treat it. */
    pages: z.array(pageName),
    /** Anchors of the sections that answer it, of any of these pages. */
    sections: z.array(z.string()).optional(),
  }),
);

type Query = z.infer<typeof queries>[number];

/** What came of queries, as numbers of queries. */
export interface Counts {
  /** Queries that the site answers. */
  readonly answered: number;
  readonly first: number;
  readonly three: number;
  /** Queries that name the sections that answer them. */
  readonly withSection: number;
  readonly sectionFirst: number;
  /** Queries that the site does not answer. */
  readonly absent: number;
  /** Those of them for which nothing is found, or which no page has whole. */
  readonly honest: number;
}

/**
 * Reads queries with classes.
 * @throws ZodError when the file names a page that is not in the table of pages
 */
export function readUnseen(path: string): readonly Query[] {
  return queries.parse(parse(readFileSync(path, 'utf8')));
}

/** Asks one language's engine. */
export function countFound(
  asked: readonly Query[],
  find: ReturnType<typeof createEngine>,
  prefix: string,
): Counts {
  const outcomes = asked.map((query) => {
    const found = find(query.query);
    const routes = query.pages.map((page): string => pages[page].route);
    const place = found.pages.findIndex(({page}) =>
      routes.includes(routeOf(page.url, prefix)),
    );
    const anchor = found.pages[0]?.section?.anchor ?? '';
    return {
      isAbsent: query.pages.length === 0,
      isHonest: found.pages.length === 0 || !found.isWhole,
      place: place < 0 ? Infinity : place,
      hasSection: query.sections !== undefined,
      isSection: query.sections?.includes(anchor) ?? false,
    };
  });
  const absent = outcomes.filter(({isAbsent}) => isAbsent);
  const answered = outcomes.filter(({isAbsent}) => !isAbsent);
  const withSection = answered.filter(({hasSection}) => hasSection);
  return {
    answered: answered.length,
    first: answered.filter(({place}) => place === 0).length,
    three: answered.filter(({place}) => place < 3).length,
    withSection: withSection.length,
    sectionFirst: withSection.filter(
      ({place, isSection}) => place === 0 && isSection,
    ).length,
    absent: absent.length,
    honest: absent.filter(({isHonest}) => isHonest).length,
  };
}

/** Writes the rates of each class on a line, without the queries: changes would be fitted to these. */
export function reportByClass(
  asked: readonly Query[],
  count: (some: readonly Query[]) => Counts,
): string {
  const classes = [...new Set(asked.map((query) => query.class))];
  const line = (name: string, some: readonly Query[]) => {
    const {answered, absent, ...counts} = count(some);
    return answered > 0
      ? `${name}: n ${answered}, first ${counts.first}, in three ${counts.three}, section first ${counts.sectionFirst} of ${counts.withSection}`
      : `${name}: n ${absent}, honest ${counts.honest}`;
  };
  return [
    line('all', asked),
    ...classes.map((name) =>
      line(
        name,
        asked.filter((query) => query.class === name),
      ),
    ),
  ].join('\n');
}
