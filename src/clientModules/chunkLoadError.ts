import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';

import {runtimeAddress} from '../offline/entryScripts';
import {lostFile, refetch} from '../offline/loadChunk';

/** Session storage key: the version for which this tab was reloaded. */
const RELOADED_KEY = 'lumped.reloaded';

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/**
 * Allows one reload of a version, and another one after the reader's own. There
 * is none without session storage.
 */
function mayReload(): boolean {
  try {
    // Another address after a reload belongs to a newer version.
    const version = runtimeAddress() ?? '';
    if (sessionStorage.getItem(RELOADED_KEY) === version) {
      sessionStorage.removeItem(RELOADED_KEY);
      return false;
    }
    sessionStorage.setItem(RELOADED_KEY, version);
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
      'Some files of this page could not be loaded. The text is complete; models, search and menus do not work.',
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
 * nothing. The browser may have kept a wrong answer, and after a deployment a
 * page that is still open requests files that no longer exist: one reload gets
 * the right ones. If that fails, a warning is shown.
 */
async function onRejection({reason}: PromiseRejectionEvent): Promise<void> {
  const file = lostFile(reason);
  if (file === undefined || isHydrated()) {
    return;
  }
  window.removeEventListener('unhandledrejection', listener);
  if (mayReload()) {
    await refetch(file);
    window.location.reload();
  } else {
    showWarning();
  }
}

function listener(event: PromiseRejectionEvent): void {
  void onRejection(event);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', listener);
}
