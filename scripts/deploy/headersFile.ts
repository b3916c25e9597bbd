import {generatedNote} from './nginx';
import {cacheRules, prefixes, securityHeaders} from './policy';

/**
 * Renders the `_headers` file that Netlify, Cloudflare Pages and others read
 * from the root of the site. Matching rules are combined, so there is no default
 * for caching; these hosts revalidate pages by themselves.
 */
export function renderHeadersFile(scriptHashes: readonly string[]): string {
  const common = Object.entries(securityHeaders(scriptHashes)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const cached = cacheRules.flatMap(({paths, value}) =>
    paths.flatMap((path) =>
      prefixes.map((prefix) => `${prefix}${path}\n  Cache-Control: ${value}`),
    ),
  );
  return [`# ${generatedNote}`, `/*\n${common.join('\n')}`, ...cached, '']
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
