import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The development server has no worker: it would serve outdated pages. */
const isProduction = process.env.NODE_ENV === 'production';

/** In a frame of another site the worker would have a storage of its own. */
const isFramed = ExecutionEnvironment.canUseDOM && window.self !== window.top;

/**
 * Delay of the registration after the load event, ms. Storing the page and its
 * scripts keeps a slow phone busy for a second, which must not delay the
 * reader's first scrolling.
 */
const REGISTRATION_DELAY = 3000;

function scheduleRegistration(): void {
  window.setTimeout(() => {
    // The site works without a worker, where the browser refuses workers or
    // storage.
    import('../offline/register')
      .then(({registerWorker}) => registerWorker())
      .catch(() => undefined);
  }, REGISTRATION_DELAY);
}

if (
  ExecutionEnvironment.canUseDOM &&
  isProduction &&
  !isFramed &&
  'serviceWorker' in navigator
) {
  if (document.readyState === 'complete') {
    scheduleRegistration();
  } else {
    window.addEventListener('load', scheduleRegistration);
  }
}
