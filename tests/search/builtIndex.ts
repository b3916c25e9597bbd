import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {
  type FurtherTexts,
  furtherTextsUrl,
  joinTexts,
  type SearchIndex,
} from '../../src/search/index-format';

/** The one index file of a locale in the built site that is loaded first. */
export function indexPath(prefix: string): string {
  const folder = join('build', prefix);
  const names = readdirSync(folder).filter((name) =>
    /^search-index-[0-9a-f]+\.json$/.test(name),
  );
  if (names.length !== 1 || names[0] === undefined) {
    throw new Error(`${folder} has ${names.length} search indexes`);
  }
  return join(folder, names[0]);
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The index of a locale with all its texts. */
export function builtIndex(prefix: string): SearchIndex {
  const path = indexPath(prefix);
  const first = readJson(path) as SearchIndex;
  const further = readJson(furtherTextsUrl(path)) as FurtherTexts;
  return joinTexts(first, further);
}

/** The route of a result: its address without prefix, coding and anchor. */
export function routeOf(url: string, prefix: string): string {
  return decodeURI(url.slice(prefix.length).replace(/#.*$/, ''));
}
