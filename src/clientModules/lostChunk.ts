import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';

const key = 'lumped.reloaded';

function isChunkError(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

/** The first script's name: another one after a reload is a newer version. */
function version(): string {
  const script = document.querySelector('script[src*="/runtime~main."]');
  return script?.getAttribute('src') ?? '';
}

/** True once for each version in a tab; false where nothing can be noted. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(key) === version()) {
      return false;
    }
    sessionStorage.setItem(key, version());
    return true;
  } catch {
    return false;
  }
}

/** React does not run here: the page stands as it was written by the build. */
function say(): void {
  const box = document.createElement('div');
  box.className = 'alert alert--warning';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = translate({
    id: 'site.lostChunk.text',
    message:
      'Some files of this page could not be loaded. The text is complete; models, search and menus are not there.',
    description: 'Shown above a page whose scripts are lost',
  });
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button button--primary';
  again.textContent = translate({
    id: 'site.lostChunk.reload',
    message: 'Load the page again',
    description: 'Button above a page whose scripts are lost',
  });
  again.addEventListener('click', () => window.location.reload());
  box.append(text, again);
  document.body.prepend(box);
}

/**
 * Docusaurus waits for the first page's chunks before React takes over, and
 * says nothing when one is lost. An old page asks for files that a new version
 * no longer has: one reload reaches it. Another would change nothing.
 */
function onRejection({reason}: PromiseRejectionEvent): void {
  const isAlive = document.documentElement.dataset.hasHydrated === 'true';
  if (isChunkError(reason) && !isAlive) {
    window.removeEventListener('unhandledrejection', onRejection);
    if (mayReload()) {
      window.location.reload();
    } else {
      say();
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
}
