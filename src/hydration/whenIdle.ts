/** Milliseconds after which the browser counts as idle in any case. */
const IDLE_TIMEOUT = 1500;

/**
 * Resolves when the page is loaded and the browser has nothing else to do, so
 * that what follows delays neither painting nor interaction.
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
      requestIdleCallback(() => resolve(), {timeout: IDLE_TIMEOUT});
    } else {
      setTimeout(resolve);
    }
  });
}
