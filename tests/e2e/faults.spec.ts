import type {Page} from '@playwright/test';

import {pages} from '../routes';
import {expect, hydrated, onlyInAll, open, test} from './site';

const LAG = /\/docs\/Amesim\/signal\/first-order-lag\//;

test('storage that throws: the site works and says so once', async ({
  page,
  watched,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, '/docs/intro');
  await page
    .getByRole('button', {name: /Switch between dark and light mode/})
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(
    watched.messages.filter((text) => text.includes('storage')),
  ).toHaveLength(1);
});

test('without JavaScript every page is readable, with its navigation', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${baseURL}/zh-Hans${pages.lag}`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('math').first()).toBeVisible();
  await page.getByRole('link', {name: /TRIG0/}).first().click();
  await expect(page).toHaveURL(/TRIG0-trigger/);
  await context.close();
});

test('parts that need JavaScript say so without it, no dead control shows', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${baseURL}/zh-Hans/search`);
  await expect(page.getByText('搜索需要 JavaScript。')).toBeVisible();
  await expect(page.locator('button:visible')).toHaveCount(0);
  await page.goto(`${baseURL}/offline`);
  await expect(page.getByText('Keeping pages needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.goto(`${baseURL}${pages.faq}`);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await context.close();
});

test('assets out of reach: the banner says so in the page’s language', async ({
  page,
}) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/zh-Hans/docs/intro');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('网站没有正确加载');
  await expect(banner).toContainText('/zh-Hans/');
  await page.goto('/');
  await expect(banner).toContainText('This site did not load properly.');
});

/** Serves the site's scripts with a fault planted; `isBroken` switches it. */
async function plantFault(
  page: Page,
  fault: (script: string) => string,
  isBroken = () => true,
): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    try {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({response, body: isBroken() ? fault(body) : body});
    } catch {
      // The page was left before the script had come.
      await route.abort().catch(() => undefined);
    }
  });
}

test('a component that throws while rendering: the crash page, and a way on', async ({
  page,
}) => {
  let broken = true;
  await plantFault(
    page,
    // A title that is an object is something that the theme can't render.
    (script) =>
      script.replace(
        /"title":"LAG1([^"]*)","description"/,
        '"title":{"not":"text"},"description"',
      ),
    () => broken,
  );
  await open(page, `/zh-Hans${pages.faq}`);
  await page
    .getByRole('navigation', {name: '文档侧边栏'})
    .getByRole('link', {name: /LAG1/})
    .click();
  await expect(
    page.getByRole('heading', {level: 1, name: '页面已崩溃'}),
  ).toBeVisible();
  await expect(page.getByText(/is not a function/)).toBeVisible();
  const again = page.getByRole('button', {name: '重试'});
  await again.click();
  await expect(again).toBeVisible();
  broken = false;
  await page.reload();
  await expect(page).toHaveURL(LAG);
  await expect(
    page.getByRole('heading', {level: 1, name: /LAG1/}),
  ).toBeVisible();
});

for (const [address, message] of [
  ['/docs/intro', 'This part of the page has failed'],
  ['/zh-Hans/docs/intro', '这一部分出错'],
] as const) {
  test(
    `a navbar that throws at ${address} keeps the page and its own links`,
    onlyInAll(!address.startsWith('/zh-Hans')),
    async ({page}) => {
      await plantFault(page, (script) =>
        script.replaceAll(
          /(["']?type["']?:["'])localeDropdown(["'],["']?position)/g,
          '$1noSuchItem$2',
        ),
      );
      await page.goto(address);
      await expect(
        page.getByRole('alert').filter({hasText: message}),
      ).toBeVisible();
      await expect(page.locator('h1')).toBeVisible();
      await page.locator('.navbar__brand').click();
      await expect(page).not.toHaveURL(address);
    },
  );
}

for (const [address, heading, button] of [
  ['/docs/intro', /This page crashed/, 'Try again'],
  ['/zh-Hans/docs/intro', /页面已崩溃/, '重试'],
] as const) {
  test(
    `a layout that throws at ${address}: the crash page stands alone`,
    onlyInAll(address.startsWith('/zh-Hans')),
    async ({page}) => {
      await plantFault(page, (script) =>
        script.replace(/(["']?footer["']?:\{["']?links["']?:\[)/, '$1null,'),
      );
      await page.goto(address);
      await expect(
        page.getByRole('heading', {level: 1, name: heading}),
      ).toBeVisible();
      await expect(page.getByRole('button', {name: button})).toBeVisible();
      await expect(page.getByText(/null/)).toBeVisible();
    },
  );
}

test('a route that cannot be preloaded reloads the page', async ({page}) => {
  // Routed from the start: on an open page a route takes effect too late.
  let lost = false;
  await page.route('**/assets/js/*.js', (route) =>
    lost ? route.fulfill({status: 503, body: ''}) : route.continue(),
  );
  await open(page, pages.faq);
  lost = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      lost = false;
    }
  });
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: /Concentric/})
    .click();
  await expect.poll(() => lost).toBe(false);
  await expect(page).toHaveURL(/Concentric/);
  await hydrated(page);
});

test('a slow page shows the progress bar', onlyInAll(), async ({page}) => {
  let release = () => {};
  let held = Promise.resolve();
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, pages.faq);
  held = new Promise((resolve) => {
    release = resolve;
  });
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: /Concentric/})
    .click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  release();
  await expect(page).toHaveURL(/Concentric/);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

/** Addresses that the page prefetches, once it has had time to. */
async function prefetched(page: Page): Promise<readonly string[]> {
  await page.evaluate(
    () => new Promise((resolve) => void requestIdleCallback(resolve)),
  );
  return page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLLinkElement).href),
    );
}

test.describe('prefetching', () => {
  test.use({prefetches: true});

  test('visible links are prefetched, each file once, loaded files never', async ({
    page,
  }) => {
    await open(page, pages.faq);
    await expect.poll(() => prefetched(page)).not.toHaveLength(0);
    const addresses = await prefetched(page);
    expect(new Set(addresses).size).toBe(addresses.length);
    const scripts = await page.evaluate(() =>
      Array.from(document.scripts, ({src}) => src).filter((src) => src !== ''),
    );
    const html = await (await page.request.get(pages.faq)).text();
    const first = scripts.filter((src) => html.includes(new URL(src).pathname));
    expect(first.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => first.includes(address))).toEqual([]);
  });

  test(
    'nothing is prefetched on 2g or with data saver',
    onlyInAll(),
    async ({page}) => {
      for (const connection of [
        {effectiveType: '2g', saveData: false},
        {effectiveType: '4g', saveData: true},
      ]) {
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', {
            configurable: true,
            value,
          });
        }, connection);
        await open(page, pages.faq);
        // It is seen, and with the pointer on it a link would be loaded as well.
        await page.getByRole('link', {name: /TRIG0/}).first().hover();
        expect(await prefetched(page)).toEqual([]);
      }
    },
  );
});
