import type {WorkboxPlugin} from 'workbox-core/types';
import {Strategy, type StrategyHandler} from 'workbox-strategies';

import {hasExpectedType, isIntact} from '../integrity';
import {manifest} from './manifest';
import {storedOrNetwork} from './storage';

const pathOf = (url: string) => new URL(url).pathname;

function isListed(path: string): boolean {
  return Object.hasOwn(manifest.digests, path);
}

/** Finds a good file: the cached one, or that of an offline copy. */
const findIntact: WorkboxPlugin['cachedResponseWillBeUsed'] = async ({
  request: {url},
  cachedResponse,
}) => {
  const path = pathOf(url);
  const digest = manifest.digests[path];
  if (cachedResponse && (await isIntact(path, cachedResponse, digest))) {
    return cachedResponse;
  }
  for (const cacheName of await caches.keys()) {
    const found = await caches.match(url, {cacheName});
    if (found && (await isIntact(path, found, digest))) {
      return found;
    }
  }
  return undefined;
};

/**
 * Stores only intact files of this version and ignores damaged ones in the
 * cache, which would otherwise be served for ever.
 */
export const integrityPlugin: WorkboxPlugin = {
  cachedResponseWillBeUsed: findIntact,
  cacheWillUpdate: async ({request, response}) => {
    const path = pathOf(request.url);
    const isWhole =
      isListed(path) &&
      (await isIntact(path, response, manifest.digests[path]));
    return isWhole ? response : null;
  },
};

/** Stores media, which may change under the same name, by their type. */
export const mediaPlugin: WorkboxPlugin = {
  cachedResponseWillBeUsed: findIntact,
  cacheWillUpdate: ({request, response}) => {
    const isMedia =
      response.status === 200 && hasExpectedType(pathOf(request.url), response);
    return Promise.resolve(isMedia ? response : null);
  },
};

/**
 * Answers with the stored file, or with the network's. A file that proves bad is
 * requested once more past the browser's cache, which would otherwise serve it
 * for a year. A file of another version is handed over unchecked.
 */
export class FingerprintedFiles extends Strategy {
  protected async _handle(
    request: Request,
    handler: StrategyHandler,
  ): Promise<Response> {
    const stored =
      request.cache === 'reload'
        ? Promise.resolve(undefined)
        : handler.cacheMatch(request);
    return storedOrNetwork(stored, async () => {
      const response = await this.fetchIntact(request, handler);
      void handler.waitUntil(handler.cachePut(request, response.clone()));
      return response;
    });
  }

  private async fetchIntact(
    request: Request,
    handler: StrategyHandler,
  ): Promise<Response> {
    const path = pathOf(request.url);
    const response = await handler.fetch(request);
    return !isListed(path) ||
      (await isIntact(path, response, manifest.digests[path]))
      ? response
      : handler.fetch(new Request(request, {cache: 'reload'}));
  }
}

/** Answers with stored media and stores what the network has meanwhile. */
export class Media extends Strategy {
  protected _handle(
    request: Request,
    handler: StrategyHandler,
  ): Promise<Response> {
    const network = handler.fetchAndCachePut(request);
    network.catch(() => undefined);
    return storedOrNetwork(handler.cacheMatch(request), () => network);
  }
}
