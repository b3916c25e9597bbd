import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {loadChunk} from '../offline/loadChunk';

/** Links that do more with scripts, and the switch in the footer. */
const SELECTOR = '.term[href], .hash-link[hreflang], [data-switch]';

const load = () => loadChunk(() => import('../termsAndLanguages'));

/** Whether the click opens another tab or window. */
function opensElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/**
 * Loads the boxes of terms and the sections in the other language when a reader
 * turns to one. Without them the links lead to the glossary or the other page.
 */
function onUse(event: Event): void {
  const {target} = event;
  const element =
    target instanceof Element && target.closest<HTMLElement>(SELECTOR);
  if (!element) {
    return;
  }
  if (event instanceof MouseEvent && event.type === 'click') {
    if (opensElsewhere(event)) {
      return;
    }
    event.preventDefault();
  }
  load().then(
    ({handleEvent}) => handleEvent(event, element),
    () => {
      if (event.type === 'click' && element instanceof HTMLAnchorElement) {
        window.location.assign(element.href);
      }
    },
  );
}

/** Turns terms into plain words on each page while their marks are off. */
export function onRouteDidUpdate(): void {
  if (document.documentElement.dataset.terms) {
    load().then(
      ({applyMarks}) => applyMarks(),
      // The marks stay.
      () => undefined,
    );
  }
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['click', 'focusin', 'pointerover']) {
    document.addEventListener(type, onUse);
  }
}
