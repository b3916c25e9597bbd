import {pages} from '../routes';
import {waitUntilLive} from './simulationPanel';
import {expect, hydrated, onlyInAll, phone, test} from './site';

/** The timer that starts the page in browsers that report no paint. */
const TIMER = 2000;

for (const address of ['/', `/zh-Hans${pages.event}`, pages.lag]) {
  test(
    `${address} is painted before its scripts run`,
    onlyInAll(address !== pages.lag),
    async ({page}) => {
      await page.setViewportSize(phone);
      await page.addInitScript(() => {
        new MutationObserver((records) => {
          const nodes = records.flatMap(({addedNodes}) => [...addedNodes]);
          if (
            nodes.some((node) => node instanceof HTMLScriptElement && node.src)
          ) {
            performance.mark('first-script');
          }
        }).observe(document, {childList: true, subtree: true});
      });
      await page.goto(address);
      await hydrated(page);
      const [painted = NaN, started = NaN, read = NaN] = await page.evaluate(
        () => [
          ...['first-contentful-paint', 'first-script'].map(
            (name) => performance.getEntriesByName(name)[0]?.startTime,
          ),
          ...performance
            .getEntriesByType('navigation')
            .map((entry) =>
              entry instanceof PerformanceNavigationTiming
                ? entry.domContentLoadedEventStart
                : NaN,
            ),
        ],
      );
      expect(painted).toBeGreaterThan(0);
      expect(started).toBeGreaterThan(Math.min(painted, read + TIMER - 50));
    },
  );
}

test(
  'a page in a tab behind others starts too',
  onlyInAll(),
  async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', {value: true});
    });
    await page.goto('/docs/intro');
    await hydrated(page);
  },
);

const observers = {
  'reports no paint': () => {
    PerformanceObserver.prototype.observe = () => undefined;
  },
  'cannot observe paints': () => {
    PerformanceObserver.prototype.observe = () => {
      throw new TypeError('unsupported type');
    };
  },
  'has no observer': () => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
  },
};

for (const [name, breakObserver] of Object.entries(observers)) {
  test(
    `a browser that ${name} starts the page all the same`,
    onlyInAll(name !== 'reports no paint'),
    async ({page}) => {
      await page.addInitScript(breakObserver);
      await page.goto('/docs/intro');
      await hydrated(page);
    },
  );
}

/** Objects and methods of the browser that not every reader's has. */
const optional = {
  requestIdleCallback: 'window',
  ResizeObserver: 'window',
  IntersectionObserver: 'window',
  Worker: 'window',
  caches: 'window',
  Highlight: 'window',
  highlights: 'CSS',
  checkVisibility: 'Element.prototype',
  clipboard: 'Navigator.prototype',
  connection: 'Navigator.prototype',
  serviceWorker: 'Navigator.prototype',
} as const;

for (const [name, owner] of Object.entries(optional)) {
  test(
    `without ${name} the page, its model and the search work`,
    onlyInAll(name !== 'Worker'),
    async ({page, watched}) => {
      await page.addInitScript(
        ([key, from]) => {
          const owners = {
            window,
            CSS,
            'Element.prototype': Element.prototype,
            'Navigator.prototype': Navigator.prototype,
          };
          Reflect.deleteProperty(owners[from], key);
        },
        [name, owner] as const,
      );
      await page.goto(pages.lag);
      await hydrated(page);
      await waitUntilLive(page);
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').fill('trigger');
      await expect(
        page.getByRole('dialog').getByRole('option').first(),
      ).toBeVisible();
      expect(watched.messages).toEqual([]);
    },
  );
}

test.describe('prefetching', () => {
  test.use({prefetches: true});

  test(
    'a phone prefetches nothing of its closed menu, and each file once',
    onlyInAll(),
    async ({page}) => {
      await page.setViewportSize(phone);
      await page.goto(pages.lag);
      await hydrated(page);
      const prefetched = page.locator('link[rel=prefetch]');
      await expect(prefetched).not.toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const files = await prefetched.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      expect(files.length).toBeLessThan(10);
      expect(new Set(files).size).toBe(files.length);
    },
  );
});
