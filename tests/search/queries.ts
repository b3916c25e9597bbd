import {readFileSync} from 'node:fs';

import {parse} from 'yaml';
import * as z from 'zod';

/** The pages that the queries mean: short names for their routes. */
export const pages = {
  home: '/',
  docs: '/docs',
  blog: '/blog',
  glossary: '/markdown-page',
  howto: '/docs/intro',
  author: '/docs/Author',
  path: '/docs/Amesim/Amesim-tutorial',
  introduction: '/docs/Amesim/tutorial-basics/Amesim Introduction',
  why: '/docs/Amesim/Why-should-we-learn-Amesim-following-Help',
  faq: '/docs/Amesim/FAQ/FAQ',
  tutorialBasics: '/docs/tutorial-basics',
  signalLibrary: '/docs/signal',
  thermalLibrary: '/docs/thermal',
  thermalHydraulicLibrary: '/docs/Thermal-Hydraulic',
  clock: '/docs/Amesim/signal/CLOC-signal-source-giving-time/',
  lag: '/docs/Amesim/signal/first-order-lag/',
  sine: '/docs/Amesim/signal/SIGTRGSIN0-triggered-sine-wave-generator/',
  trigger: '/docs/Amesim/signal/TRIG0-trigger/',
  bar: '/docs/Amesim/thermal/Thermal-Help-Demo-AluminumBar/',
  cylinders: '/docs/Amesim/thermal/Thermal-Help-Demo-Concentric-Cylinder/',
  sphere: '/docs/Amesim/thermal/Thermal-Demo-Hot-Sphere/',
  piping: '/docs/Amesim/Thermal-Hydraulic/Demo-Modular-Piping/',
  welcome: '/blog/welcome',
  rename: '/blog/BatchRename',
  event: '/blog/locating-an-event',
  phase: '/blog/phase-accumulator',
  lumps: '/blog/two-lumps',
} as const;

export type PageName = keyof typeof pages;

const pageName = z.enum(Object.keys(pages) as [PageName, ...PageName[]]);

/** By page: queries, each alone or with other pages that serve it as well. */
const querySet = z.partialRecord(
  pageName,
  z.array(
    z.union([z.string(), z.tuple([z.string(), pageName]).rest(pageName)]),
  ),
);

/** A query and the routes of the pages that serve it. */
export interface JudgedQuery {
  readonly query: string;
  readonly routes: ReadonlySet<string>;
}

/**
 * Reads queries that judge the search.
 * @throws ZodError when the file names a page that is not among `pages`
 */
export function readQueries(path: string): readonly JudgedQuery[] {
  const set = querySet.parse(parse(readFileSync(path, 'utf8')));
  return Object.entries(set).flatMap(([page, entries]) =>
    entries.map((entry) => {
      const [query, ...others] = typeof entry === 'string' ? [entry] : entry;
      const names = [page as PageName, ...others];
      return {query, routes: new Set<string>(names.map((name) => pages[name]))};
    }),
  );
}
