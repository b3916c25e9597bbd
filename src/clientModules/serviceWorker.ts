import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The development server has no worker: it would serve yesterday's page. */
const isBuilt = process.env.NODE_ENV === 'production';

/** After everything that the reader waits for. */
function startLater(): void {
  window.setTimeout(() => {
    // A browser may refuse workers or storage: the site then works without.
    import('../offline/start')
      .then(({start}) => start())
      .catch(() => undefined);
  });
}

if (ExecutionEnvironment.canUseDOM && isBuilt && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') {
    startLater();
  } else {
    window.addEventListener('load', startLater);
  }
}
