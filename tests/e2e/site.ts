import {expect, type Page, test as base} from '@playwright/test';

interface Watched {
  /** Everything the page complained of: console errors and warnings, uncaught errors. */
  readonly complaints: string[];
  /** Requests that left the site's own origin. */
  readonly strangers: string[];
  /** What the site's policy refused; any fails the test. */
  readonly violations: string[];
}

/** Said by Playwright in place of the browser where it blocks workers. */
const notOurs = /^Service Worker registration blocked by Playwright/;

/** `test` of Playwright, with a page whose complaints and requests are kept. */
export const test = base.extend<{watched: Watched}>({
  watched: [
    async ({page, baseURL}, use) => {
      const watched: Watched = {
        complaints: [],
        strangers: [],
        violations: [],
      };
      page.on('console', (message) => {
        const text = message.text();
        if (
          ['error', 'warning'].includes(message.type()) &&
          !notOurs.test(text)
        ) {
          watched.complaints.push(text);
        }
        if (/Content Security Policy/i.test(text)) {
          watched.violations.push(text);
        }
      });
      page.on('pageerror', (error) => watched.complaints.push(error.message));
      page.on('request', (request) => {
        const url = request.url();
        const own = [`${baseURL}/`, 'data:', 'blob:'];
        if (!own.some((start) => url.startsWith(start))) {
          watched.strangers.push(url);
        }
      });
      await use(watched);
      expect(watched.violations).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/**
 * Waits in the page until React has taken it over: an expectation looks again
 * after up to a second only, which over a thousand loads is most of their time.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true',
    undefined,
    {polling: 20, timeout: 5_000},
  );
}

/** Opens an address and waits until it can be used. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export const phone = {width: 390, height: 844};
export const desktop = {width: 1280, height: 800};
