import type {Page} from '@playwright/test';

import {expect, open} from './site';

/** The worker starts three seconds after a page, and stores its files first. */
export const storing = {timeout: 15_000};

/** Tells whether the worker has stored all of these pages. */
export function areStored(
  page: Page,
  paths: readonly string[],
): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const cache = await caches.open('pages');
    const found = await Promise.all(
      wanted.map((path) => cache.match(location.origin + path)),
    );
    return found.every((each) => each !== undefined);
  }, paths);
}

/** Opens a page and waits until the worker has stored it and the fallback. */
export async function openStored(page: Page, address: string): Promise<void> {
  await open(page, address);
  const bare = address.replace(/\/$/, '') || '/';
  const offline = `${address.startsWith('/zh-Hans') ? '/zh-Hans' : ''}/offline`;
  await expect.poll(() => areStored(page, [bare, offline]), storing).toBe(true);
}

/** The scripts and styles that the page names. */
export function scripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel="stylesheet"]')]
      .map(
        (element) =>
          element.getAttribute('src') ?? element.getAttribute('href') ?? '',
      )
      .filter((path) => path.includes('/assets/')),
  );
}

/** The version that a page belongs to; null for the first one. */
export function release(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-release');
}

/** Makes the browser check for a new worker, as it does from time to time. */
export function checkForUpdate(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}
