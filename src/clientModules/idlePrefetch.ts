import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(work);
  } else {
    setTimeout(work);
  }
}

/**
 * Calls a prefetch but skips links already in the head: inserting one takes a
 * phone a millisecond, and Docusaurus inserts the theme's links again for every
 * page.
 */
function withoutRepeated(prefetch: () => unknown): void {
  const {head} = document;
  const links = [...head.getElementsByTagName('link')];
  const addresses = new Set(links.map(({href}) => href));
  head.appendChild = (node) => {
    if (node instanceof HTMLLinkElement) {
      if (addresses.has(node.href)) {
        return node;
      }
      addresses.add(node.href);
    }
    return Node.prototype.appendChild.call(head, node) as typeof node;
  };
  try {
    prefetch();
  } finally {
    Reflect.deleteProperty(head, 'appendChild');
  }
}

/**
 * Prefetches links in idle time, each file once. Docusaurus does so as soon as
 * a link is visible, and again for each link: many links make a long task on a
 * phone.
 */
function prefetchInIdleTime(): void {
  const {docusaurus} = window;
  window.docusaurus = {
    ...docusaurus,
    prefetch(path) {
      whenIdle(() => withoutRepeated(() => docusaurus.prefetch(path)));
      return false;
    },
  };
}

if (ExecutionEnvironment.canUseDOM) {
  // Client modules run before Docusaurus sets `window.docusaurus`.
  queueMicrotask(prefetchInIdleTime);
}
