import {Workbox} from 'workbox-window';

import {prefixOf} from '../i18n';
import {offlinePath, type VersionMessage} from './names';
import {announce} from './newVersion';

const quarter = 15 * 60_000;

/** The script that names all others of this page's version. */
function ownEntry(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>(
    'script[src*="/runtime~main."]',
  );
  return script?.getAttribute('src') ?? undefined;
}

function compare({entries}: VersionMessage): void {
  const own = ownEntry();
  announce(own !== undefined && !entries.includes(own));
}

function isVersion(data: unknown): data is VersionMessage {
  return (data as VersionMessage | null)?.type === 'version';
}

/** Files that this page has loaded before the worker could see it. */
function loadedFiles(): readonly string[] {
  const own = `${window.location.origin}/`;
  return performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(own) && !name.endsWith('/sw.js'));
}

const asPage = {headers: {accept: 'text/html'}};

/**
 * Lets the worker store this page, then the one shown without a network, each
 * after its files: what is stored can be shown whole.
 */
async function storeFirst(workbox: Workbox): Promise<void> {
  const {origin, pathname} = window.location;
  const offline = `${prefixOf(pathname)}${offlinePath}`;
  const store = (urlsToCache: readonly unknown[]) =>
    workbox.messageSW({type: 'CACHE_URLS', payload: {urlsToCache}});
  const storePage = async (path: string) => {
    await store(loadedFiles());
    await store([[`${origin}${path}`, asPage]]);
  };
  await storePage(pathname);
  await window.docusaurus.preload(offline);
  await storePage(offline);
}

/** A tab may stay open for weeks: look for a new worker when it is used. */
function lookFromTimeToTime(workbox: Workbox): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() > last + quarter) {
      last = Date.now();
      workbox.update().catch(() => undefined);
    }
  });
}

/** Asks the worker for its version, once it is sure to be the newest. */
async function askVersion(
  workbox: Workbox,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  await registration.update();
  if (!registration.installing && !registration.waiting) {
    const answer: unknown = await workbox.messageSW({type: 'version'});
    if (isVersion(answer)) {
      compare(answer);
    }
  }
}

/** Registers the worker and follows it; without one the site works the same. */
export async function start(): Promise<void> {
  const {serviceWorker} = navigator;
  const wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('message', ({data}: MessageEvent<unknown>) => {
    if (isVersion(data)) {
      compare(data);
    }
  });
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener(wasControlled ? 'activated' : 'controlling', () => {
    // Without a network there is nothing to store.
    storeFirst(workbox).catch(() => undefined);
  });
  const registration = await workbox.register();
  lookFromTimeToTime(workbox);
  if (wasControlled && registration) {
    await askVersion(workbox, registration);
  }
}
