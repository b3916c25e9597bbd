import {messageSW, Workbox} from 'workbox-window';

import {prefixOf} from '../i18n';
import {runtimeAddress} from './entryScripts';
import {OFFLINE_PATH, type VersionMessage} from './names';
import {setNewVersionAvailable} from './newVersion';
import {isVersionMessage} from './schema';

/** Shortest time between two checks for a new worker, ms. */
const checkInterval = 15 * 60_000;

/** Reports a new version when the worker doesn't know this page's entry. */
function compareVersion({entries}: VersionMessage): void {
  const own = runtimeAddress();
  setNewVersionAvailable(own !== undefined && !entries.includes(own));
}

/** Lists the files that this page loaded before the worker was in control. */
function loadedFiles(): readonly string[] {
  const siteRoot = `${window.location.origin}/`;
  return performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(siteRoot) && !name.endsWith('/sw.js'));
}

/** Request options by which the worker recognizes a page. */
const pageRequest = {headers: {accept: 'text/html'}};

/**
 * Stores this page and the offline page in the worker's caches, and the files
 * that they have loaded, which a page's HTML need not name.
 */
async function storeFirstPages(workbox: Workbox): Promise<void> {
  const {origin, pathname} = window.location;
  const offline = `${prefixOf(pathname)}${OFFLINE_PATH}`;
  const store = (urlsToCache: readonly unknown[]) =>
    workbox.messageSW({type: 'CACHE_URLS', payload: {urlsToCache}});
  const storePage = async (path: string) => {
    await store(loadedFiles());
    await store([[`${origin}${path}`, pageRequest]]);
  };
  await storePage(pathname);
  await window.docusaurus.preload(offline);
  await storePage(offline);
}

/**
 * Stores the pages that the reader reaches by links: the router loads their
 * scripts, not their HTML. Browsers without the Navigation API store a page only
 * when it is opened by its address.
 */
function storeNextPages(): void {
  const {navigation} = window as {readonly navigation?: EventTarget};
  let {pathname} = window.location;
  navigation?.addEventListener('navigatesuccess', () => {
    if (window.location.pathname !== pathname) {
      ({pathname} = window.location);
      navigator.serviceWorker.controller?.postMessage({
        type: 'CACHE_URLS',
        payload: {urlsToCache: [[window.location.href, pageRequest]]},
      });
    }
  });
}

/**
 * Checks for a new worker when the reader comes back to the tab, which may
 * stay open for weeks.
 */
function checkForUpdates(workbox: Workbox): void {
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (
      document.visibilityState === 'visible' &&
      Date.now() > lastCheck + checkInterval
    ) {
      lastCheck = Date.now();
      workbox.update().catch(() => undefined);
    }
  });
}

/** Requests a worker's version and compares it with that of this page. */
async function requestVersion(worker: ServiceWorker): Promise<void> {
  const answer: unknown = await messageSW(worker, {type: 'version'});
  if (isVersionMessage(answer)) {
    compareVersion(answer);
  }
}

/** Registers the service worker and watches for new versions of the site. */
export async function registerWorker(): Promise<void> {
  const {serviceWorker} = navigator;
  const wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('message', ({data}: MessageEvent<unknown>) => {
    if (isVersionMessage(data)) {
      compareVersion(data);
    }
  });
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener(wasControlled ? 'activated' : 'controlling', () => {
    // Without a network there is nothing to store.
    storeFirstPages(workbox).catch(() => undefined);
  });
  // A new worker takes over when the old one has nothing left to do, which may
  // take minutes while the host is silent.
  workbox.addEventListener('installed', ({sw}) => {
    if (sw) {
      void requestVersion(sw);
    }
  });
  const registration = await workbox.register();
  checkForUpdates(workbox);
  storeNextPages();
  if (wasControlled && registration) {
    await registration.update();
    const {installing, waiting, active} = registration;
    const newest = waiting ?? active;
    if (!installing && newest) {
      await requestVersion(newest);
    }
  }
}
