import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';

import {runtimeAddress} from '../offline/entryScripts';

/** Session storage key: the version for which this tab was reloaded. */
const reloadedKey = 'lumped.reloaded';

function isChunkError(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
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
  const box = document.createElement('div');
  box.className = 'alert alert--warning';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = translate({
    id: 'site.chunkLoadError.text',
    message:
      'Some files of this page could not be loaded. The text is complete; models, search and menus are not there.',
    description: 'Shown above a page whose scripts are lost',
  });
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = 'button button--primary';
  reload.textContent = translate({
    id: 'site.chunkLoadError.reload',
    message: 'Load the page again',
    description: 'Button above a page whose scripts are lost',
  });
  reload.addEventListener('click', () => window.location.reload());
  box.append(text, reload);
  document.body.prepend(box);
}

/**
 * Handles a chunk that fails to load before hydration, where Docusaurus shows
 * nothing. After a deployment a page that is still open requests files that no
 * longer exist, and one reload fetches the new version; if that was in vain the
 * reader is told.
 */
function onRejection({reason}: PromiseRejectionEvent): void {
  const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
  if (isChunkError(reason) && !isHydrated) {
    window.removeEventListener('unhandledrejection', onRejection);
    if (mayReload()) {
      window.location.reload();
    } else {
      showWarning();
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
}
