import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Paths and files that were requested, or came with the page. */
const requested = new Set<string>();

function isNew(address: string): boolean {
  const {size} = requested;
  return requested.add(address).size > size;
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(work);
  } else {
    setTimeout(work);
  }
}

/** Takes out what Docusaurus adds for each link anew. */
function withoutRepeated(prefetch: () => unknown): void {
  const links = document.head.getElementsByTagName('link');
  const count = links.length;
  void prefetch();
  for (const link of [...links].slice(count)) {
    if (!isNew(link.href)) {
      link.remove();
    }
  }
}

/**
 * Lets links prefetch in idle time, each path and each file once. Docusaurus
 * does so as soon as a link is seen, and for each link anew: on a page with
 * many links a phone's long task.
 */
function prefetchInIdleTime(): void {
  const {docusaurus} = window;
  for (const {href} of document.head.getElementsByTagName('link')) {
    requested.add(href);
  }
  window.docusaurus = {
    ...docusaurus,
    prefetch(path) {
      if (isNew(path)) {
        whenIdle(() => withoutRepeated(() => docusaurus.prefetch(path)));
      }
      return false;
    },
  };
}

if (ExecutionEnvironment.canUseDOM) {
  // Client modules run before Docusaurus sets `window.docusaurus`.
  queueMicrotask(prefetchInIdleTime);
}
