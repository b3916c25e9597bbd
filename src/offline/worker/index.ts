import {CacheableResponsePlugin} from 'workbox-cacheable-response';
import {clientsClaim} from 'workbox-core';
import {copyResponse} from 'workbox-core/copyResponse';
import type {WorkboxPlugin} from 'workbox-core/types';
import {ExpirationPlugin} from 'workbox-expiration';
import {registerRoute, setCatchHandler} from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate,
} from 'workbox-strategies';

import {prefixOf} from '../../i18n';
import {
  assetsCache,
  mediaCache,
  offlinePath,
  pageKey,
  pagesCache,
  type VersionMessage,
} from '../names';
import {findCopiedNotFound, findCopiedPage} from './offlineCopies';
import {type ExtendableMessage, scope} from './scope';

/** The entry script of each language; `scripts/postbuild` defines it. */
declare const ENTRIES: readonly string[];

/** Time limit for a page from the network when there is a copy, s. */
const networkTimeout = 5;

const hasFingerprint =
  /^(?:\/zh-Hans)?\/(?:assets\/|search-index-[0-9a-f]+\.json$)/;

const mediaFile = /\.(?:avif|gif|ico|jpe?g|png|svg|webmanifest|webp|woff2)$/;

/**
 * Casts plugins to the type that strategies take: Workbox's declarations don't
 * pass `exactOptionalPropertyTypes`.
 */
const plugins = (...all: readonly object[]) => all as WorkboxPlugin[];

const limits = (maxEntries: number) =>
  new ExpirationPlugin({maxEntries, purgeOnQuotaError: true});

/**
 * Stores pages under one key with or without the trailing slash, and takes
 * pages that were never opened from the offline copy. Redirected responses are
 * copied, because a browser refuses them as the answer to a navigation.
 */
const pagePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({request}) => Promise.resolve(pageKey(request.url)),
  cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
    cachedResponse ?? (await findCopiedPage(pageKey(request.url))),
  cacheWillUpdate: async ({response}) =>
    response.redirected ? copyResponse(response) : response,
};

/** Looks a file up in all caches when its own has no entry. */
const anyCachePlugin: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
    cachedResponse ?? (await caches.match(request.url)),
};

/** Stores complete answers only. */
const completeOnly = new CacheableResponsePlugin({statuses: [200]});

// Pages come from the network whenever it answers. A page names its scripts by
// fingerprint, so page and scripts are always of the same version.
registerRoute(
  ({request, url}) =>
    url.origin === scope.location.origin &&
    (request.mode === 'navigate' ||
      request.headers.get('accept')?.startsWith('text/html') === true),
  new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds: networkTimeout,
    plugins: plugins(completeOnly, pagePlugin, limits(200)),
  }),
);

registerRoute(
  ({url}) =>
    url.origin === scope.location.origin && hasFingerprint.test(url.pathname),
  new CacheFirst({
    cacheName: assetsCache,
    plugins: plugins(completeOnly, anyCachePlugin, limits(800)),
  }),
);

registerRoute(
  ({url}) =>
    url.origin === scope.location.origin && mediaFile.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: mediaCache,
    plugins: plugins(completeOnly, anyCachePlugin, limits(200)),
  }),
);

/**
 * Answers a navigation when there is neither network nor copy: with the
 * not-found page, or by a redirect to the list of stored pages.
 */
async function respondOffline(request: Request): Promise<Response> {
  const {pathname, search} = new URL(request.url);
  const offlinePage = `${prefixOf(pathname)}${offlinePath}`;
  const notFound = await findCopiedNotFound(pathname);
  if (notFound) {
    return notFound;
  }
  const key = pageKey(new URL(offlinePage, scope.location.origin).href);
  const isStored =
    (await caches.match(key, {cacheName: pagesCache})) !== undefined;
  return isStored && pageKey(request.url) !== key
    ? Response.redirect(
        `${offlinePage}?from=${encodeURIComponent(pathname + search)}`,
      )
    : Response.error();
}

setCatchHandler(({request}) =>
  request.mode === 'navigate'
    ? respondOffline(request)
    : Promise.resolve(Response.error()),
);

const version: VersionMessage = {type: 'version', entries: ENTRIES};

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
