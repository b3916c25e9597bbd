import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The development server has no worker: it would serve yesterday's page. */
const isBuilt = process.env.NODE_ENV === 'production';

/**
 * The worker stores the page and its scripts, and that takes a slow phone's
 * processor for a second: not while the reader begins to read and to scroll.
 */
const afterLoad = 3000;

function startLater(): void {
  window.setTimeout(() => {
    // A browser may refuse workers or storage: the site then works without.
    import('../offline/register')
      .then(({start}) => start())
      .catch(() => undefined);
  }, afterLoad);
}

if (ExecutionEnvironment.canUseDOM && isBuilt && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') {
    startLater();
  } else {
    window.addEventListener('load', startLater);
  }
}
