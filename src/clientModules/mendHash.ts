import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * The router can't decode a malformed hash (`#gain=%`) that the reader types
 * into an open page, and takes the page down. A client module is there before
 * the router listens, so that it can mend the hash first.
 */
function mendHash(): void {
  const {pathname, search, hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    const mended = pathname + search + hash.replaceAll('%', '%25');
    window.history.replaceState(window.history.state, '', mended);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', mendHash);
}
