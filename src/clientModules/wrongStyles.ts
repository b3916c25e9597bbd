import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {refetch} from '../offline/loadChunk';

/** Whether a style sheet has no rules: its file was empty, or was a page. */
function isEmpty({sheet}: HTMLLinkElement): boolean {
  return sheet === null || sheet.cssRules.length === 0;
}

/**
 * Loads a style sheet again past the browser's cache, which keeps a wrong
 * answer for a year.
 */
async function loadAgain(link: HTMLLinkElement): Promise<void> {
  if (await refetch(link.href)) {
    link.replaceWith(link.cloneNode());
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const links = document.head.querySelectorAll<HTMLLinkElement>(
    'link[rel=stylesheet]',
  );
  // These block the first paint, so each has loaded or failed by now.
  for (const link of [...links].filter(isEmpty)) {
    void loadAgain(link);
  }
}
