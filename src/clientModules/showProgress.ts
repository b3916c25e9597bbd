import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {STORAGE_KEY} from '../site/progress/storageKey';

/** Delay after the load event, ms: they must not slow the start down. */
const DELAY = 500;

function hasProgress(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Loads the progress of readers who have done something on an earlier visit. */
function scheduleProgress(): void {
  if (hasProgress()) {
    setTimeout(() => {
      // Without the marks of the progress the site works.
      import('../site/progress/store')
        .then(({showStored}) => showStored())
        .catch(() => undefined);
    }, DELAY);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') {
    scheduleProgress();
  } else {
    window.addEventListener('load', scheduleProgress);
  }
}
