import {generatedNote} from './nginx';
import {cacheRules, contentTypes, prefixes, securityHeaders} from './policy';

/** Types that such hosts do not know by themselves. */
const unusualTypes = ['text/markdown'];

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
  const typed = unusualTypes.flatMap((type) =>
    (contentTypes[type] ?? []).map(
      (ending) => `/*.${ending}\n  Content-Type: ${type}; charset=utf-8`,
    ),
  );
  return [
    `# ${generatedNote}`,
    `/*\n${common.join('\n')}`,
    ...cached,
    ...typed,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
