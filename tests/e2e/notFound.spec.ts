import {chunkWith} from './host';
import {expect, hydrated, test} from './site';
import {SITE_FOLDER} from './siteFolder';

test('an unknown address answers 404 with the advice, in both languages', async ({
  page,
  watched,
}) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Page not found',
  );
  await expect(page.getByText('contact the owner of the site')).toBeVisible();
  await expect(page.getByRole('heading', {name: '找不到页面'})).toBeVisible();
  const torn = watched.messages.filter((text) => /React|hydration/i.test(text));
  expect(torn).toEqual([]);
});

test('below the Chinese prefix the root 404 page speaks Chinese', async ({
  page,
}) => {
  const response = await page.goto('/zh-Hans/no-such-page');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('找不到页面');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByText('请告诉对方这个链接已经失效')).toBeVisible();
  await page.getByRole('link', {name: '打开中文首页'}).click();
  await expect(page).toHaveURL(/\/zh-Hans\/$/);
});

test('the Chinese site has a 404 page of its own, with the same advice', async ({
  page,
}) => {
  await page.goto('/zh-Hans/404.html');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('找不到页面');
  const advice = page.locator('main').getByText('请告诉对方这个链接已经失效');
  await expect(advice).toBeVisible();
});

test('the not-found page is never blank while its script loads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const {hasHydrated, blank} = document.documentElement.dataset;
      const isBlank = document.querySelector('h1') === null;
      if (hasHydrated !== 'false' && isBlank && blank === undefined) {
        document.documentElement.dataset.blank = 'seen';
      }
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const script = chunkWith('Open the English home page');
  await page.route(`**${script}`, async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(`**${script}`);
  await page.goto('/no-such-page');
  await requested;
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  release();
  await expect(
    page.getByRole('link', {name: 'Search this site', exact: true}),
  ).toHaveAttribute('href', /q=no%20such%20page$/);
  expect(await page.locator('html').getAttribute('data-blank')).toBeNull();
});

test('the root 404 page is readable in both languages without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${baseURL}/zh-Hans/no-such-page`);
  await expect(page.getByRole('heading', {name: '找不到页面'})).toBeVisible();
  await expect(
    page.getByRole('heading', {name: 'Page not found'}),
  ).toBeVisible();
  await context.close();
});

test('a trailing index.html is stripped by the router', async ({page}) => {
  await page.goto('/docs/intro');
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/blog/index.html');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(
    page
      .getByRole('link', {name: 'Recent posts'})
      .or(page.locator('article').first()),
  ).toBeVisible();
  await expect(page.getByText('Page not found')).toHaveCount(0);
});

test('the not-found page offers to search for the end of the address', async ({
  page,
}) => {
  for (const [prefix, name] of [
    ['', 'Search this site'],
    ['/zh-Hans', '搜索本站'],
  ] as const) {
    const address = `${prefix}/docs/trigger-page`;
    await page.route(`**${address}`, (route) =>
      route.fulfill({status: 404, path: `${SITE_FOLDER}${prefix}/404.html`}),
    );
    await page.goto(address);
    await hydrated(page);
    const link = page.getByRole('link', {name, exact: true});
    await expect(link).toHaveAttribute('href', /q=trigger%20page$/);
    await link.click();
    await expect(page).toHaveURL(`${prefix}/search?q=trigger%20page`);
    await expect(page.getByRole('listitem').first()).toBeVisible();
  }
});
