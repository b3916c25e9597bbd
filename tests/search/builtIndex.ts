import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {SearchIndex} from '../../src/search/index-format';

/** The one index file of a locale in the built site. */
export function indexPath(prefix: string): string {
  const folder = join('build', prefix);
  const names = readdirSync(folder).filter((name) =>
    /^search-index.*\.json$/.test(name),
  );
  if (names.length !== 1 || names[0] === undefined) {
    throw new Error(`${folder} has ${names.length} search indexes`);
  }
  return join(folder, names[0]);
}

export function builtIndex(prefix: string): SearchIndex {
  return JSON.parse(readFileSync(indexPath(prefix), 'utf8')) as SearchIndex;
}

/** The route of a result: its address without prefix, coding and anchor. */
export function routeOf(url: string, prefix: string): string {
  return decodeURI(url.slice(prefix.length).replace(/#.*$/, ''));
}
