import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';

import {runtimeAddress} from '../offline/entryScripts';
import {checkHostVersion} from '../offline/newVersion';

type LoadChunk = (id: string) => Promise<unknown>;

/** The bundler's runtime; `e` loads a chunk. */
declare const __webpack_require__: {e: LoadChunk};

/** Session storage key: the version for which this tab was reloaded. */
const reloadedKey = 'lumped.reloaded';

function isChunkError(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Allows one reload per version and tab, and none without session storage. */
function mayReload(): boolean {
  try {
    // Another address after a reload belongs to a newer version.
    const version = runtimeAddress() ?? '';
    if (sessionStorage.getItem(reloadedKey) === version) {
      return false;
    }
    sessionStorage.setItem(reloadedKey, version);
    return true;
  } catch {
    return false;
  }
}

/** Inserts a warning above the server-rendered page; React is not running. */
function showWarning(): void {
  const text = translate({
    id: 'site.chunkLoadError.text',
    message:
      'Some files of this page could not be loaded. The text is complete; models, search and menus are not there.',
    description: 'Shown above a page whose scripts are lost',
  });
  const label = translate({
    id: 'site.chunkLoadError.reload',
    message: 'Load the page again',
    description: 'Button above a page whose scripts are lost',
  });
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div class="alert alert--warning" role="alert"><p>${text}</p><button class="button button--primary" type="button">${label}</button></div>`,
  );
  document
    .querySelector('[role=alert] button')
    ?.addEventListener('click', () => window.location.reload());
}

/**
 * Handles a chunk that fails to load before hydration, where Docusaurus shows
 * nothing. After a deployment a page that is still open requests files that no
 * longer exist, and one reload fetches the new version; if that was in vain the
 * reader is told.
 */
function onRejection({reason}: PromiseRejectionEvent): void {
  if (isChunkError(reason) && !isHydrated()) {
    window.removeEventListener('unhandledrejection', onRejection);
    if (mayReload()) {
      window.location.reload();
    } else {
      showWarning();
    }
  }
}

/** Fetches a file past the browser's cache; false when the host has none. */
async function refetch(file: string): Promise<unknown> {
  const response = await fetch(file, {cache: 'reload'});
  return response.ok && response.blob();
}

/**
 * Loads a chunk that failed once more, past the browser's cache, which keeps a
 * wrong answer for a year as well as a right one. A chunk that the host no
 * longer has belongs to an older version of the site.
 */
function withRetry(load: LoadChunk): LoadChunk {
  return (id) =>
    load(id).catch(async (error: unknown) => {
      const {request} = error as {readonly request: string};
      if (await refetch(request).catch(() => false)) {
        return load(id);
      }
      if (isHydrated()) {
        await checkHostVersion();
      }
      throw error;
    });
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
  __webpack_require__.e = withRetry(__webpack_require__.e);
}
