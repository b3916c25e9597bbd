/**
 * Reads from the query of the offline page the address of the page that the
 * service worker could not find; undefined unless it is one of this site.
 */
export function readMissingPage(query: string): string | undefined {
  const path = new URLSearchParams(query).get('from') ?? '';
  return /^\/(?![/\\])/.test(path) ? path : undefined;
}
