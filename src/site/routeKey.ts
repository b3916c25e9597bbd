import {prefixOf} from '../i18n';

/** Returns the key of a page: its path without language, encoding and final slash. */
export function routeKey(pathname: string): string {
  const path = pathname.slice(prefixOf(pathname).length);
  return decodeURI(path).replace(/\/$/u, '') || '/';
}
