import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {load} from 'cheerio';

/** A page of another site, with one of the built files that link to it. */
export interface OutsideLink {
  readonly url: string;
  readonly file: string;
}

/** What a request for a link says about it. */
export interface LinkResult extends OutsideLink {
  /** `blocked`: the server answers, but not to a script, or not now. */
  readonly state: 'found' | 'missing' | 'blocked';
  /** Status or error, for the list. */
  readonly answer: string;
}

/** Time that a server has for its answer, in milliseconds. */
const TIMEOUT = 30_000;

/** Requests at the same time. */
const PARALLEL = 8;

/** Statuses that say a page no longer exists. */
const MISSING = new Set([404, 410]);

/** The links of a folder of HTML files that leave the site, each once. */
export function outsideLinks(
  folder: string,
  siteHost: string,
): readonly OutsideLink[] {
  const links = new Map<string, string>();
  for (const name of readdirSync(folder, {
    recursive: true,
    encoding: 'utf8',
  }).sort()) {
    if (!name.endsWith('.html')) {
      continue;
    }
    const $ = load(readFileSync(join(folder, name), 'utf8'));
    for (const element of $('a[href^="http"]')) {
      const url = new URL($(element).attr('href') ?? '');
      url.hash = '';
      if (url.host !== siteHost && !links.has(url.href)) {
        links.set(url.href, name);
      }
    }
  }
  return [...links].map(([url, file]) => ({url, file}));
}

/**
 * Requests a page. The body is not read. Not with HEAD: several servers answer
 * it with 404 for pages that exist.
 */
async function checkLink(link: OutsideLink): Promise<LinkResult> {
  try {
    const response = await fetch(link.url, {
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {'user-agent': 'Mozilla/5.0 (compatible; link check)'},
    });
    await response.body?.cancel();
    const {status, ok} = response;
    const state = ok ? 'found' : MISSING.has(status) ? 'missing' : 'blocked';
    return {...link, state, answer: String(status)};
  } catch (error) {
    // fetch hides the reason, a host without an address for one, in the cause.
    const {cause = error} = error as Error;
    return {...link, state: 'missing', answer: String(cause)};
  }
}

/** Requests each link, and once more where the first answer was not the page. */
export async function checkLinks(
  links: readonly OutsideLink[],
): Promise<readonly LinkResult[]> {
  const results: LinkResult[] = [];
  const waiting = [...links];
  const work = async () => {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const first = await checkLink(link);
      results.push(first.state === 'found' ? first : await checkLink(link));
    }
  };
  await Promise.all(Array.from({length: PARALLEL}, work));
  return results;
}
