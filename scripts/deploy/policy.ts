import {localePrefix} from '../../src/i18n';

/**
 * What the site asks of a host, once: the nginx configuration, the headers
 * file, the `meta` element and the tests are all made from this.
 */

/** Where the site is reached below; each has its own not-found page. */
export const prefixes = Object.values(localePrefix);

/** The site is read-only. */
export const methods = ['GET', 'HEAD'] as const;

const year = 31_536_000;

export interface CacheRule {
  /** Below a locale's prefix; `*` stands for anything. */
  readonly paths: readonly string[];
  readonly value: string;
}

/** Names with a fingerprint never change; pictures and fonts rarely do. */
export const cacheRules: readonly CacheRule[] = [
  {
    paths: ['/assets/*', '/search-index-*'],
    value: `public, max-age=${year}, immutable`,
  },
  {paths: ['/img/*', '/fonts/*'], value: 'public, max-age=86400'},
];

/** Everything else, pages and feeds above all, is asked for again each time. */
export const cacheDefault = 'no-cache';

/** Every type that the build has, and no other. */
export const contentTypes: Readonly<Record<string, readonly string[]>> = {
  'application/atom+xml': ['atom'],
  'application/json': ['json'],
  'application/manifest+json': ['webmanifest'],
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
  'text/plain': ['txt', 'py'],
};

/** Worth compressing once, at build time. */
export const compressible =
  /\.(?:html|css|js|json|svg|xml|txt|py|webmanifest)$/;

/** A browser can't take these from a `meta` element and complains of them. */
const headerOnly = new Set(['frame-ancestors']);

/**
 * The Content-Security-Policy.
 *
 * `style-src-attr` has to allow style attributes: the theme colours code with
 * them, and the panel sets lengths by them. Style elements and script
 * attributes stay refused.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  place: 'header' | 'meta',
): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .filter(([name]) => place === 'header' || !headerOnly.has(name))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** What the site never asks a browser for. */
const refusedFeatures = [
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

/** Sent with every answer, errors too. */
export function securityHeaders(
  scriptHashes: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes, 'header'),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': refusedFeatures
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
