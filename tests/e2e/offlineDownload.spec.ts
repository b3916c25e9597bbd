import type {Page} from '@playwright/test';

import {builtFiles} from '../../scripts/deploy/site';
import {pages} from '../routes';
import {test} from './hosted';
import {checkForUpdate, openStored, release, scripts} from './offlineStorage';
import {waitUntilLive} from './simulationPanel';
import {expect, hydrated, onlyInAll, open} from './site';

test.use({serviceWorkers: 'allow'});

/** Names of the caches with an offline copy. */
function copies(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('kept:')),
  );
}

/** A whole language is downloaded, hashed and stored meanwhile. */
const downloading = {timeout: 60_000};

async function download(
  page: Page,
  button: RegExp,
  done: string,
): Promise<void> {
  await page.getByRole('button', {name: button}).click();
  await expect(page.getByRole('status').filter({hasText: done})).toBeVisible(
    downloading,
  );
}

test('a downloaded language: pages never opened, models, search, not found', async ({
  page,
  host,
}) => {
  test.slow();
  await openStored(page, '/zh-Hans/offline');
  await download(page, /离线保存本站（\d+\.\d\sMB）/, '全部页面都在这台设备上');
  host.isDown = true;
  await page.goto(`/zh-Hans${pages.introduction}`);
  await hydrated(page);
  await page.goto(`/zh-Hans${pages.lag}`);
  await hydrated(page);
  await waitUntilLive(page);
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill('迟滞');
  await expect(page.getByRole('option').first()).toContainText('TRIG0');
  const response = await page.goto('/zh-Hans/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('找不到页面');
  await open(page, '/zh-Hans/offline');
  await page.getByRole('button', {name: '删除副本'}).click();
  await expect(page.getByText('整个网站还没有保存')).toBeVisible();
  expect(await copies(page)).toEqual([]);
});

test(
  'a download shows its progress, stops and goes on from there',
  onlyInAll(),
  async ({page, host}) => {
    test.slow();
    await openStored(page, '/offline');
    let served = 0;
    let isHeld = true;
    host.intervene = async (path) => {
      served += path.includes('/docs/') ? 1 : 0;
      await expect
        .poll(() => isHeld && served > 10, {timeout: 60_000})
        .toBe(false);
      return false;
    };
    const keep = page.getByRole('button', {name: /Keep this site offline/});
    const stop = page.getByRole('button', {name: 'Stop'});
    await keep.press('Enter');
    const bar = page.getByRole('progressbar', {name: 'Download'});
    await expect
      .poll(() =>
        bar.evaluate((element) => (element as HTMLProgressElement).value),
      )
      .toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Only a part of the site')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(keep).toBeFocused();
    isHeld = false;
    host.intervene = () => false;
    const before = host.requestedPaths.length;
    await download(page, /Keep this site offline/, 'are on this device');
    const again = new Set(host.requestedPaths.slice(before));
    expect(again.has('/404.html')).toBe(false);
  },
);

test(
  'a download that loses the connection says so and goes on when it is back',
  onlyInAll(),
  async ({page, host}) => {
    test.slow();
    await openStored(page, '/offline');
    const button = page.getByRole('button', {name: /Keep this site offline/});
    await expect(button).toBeVisible();
    host.intervene = (path) => {
      host.isDown ||= path.startsWith('/docs/Amesim/signal/');
      return false;
    };
    await button.click();
    await expect(page.getByRole('alert')).toContainText(
      'connection was lost',
      downloading,
    );
    host.isDown = false;
    host.intervene = () => false;
    await download(page, /Keep this site offline/, 'are on this device');
  },
);

test(
  'a deployment during a download never gives half of each version',
  onlyInAll(),
  async ({page, host, later}) => {
    test.slow();
    await openStored(page, '/offline');
    const button = page.getByRole('button', {name: /Keep this site offline/});
    await expect(button).toBeVisible();
    host.intervene = (path) => {
      host.folder = path.startsWith('/docs/Amesim/signal/')
        ? later
        : host.folder;
      return false;
    };
    await button.click();
    await expect(page.getByRole('alert')).toContainText(
      'updated in the meantime',
      downloading,
    );
    await download(page, /Keep this site offline/, 'are on this device');
    host.isDown = true;
    await page.goto(pages.faq);
    await hydrated(page);
    expect(await release(page)).toBe('later');
    const files = builtFiles(later).map((path) => `/${path}`);
    for (const script of await scripts(page)) {
      expect(files).toContain(script);
    }
  },
);

for (const [fault, name, message] of [
  ['full', 'QuotaExceededError', 'no storage left'],
  ['denied', 'SecurityError', 'does not let the site store anything'],
] as const) {
  test(
    `storage ${fault}: the download says so, the site works`,
    onlyInAll(),
    async ({page}) => {
      await page.addInitScript((error) => {
        Cache.prototype.put = () =>
          Promise.reject(new DOMException('no', error));
      }, name);
      await open(page, '/offline');
      await page.getByRole('button', {name: /Keep this site offline/}).click();
      await expect(page.getByRole('alert')).toContainText(message);
      await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
      await expect(page).toHaveURL(/\/blog$/);
    },
  );
}

test(
  'a new version: the old tab goes on and offers to load it',
  onlyInAll(),
  async ({page, host, later}) => {
    test.slow();
    await openStored(page, '/offline');
    await download(page, /Keep this site offline/, 'are on this device');
    await open(page, '/docs/intro');
    await expect(page.getByText('A new version of this site')).toHaveCount(0);
    host.folder = later;
    await checkForUpdate(page);
    await expect(page.getByText('A new version of this site')).toBeVisible();
    // The old version's files are gone from the host, not from the device.
    await page.evaluate(() => {
      document.documentElement.dataset.tab = 'old';
    });
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Blog', exact: true})
      .click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.locator('html')).toHaveAttribute('data-tab', 'old');
    await page.getByRole('button', {name: 'Load it'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-release', 'later');
    await hydrated(page);
    const files = builtFiles(later).map((path) => `/${path}`);
    for (const script of await scripts(page)) {
      expect(files).toContain(script);
    }
    await expect(page.getByText('A new version of this site')).toHaveCount(0);
    await open(page, '/offline');
    await expect(page.getByText('The site has changed since')).toBeVisible();
    await download(page, /Update the copy/, 'are on this device');
    await expect(page.getByText('The site has changed since')).toHaveCount(
      0,
      downloading,
    );
    // Tabs of the version before may be open: the next update deletes its copy.
    expect(await copies(page)).toHaveLength(2);
  },
);
