import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {STORAGE_KEY} from '../site/progress/storageKey';

/** Delay after the load event, ms: the ticks must not slow the start down. */
const TICKS_DELAY = 500;

function hasProgress(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Loads the ticks for readers who have done something on an earlier visit. */
function scheduleTicks(): void {
  if (hasProgress()) {
    setTimeout(() => {
      // Without the ticks the site works.
      import('../site/progress/store')
        .then(({showTicks}) => showTicks())
        .catch(() => undefined);
    }, TICKS_DELAY);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') {
    scheduleTicks();
  } else {
    window.addEventListener('load', scheduleTicks);
  }
}
