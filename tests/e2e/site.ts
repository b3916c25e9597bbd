import {
  type BrowserContext,
  expect,
  type Page,
  test as base,
  type TestDetails,
} from '@playwright/test';

interface Watched {
  /** Errors and warnings on the console, and errors that nothing caught. */
  readonly messages: string[];
  /** Requests to other origins than the site's own. */
  readonly externalRequests: string[];
  /** What the site's Content-Security-Policy refused; any fails the test. */
  readonly violations: string[];
}

/** A message of Playwright, which blocks service workers. */
const FROM_PLAYWRIGHT = /^Service Worker registration blocked by Playwright/;

/**
 * `test` of Playwright with a record of the page's messages and requests, and
 * without prefetching: files of other pages are a seventh of what a page costs.
 */
export const test = base.extend<{prefetches: boolean; watched: Watched}>({
  prefetches: [false, {option: true}],
  context: async ({context, prefetches}, provide) => {
    if (!prefetches) {
      await saveData(context);
    }
    await provide(context);
  },
  watched: [
    async ({page, baseURL}, use) => {
      const watched: Watched = {
        messages: [],
        externalRequests: [],
        violations: [],
      };
      page.on('console', (message) => {
        const text = message.text();
        if (
          ['error', 'warning'].includes(message.type()) &&
          !FROM_PLAYWRIGHT.test(text)
        ) {
          watched.messages.push(text);
        }
        if (/Content Security Policy/i.test(text)) {
          watched.violations.push(text);
        }
      });
      page.on('pageerror', (error) => watched.messages.push(error.message));
      page.on('request', (request) => {
        const url = request.url();
        const own = [`${baseURL}/`, 'data:', 'blob:'];
        if (!own.some((start) => url.startsWith(start))) {
          watched.externalRequests.push(url);
        }
      });
      await use(watched);
      // Another test may go on with the same page.
      page.removeAllListeners('console');
      page.removeAllListeners('pageerror');
      page.removeAllListeners('request');
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

/** Switches prefetching off: nothing is fetched before it is needed. */
export async function saveData(
  target: Pick<BrowserContext, 'addInitScript'>,
): Promise<void> {
  await target.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '4g', saveData: true},
    });
  });
}

/**
 * Details of a test that `npm test` leaves to `npm run test:all`: of several that
 * show the same kind of fault, `npm test` runs one.
 */
export function onlyInAll(isExtra = true): TestDetails {
  return isExtra ? {tag: '@all'} : {};
}

/** Opens all folded parts of a page. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('article details:not([class])').evaluateAll((parts) => {
    for (const part of parts) {
      part.setAttribute('open', '');
    }
  });
}

export const phone = {width: 390, height: 844};
export const desktop = {width: 1280, height: 800};
