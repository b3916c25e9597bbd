import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(work);
  } else {
    setTimeout(work);
  }
}

/** Takes out what Docusaurus adds although it is there. */
function withoutRepeated(prefetch: () => unknown): void {
  const links = document.head.getElementsByTagName('link');
  const before = [...links];
  void prefetch();
  const added = [...links].slice(before.length);
  const addresses = new Set(before.map(({href}) => href));
  for (const link of added) {
    if (addresses.has(link.href)) {
      link.remove();
    }
    addresses.add(link.href);
  }
}

/**
 * Lets links prefetch in idle time, each file once. Docusaurus does so as soon
 * as a link is seen, and for each link anew: on a page with many links a
 * phone's long task.
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
