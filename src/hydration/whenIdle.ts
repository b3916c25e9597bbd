/** Milliseconds after which the browser counts as idle whatever it does. */
const PATIENCE = 1500;

/**
 * Resolves when the page is loaded and the browser has nothing else to do, so
 * that what follows delays neither the first picture nor the first answer.
 */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, {once: true});
    });
  }
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), {timeout: PATIENCE});
    } else {
      setTimeout(resolve);
    }
  });
}
