import {clientsClaim} from 'workbox-core';
import type {WorkboxPlugin} from 'workbox-core/types';
import {ExpirationPlugin} from 'workbox-expiration';
import {registerRoute, setCatchHandler} from 'workbox-routing';

import {localePrefix, prefixOf} from '../../i18n';
import {
  ASSETS_CACHE,
  MEDIA_CACHE,
  OFFLINE_PATH,
  pageKey,
  PAGES_CACHE,
  type VersionMessage,
} from '../names';
import {
  FingerprintedFiles,
  integrityPlugin,
  Media,
  mediaPlugin,
} from './fileStrategies';
import {manifest} from './manifest';
import {findCopiedNotFound, findCopiedPage} from './offlineCopies';
import {pagePlugin, Pages} from './pageStrategy';
import {type ExtendableMessage, scope} from './scope';

const HAS_FINGERPRINT =
  /^(?:\/zh-Hans)?\/(?:assets\/|search-index-(?:texts-)?[0-9a-f]+\.json$)/;

const MEDIA_FILE = /\.(?:avif|gif|ico|jpe?g|png|svg|webmanifest|webp|woff2)$/;

/**
 * Casts plugins to the type that strategies take: Workbox's declarations don't
 * pass `exactOptionalPropertyTypes`.
 */
const plugins = (...all: readonly object[]) => all as WorkboxPlugin[];

const limits = (maxEntries: number) =>
  new ExpirationPlugin({maxEntries, purgeOnQuotaError: true});

const files = new FingerprintedFiles({
  cacheName: ASSETS_CACHE,
  plugins: plugins(integrityPlugin, limits(800)),
});

// Pages come from the network whenever it answers. A page names its scripts by
// fingerprint, so page and scripts are always of the same version.
registerRoute(
  ({request, sameOrigin}) =>
    sameOrigin &&
    (request.mode === 'navigate' ||
      request.headers.get('accept')?.startsWith('text/html') === true),
  new Pages({
    cacheName: PAGES_CACHE,
    plugins: plugins(pagePlugin(files), limits(200)),
  }),
);

registerRoute(
  ({url, sameOrigin}) => sameOrigin && HAS_FINGERPRINT.test(url.pathname),
  files,
);

registerRoute(
  ({url, sameOrigin}) => sameOrigin && MEDIA_FILE.test(url.pathname),
  new Media({
    cacheName: MEDIA_CACHE,
    plugins: plugins(mediaPlugin, limits(200)),
  }),
);

/** Finds an offline page, that of the address's own language first. */
async function findOfflinePage(pathname: string): Promise<string | undefined> {
  const own = prefixOf(pathname);
  const others = Object.values(localePrefix).filter((each) => each !== own);
  for (const prefix of [own, ...others]) {
    const path = `${prefix}${OFFLINE_PATH}`;
    const key = pageKey(new URL(path, scope.location.origin).href);
    const stored =
      (await caches.match(key, {cacheName: PAGES_CACHE})) ??
      (await findCopiedPage(key));
    if (stored) {
      return path;
    }
  }
  return undefined;
}

/**
 * Answers a navigation when there is neither network nor copy: with the
 * not-found page, or by a redirect to the list of stored pages.
 */
async function respondOffline(request: Request): Promise<Response> {
  const {pathname, search} = new URL(request.url);
  const notFound = await findCopiedNotFound(pathname);
  if (notFound) {
    return notFound;
  }
  const offlinePage = await findOfflinePage(pathname);
  return offlinePage !== undefined &&
    pathname.replace(/\/$/, '') !== offlinePage
    ? Response.redirect(
        `${offlinePage}?from=${encodeURIComponent(pathname + search)}`,
      )
    : Response.error();
}

setCatchHandler(({request}) =>
  request.mode === 'navigate'
    ? respondOffline(request).catch(() => Response.error())
    : Promise.resolve(Response.error()),
);

const version: VersionMessage = {
  type: 'version',
  entries: manifest.entries,
};

// Takes over at once: this worker also serves pages of older versions.
void scope.skipWaiting();
clientsClaim();

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    scope.clients.matchAll({type: 'window'}).then((pages) => {
      for (const page of pages) {
        page.postMessage(version);
      }
    }),
  );
});

scope.addEventListener('message', (event) => {
  const {data, ports} = event as ExtendableMessage;
  if (data?.type === 'version') {
    ports[0]?.postMessage(version);
  }
});
