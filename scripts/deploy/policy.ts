import {localePrefix} from '../../src/i18n';
import {EMBED_PREFIX} from '../../src/site/embeds';

/**
 * Defines what the site requires of a host: headers, caching and types. The
 * nginx configuration, the headers file, the `meta` elements and the tests are
 * generated from it.
 */

/** Path prefixes of the languages; each has its own not-found page. */
export const prefixes = Object.values(localePrefix);

/** Allowed request methods: the site is static. */
export const methods = ['GET', 'HEAD'] as const;

const YEAR = 31_536_000;

/** A `Cache-Control` value for some paths. */
export interface CacheRule {
  /** Paths below a locale's prefix; `*` matches anything. */
  readonly paths: readonly string[];
  readonly value: string;
}

/** Files with a fingerprint never change; pictures and fonts rarely do. */
export const cacheRules: readonly CacheRule[] = [
  {
    paths: ['/assets/*', '/search-index-*'],
    value: `public, max-age=${YEAR}, immutable`,
  },
  {paths: ['/img/*', '/fonts/*'], value: 'public, max-age=86400'},
];

/** Other files, such as pages and feeds, are revalidated for each request. */
export const CACHE_DEFAULT = 'no-cache';

/** Paths below a locale's prefix that other sites may show in a frame. */
export const framedPaths: readonly string[] = [`${EMBED_PREFIX}*`];

/** Who may show a page in a frame: every site, or none. */
export type Framing = 'any' | 'none';

/** File extensions of the build by content type. */
export const contentTypes: Readonly<Record<string, readonly string[]>> = {
  'application/atom+xml': ['atom'],
  'application/json': ['json'],
  'application/manifest+json': ['webmanifest'],
  'application/x-tar': ['ame'],
  'application/xml': ['xml'],
  'font/woff2': ['woff2'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/svg+xml': ['svg'],
  'image/webp': ['webp'],
  'image/x-icon': ['ico'],
  'text/css': ['css'],
  'text/csv': ['csv'],
  'text/html': ['html'],
  'text/javascript': ['js', 'mjs'],
  'text/markdown': ['md'],
  'text/plain': ['txt', 'py'],
};

/** Files that are compressed at build time. */
export const COMPRESSIBLE =
  /\.(?:html|css|js|json|md|svg|xml|txt|py|webmanifest)$/;

/** Values of the directive `frame-ancestors`. */
export const frameAncestors: Readonly<Record<Framing, string>> = {
  any: '*',
  none: "'none'",
};

/** Directives that browsers reject in a `meta` element. */
const headerOnly = new Set(['frame-ancestors']);

/**
 * Renders the Content-Security-Policy.
 *
 * `style-src-attr` allows style attributes, which the theme uses for colours of
 * code and the panel for lengths. Style elements and script attributes are
 * refused.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  place: 'header' | 'meta',
  framing: Framing = 'none',
): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Firefox asks this one alone for the files that a page fetches beforehand.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [frameAncestors[framing]],
  };
  return Object.entries(directives)
    .filter(([name]) => place === 'header' || !headerOnly.has(name))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Browser features that the site doesn't use. */
const disabledFeatures = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Headers of every response, errors included. */
export function securityHeaders(
  scriptHashes: readonly string[],
  framing: Framing = 'none',
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(
      scriptHashes,
      'header',
      framing,
    ),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // It has no value for every site.
    ...(framing === 'none' && {'X-Frame-Options': 'DENY'}),
    'Permissions-Policy': disabledFeatures
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
