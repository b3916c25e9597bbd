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
  offlinePath,
  pageKey,
  pagesCache,
  restCache,
  type VersionMessage,
} from '../names';
import {keptNotFound, keptPage} from './offlineCopies';
import {type ExtendableMessage, scope} from './scope';

/** Written in by the build: the first script of each language. */
declare const ENTRIES: readonly string[];

/** A slow network is waited for this long when there is a copy, s. */
const patience = 5;

const hasFingerprint =
  /^(?:\/zh-Hans)?\/(?:assets\/|search-index-[0-9a-f]+\.json$)/;

const isRest = /\.(?:avif|gif|ico|jpe?g|png|svg|webmanifest|webp|woff2)$/;

/** Their types leave open what this project's settings want said. */
const plugins = (...all: readonly object[]) => all as WorkboxPlugin[];

const limits = (maxEntries: number) =>
  new ExpirationPlugin({maxEntries, purgeOnQuotaError: true});

/**
 * A page is a page with or without the slash, and what the reader keeps stands
 * in for what was never opened. A browser refuses a copy that remembers being
 * redirected.
 */
const asPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({request}) => Promise.resolve(pageKey(request.url)),
  cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
    cachedResponse ?? (await keptPage(pageKey(request.url))),
  cacheWillUpdate: async ({response}) =>
    response.redirected ? copyResponse(response) : response,
};

/** By its name a file is the same in every cache. */
const fromAnyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
    cachedResponse ?? (await caches.match(request.url)),
};

const onlyWhole = new CacheableResponsePlugin({statuses: [200]});

// Pages always come from the network if there is one. So the worker never
// pairs a page of one version with scripts of another: each page asks for its
// own scripts, by names that say what is in them.
registerRoute(
  ({request, url}) =>
    url.origin === scope.location.origin &&
    (request.mode === 'navigate' ||
      request.headers.get('accept')?.startsWith('text/html') === true),
  new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds: patience,
    plugins: plugins(onlyWhole, asPage, limits(200)),
  }),
);

registerRoute(
  ({url}) =>
    url.origin === scope.location.origin && hasFingerprint.test(url.pathname),
  new CacheFirst({
    cacheName: assetsCache,
    plugins: plugins(onlyWhole, fromAnyCache, limits(800)),
  }),
);

registerRoute(
  ({url}) => url.origin === scope.location.origin && isRest.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: restCache,
    plugins: plugins(onlyWhole, fromAnyCache, limits(200)),
  }),
);

/** Neither network nor copy: the page that says what there is. */
async function withoutNetwork(request: Request): Promise<Response> {
  const {pathname, search} = new URL(request.url);
  const own = `${prefixOf(pathname)}${offlinePath}`;
  const missing = await keptNotFound(pathname);
  if (missing) {
    return missing;
  }
  const key = pageKey(new URL(own, scope.location.origin).href);
  const isThere =
    (await caches.match(key, {cacheName: pagesCache})) !== undefined;
  return isThere && pageKey(request.url) !== key
    ? Response.redirect(`${own}?from=${encodeURIComponent(pathname + search)}`)
    : Response.error();
}

setCatchHandler(({request}) =>
  request.mode === 'navigate'
    ? withoutNetwork(request)
    : Promise.resolve(Response.error()),
);

const version: VersionMessage = {type: 'version', entries: ENTRIES};

// At once: the worker serves old pages as well as new ones.
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
