import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Escapes a hash that can't be decoded (`#gain=%`), typed by the reader into an
 * open page: the router throws on it, and the page crashes. Client modules run
 * before the router adds its own listener.
 */
function sanitizeHash(): void {
  const {pathname, search, hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    const escaped = pathname + search + hash.replaceAll('%', '%25');
    window.history.replaceState(window.history.state, '', escaped);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', sanitizeHash);
}
