import {GENERATED_NOTE} from './nginx';
import {
  cacheRules,
  contentSecurityPolicy,
  contentTypes,
  frameAncestors,
  framedPaths,
  prefixes,
  securityHeaders,
} from './policy';

/** Types that such hosts do not know by themselves. */
const unusualTypes = ['text/markdown'];

/**
 * Renders the `_headers` file that Netlify, Cloudflare Pages and others read
 * from the root of the site. Matching rules are combined, so there is no default
 * for caching; these hosts revalidate pages by themselves.
 *
 * A rule can't take back what another one says. So `X-Frame-Options` alone
 * refuses frames everywhere, and the paths that may be framed add a policy with
 * `frame-ancestors`, for which browsers ignore that header.
 */
export function renderHeadersFile(scriptHashes: readonly string[]): string {
  const common = Object.entries({
    ...securityHeaders(scriptHashes),
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes, 'meta'),
  }).map(([name, value]) => `  ${name}: ${value}`);
  const rules = [
    ...framedPaths.map((path) => ({
      path,
      header: `Content-Security-Policy: frame-ancestors ${frameAncestors.any}`,
    })),
    ...cacheRules.flatMap(({paths, value}) =>
      paths.map((path) => ({path, header: `Cache-Control: ${value}`})),
    ),
  ].flatMap(({path, header}) =>
    prefixes.map((prefix) => `${prefix}${path}\n  ${header}`),
  );
  const typed = unusualTypes.flatMap((type) =>
    (contentTypes[type] ?? []).map(
      (ending) => `/*.${ending}\n  Content-Type: ${type}; charset=utf-8`,
    ),
  );
  return [
    `# ${GENERATED_NOTE}`,
    `/*\n${common.join('\n')}`,
    ...rules,
    ...typed,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
