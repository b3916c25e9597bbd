// cspell:ignore qqqzzzxxv requestfailed
import type {Page, Route} from '@playwright/test';

import {expect, onlyInAll, open, test} from './site';

const INDEX = /search-index-[0-9a-f]+\.json$/;

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is not there': (route) => route.fulfill({status: 404, body: 'Not found'}),
  'is refused': (route) => route.fulfill({status: 503, body: ''}),
  'is cut in the middle': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({response, body: text.slice(0, text.length / 2)});
  },
  'is another file': (route) => route.fulfill({json: {pages: []}}),
  'can’t be reached': (route) => route.abort(),
};

async function ask(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(words);
}

for (const [fault, answer] of Object.entries(faults)) {
  test(
    `an index that ${fault} is reported and loaded anew`,
    onlyInAll(fault !== 'is cut in the middle'),
    async ({page}) => {
      await page.context().route(INDEX, answer);
      await open(page, '/zh-Hans/docs/intro');
      await ask(page, '迟滞');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('搜索索引加载失败');
      await expect(page.getByRole('option')).toHaveCount(0);
      const retry = alert.getByRole('button', {name: '重试'});
      await retry.click();
      await expect(alert).toBeVisible();
      await page.context().unroute(INDEX);
      await retry.click();
      await expect(page.getByRole('option').first()).toContainText('TRIG0');
      await expect(alert).toHaveCount(0);
    },
  );
}

test('what needs texts that are lost is reported, and nothing else is', async ({
  page,
}) => {
  const texts = /search-index-texts-[0-9a-f]+\.json$/;
  await page.context().route(texts, (route) => route.abort());
  await open(page, '/docs/intro');
  await ask(page, 'hysteresis');
  await expect(page.getByRole('option').first()).toContainText('TRIG0');
  await page.getByRole('combobox').fill('qqqzzzxxv');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await page.context().unroute(texts);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Nothing found for “qqqzzzxxv”',
  );
});

test(
  'the search page reports a lost index as the dialog does',
  onlyInAll(),
  async ({page}) => {
    await page.context().route(INDEX, (route) => route.abort());
    await open(page, '/search?q=hysteresis');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.context().unroute(INDEX);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('main ol > li').first()).toContainText('TRIG0');
  },
);

test(
  'a browser that refuses workers searches in the page',
  onlyInAll(),
  async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', {
        value: function refuse() {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    });
    await open(page, '/docs/intro');
    await ask(page, 'hysteresis');
    await expect(page.getByRole('option').first()).toContainText('TRIG0');
  },
);

test(
  'the search works under a policy that refuses workers',
  onlyInAll(),
  async ({page, watched}) => {
    await page.route('**/docs/intro', async (route) => {
      const response = await route.fetch();
      const headers = {
        ...response.headers(),
        'content-security-policy': "worker-src 'none'",
      };
      await route.fulfill({response, headers});
    });
    await open(page, '/docs/intro');
    await ask(page, 'hysteresis');
    await expect(page.getByRole('option').first()).toContainText('TRIG0');
    expect(watched.violations.splice(0).join()).toContain('worker-src');
  },
);

const lostSearch = [
  ['/docs/intro', 'The search could not be loaded', 'Try again', 'Close'],
  ['/zh-Hans/docs/intro', '搜索功能加载失败', '重试', '关闭'],
] as const;

for (const [address, message, retry, close] of lostSearch) {
  test(
    `the search is lost at ${address}: a message, a retry, and the site works`,
    onlyInAll(address === '/docs/intro'),
    async ({page}) => {
      // Routed from the start: on an open page a route takes effect too late.
      let lost = false;
      await page.route('**/assets/js/*.js', (route) =>
        lost ? route.abort() : route.continue(),
      );
      await open(page, address);
      lost = true;
      const alert = page.getByRole('alert');
      await page.keyboard.press('/');
      await expect(alert).toContainText(message);
      await page.getByRole('dialog').getByRole('button', {name: close}).click();
      await expect(alert).toHaveCount(0);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await page.keyboard.press('/');
      await expect(alert).toContainText(message);
      lost = false;
      await alert.getByRole('button', {name: retry}).click();
      await page.getByRole('combobox').fill('LAG1');
      await expect(page.getByRole('option').first()).toContainText('LAG1');
    },
  );
}

test(
  'a loaded index answers without a connection',
  onlyInAll(),
  async ({page, context}) => {
    await open(page, '/docs/intro');
    await ask(page, 'LAG1');
    await expect(page.getByRole('option').first()).toContainText('LAG1');
    await context.setOffline(true);
    await page.getByRole('combobox').fill('hysteresis');
    await expect(page.getByRole('option').first()).toContainText('TRIG0');
    await page.keyboard.press('Escape');
    await ask(page, 'stiff system');
    await expect(page.getByRole('option').first()).toContainText(
      'What the solver does',
    );
  },
);

test('keys are the browser’s where the scripts of the page do not come', async ({
  page,
}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/docs/intro');
  await failed;
  await page.keyboard.press('/');
  // The first script that fails need not be the one that the keys wait for.
  await expect
    .poll(async () => {
      await page.keyboard.press('Space');
      return page.evaluate(() => window.scrollY);
    })
    .toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-search-key');
});
