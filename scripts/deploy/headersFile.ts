import {generatedNote} from './nginx';
import {cacheRules, prefixes, securityHeaders} from './policy';

/**
 * `_headers`, as Netlify, Cloudflare Pages and others read it from the root of
 * what they serve. Rules add up, so the default is left to the host: all of
 * them ask again for a page.
 */
export function renderHeadersFile(scriptHashes: readonly string[]): string {
  const always = Object.entries(securityHeaders(scriptHashes)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const cached = cacheRules.flatMap(({paths, value}) =>
    paths.flatMap((path) =>
      prefixes.map((prefix) => `${prefix}${path}\n  Cache-Control: ${value}`),
    ),
  );
  return [`# ${generatedNote}`, `/*\n${always.join('\n')}`, ...cached, '']
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
