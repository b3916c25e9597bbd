import {copyResponse} from 'workbox-core/copyResponse';
import type {WorkboxPlugin} from 'workbox-core/types';
import {Strategy, type StrategyHandler} from 'workbox-strategies';

import {prefixOf} from '../../i18n';
import {pageKey} from '../names';
import {manifest} from './manifest';
import {addNote, type Fault} from './note';
import {findCopiedPage} from './offlineCopies';
import {isSitePage, modelsOn, namedFiles} from './pageContent';
import {type ExtendableEvent, scope} from './scope';
import {within} from './storage';

/**
 * Time limit for a page from the network when there is a copy, ms. With the time
 * for reading the copy, the reader waits for three seconds at most.
 */
const NETWORK_LIMIT = 2500;

/** Time limit for a stored page when the network has no answer, ms. */
const STORAGE_LIMIT = 5000;

/**
 * Delay before the files of a page are stored, ms. The page itself loads most
 * of them meanwhile, and nothing may compete with that.
 */
const STORAGE_DELAY = 3000;

/** Error answers that say nothing about the page itself. */
const temporaryErrors: readonly number[] = [429, 500, 502, 503, 504];

interface Answer {
  readonly response: Response;
  readonly fault: Fault | undefined;
}

async function findFault(
  {url}: Request,
  response: Response,
): Promise<Fault | undefined> {
  if (temporaryErrors.includes(response.status)) {
    return 'error';
  }
  const isKnown = manifest.pages.includes(new URL(pageKey(url)).pathname);
  return isKnown && response.ok && !(await isSitePage(response))
    ? 'otherSite'
    : undefined;
}

/**
 * Answers with pages from the network, or with stored ones when it is slow,
 * unreachable or gives an error or another site's page.
 */
export class Pages extends Strategy {
  protected async _handle(
    request: Request,
    handler: StrategyHandler,
  ): Promise<Response> {
    const network = this.fetchPage(request, handler);
    const inTime = await within(NETWORK_LIMIT, network);
    if (inTime && !inTime.fault) {
      return inTime.response;
    }
    const stored = await within(STORAGE_LIMIT, handler.cacheMatch(request));
    if (stored) {
      return inTime?.fault
        ? addNote(stored, new URL(request.url).pathname, inTime.fault)
        : stored;
    }
    const {response, fault} = await network;
    if (fault === 'otherSite') {
      throw new Error(`Another site's page at ${request.url}`);
    }
    return response;
  }

  private async fetchPage(
    request: Request,
    handler: StrategyHandler,
  ): Promise<Answer> {
    const response = await handler.fetch(request);
    const fault = await findFault(request, response);
    if (!fault) {
      void handler.waitUntil(handler.cachePut(request, response.clone()));
    }
    return {response, fault};
  }
}

/** Fetches and stores a file unless it is stored; false when that fails. */
async function storeFile(
  files: Strategy,
  path: string,
  event: ExtendableEvent | undefined,
): Promise<boolean> {
  const request = new Request(path);
  if (!(await caches.match(request))) {
    await Promise.all(files.handleAll({event, request}));
  }
  return (await caches.match(request)) !== undefined;
}

/** Stores all files of a page, those of its models included. */
async function storeFilesOf(
  html: string,
  prefix: string,
  files: Strategy,
  event: ExtendableEvent | undefined,
): Promise<boolean> {
  const models = modelsOn(html).flatMap(
    (id) => manifest.modelFiles[prefix]?.[id] ?? [],
  );
  const stored = await Promise.all(
    [...namedFiles(html), ...models].map((path) =>
      storeFile(files, path, event),
    ),
  );
  return stored.every(Boolean);
}

/**
 * Stores a page once all its files are stored, under one key with or without
 * the trailing slash; a page that was never opened comes from the offline copy.
 * Redirected responses are copied, because a browser refuses them as the answer
 * to a navigation.
 */
export function pagePlugin(files: Strategy): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: ({request}) => Promise.resolve(pageKey(request.url)),
    cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
      cachedResponse && (await isSitePage(cachedResponse))
        ? cachedResponse
        : findCopiedPage(pageKey(request.url)),
    cacheWillUpdate: async ({request, response, event}) => {
      if (response.status !== 200 || !(await isSitePage(response))) {
        return null;
      }
      const html = await response.clone().text();
      // Workbox's types need those of the worker library.
      const cause = event as ExtendableEvent | undefined;
      if (cause?.type === 'fetch') {
        await new Promise((resolve) => setTimeout(resolve, STORAGE_DELAY));
      }
      const prefix = prefixOf(new URL(request.url).pathname);
      const isWhole = await storeFilesOf(html, prefix, files, cause);
      // A worker that was replaced meanwhile must not fill emptied caches.
      if (!isWhole || scope.serviceWorker?.state === 'redundant') {
        return null;
      }
      return response.redirected ? copyResponse(response) : response;
    },
  };
}
