import type {Page} from '@playwright/test';

import {builtFiles} from '../../scripts/deploy/site';
import {pages} from '../routes';
import {chunkWith} from './host';
import {test} from './hosted';
import {waitUntilLive} from './simulationPanel';
import {expect, hydrated, open} from './site';

test.use({serviceWorkers: 'allow'});

/** The worker starts three seconds after a page, and stores its files first. */
const storing = {timeout: 15_000};

/** Whether the worker has stored all of these pages. */
function areStored(page: Page, paths: readonly string[]): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const cache = await caches.open('pages');
    const found = await Promise.all(
      wanted.map((path) => cache.match(location.origin + path)),
    );
    return found.every((each) => each !== undefined);
  }, paths);
}

/** Opens a page and waits until the worker has stored it and the fallback. */
async function openStored(page: Page, address: string): Promise<void> {
  await open(page, address);
  const bare = address.replace(/\/$/, '') || '/';
  const offline = `${address.startsWith('/zh-Hans') ? '/zh-Hans' : ''}/offline`;
  await expect.poll(() => areStored(page, [bare, offline]), storing).toBe(true);
}

/** Waits until nothing more is loaded: what is shown next was prefetched. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

function kept(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('kept:')),
  );
}

/** A whole language is downloaded, hashed and stored meanwhile. */
const keeping = {timeout: 60_000};

async function keep(page: Page, button: RegExp, done: string): Promise<void> {
  await page.getByRole('button', {name: button}).click();
  await expect(page.getByRole('status').filter({hasText: done})).toBeVisible(
    keeping,
  );
}

/** The scripts that the page runs, by name. */
function scripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel="stylesheet"]')]
      .map(
        (element) =>
          element.getAttribute('src') ?? element.getAttribute('href') ?? '',
      )
      .filter((path) => path.includes('/assets/')),
  );
}

function release(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-release');
}

/** Lets the browser look for a new worker, as it does from time to time. */
function lookForUpdate(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

test('a page that was opened reads without a connection, and its model runs', async ({
  page,
  host,
}) => {
  await openStored(page, pages.lag);
  await page.reload();
  await waitUntilLive(page);
  await settled(page);
  host.isDown = true;
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toContainText('LAG1');
  const panel = await waitUntilLive(page);
  await expect(panel.getByRole('slider').first()).toBeEnabled();
});

for (const [prefix, message, title] of [
  ['', 'not on your device', 'Read offline'],
  ['/zh-Hans', '这台设备上也没有这个页面', '离线阅读'],
] as const) {
  test(`a page that was never opened, without a connection, below "${prefix}/"`, async ({
    page,
    host,
  }) => {
    await openStored(page, `${prefix}/docs/intro`);
    await settled(page);
    host.isDown = true;
    await page.goto(`${prefix}${pages.welcome}?x=1`);
    await hydrated(page);
    await expect(
      page.getByRole('heading', {level: 1, name: title}),
    ).toBeVisible();
    const alert = page.getByRole('alert').filter({hasText: message});
    const link = alert.getByRole('link');
    await expect(link).toHaveAttribute('href', `${prefix}${pages.welcome}?x=1`);
    await expect(
      page.locator(`main a[href="${prefix}/docs/intro"]`).last(),
    ).toBeVisible();
    host.isDown = false;
    await link.click();
    await expect(page).toHaveURL(/\/blog\/welcome\?x=1$/);
  });
}

test('a page is stored when its files are', async ({page, host}) => {
  const chunk = chunkWith('None yet: a page is stored when you open it.');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  host.intervene = async (path) => {
    if (path === chunk) {
      await held;
    }
    return false;
  };
  await open(page, '/docs/intro');
  await expect.poll(() => host.asked, storing).toContain(chunk);
  // Its own files are there, whatever becomes of those of the other.
  await expect.poll(() => areStored(page, ['/docs/intro']), storing).toBe(true);
  expect(await areStored(page, ['/offline'])).toBe(false);
  release();
  await expect.poll(() => areStored(page, ['/offline']), storing).toBe(true);
});

test('an address out of the address is not taken for a link to somewhere else', async ({
  page,
}) => {
  for (const from of [
    '//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
  ]) {
    await open(page, `/offline?from=${encodeURIComponent(from)}`);
    await expect(page.getByText('not on your device')).toHaveCount(0);
  }
});

test('a whole language is kept: pages never opened, models, search, not found', async ({
  page,
  host,
}) => {
  test.slow();
  await openStored(page, '/zh-Hans/offline');
  await keep(page, /离线保存本站（\d+\.\d\sMB）/, '全部页面都在这台设备上');
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
  await expect(page.getByText('还没有保存副本')).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test('keeping shows its progress, stops when told and goes on from there', async ({
  page,
  host,
}) => {
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
  await page.getByRole('button', {name: /Keep this site offline/}).click();
  const bar = page.getByRole('progressbar', {name: 'Download'});
  await expect
    .poll(() =>
      bar.evaluate((element) => (element as HTMLProgressElement).value),
    )
    .toBeGreaterThan(0);
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(page.getByText('Nothing is kept')).toBeVisible();
  isHeld = false;
  host.intervene = () => false;
  const before = host.asked.length;
  await keep(page, /Keep this site offline/, 'are on this device');
  const again = new Set(host.asked.slice(before));
  expect(again.has('/404.html')).toBe(false);
});

test('a connection that is lost while keeping is said, and tried again', async ({
  page,
  host,
}) => {
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
    keeping,
  );
  host.isDown = false;
  host.intervene = () => false;
  await keep(page, /Keep this site offline/, 'are on this device');
});

test('a deployment while keeping never gives half of each version', async ({
  page,
  host,
  later,
}) => {
  test.slow();
  await openStored(page, '/offline');
  const button = page.getByRole('button', {name: /Keep this site offline/});
  await expect(button).toBeVisible();
  host.intervene = (path) => {
    host.folder = path.startsWith('/docs/Amesim/signal/') ? later : host.folder;
    return false;
  };
  await button.click();
  await expect(page.getByRole('alert')).toContainText(
    'updated in the meantime',
    keeping,
  );
  await keep(page, /Keep this site offline/, 'are on this device');
  host.isDown = true;
  await page.goto(pages.faq);
  await hydrated(page);
  expect(await release(page)).toBe('later');
  const files = builtFiles(later).map((path) => `/${path}`);
  for (const script of await scripts(page)) {
    expect(files).toContain(script);
  }
});

for (const [fault, name, message] of [
  ['full', 'QuotaExceededError', 'no room left'],
  ['denied', 'SecurityError', 'does not let the site store anything'],
] as const) {
  test(`storage ${fault}: keeping says so, the site works`, async ({page}) => {
    await page.addInitScript((error) => {
      Cache.prototype.put = () => Promise.reject(new DOMException('no', error));
    }, name);
    await open(page, '/offline');
    await page.getByRole('button', {name: /Keep this site offline/}).click();
    await expect(page.getByRole('alert')).toContainText(message);
    await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
    await expect(page).toHaveURL(/\/blog$/);
  });
}

test('a browser that refuses workers and caches reads the site in peace', async ({
  page,
  watched,
}) => {
  await page.addInitScript(() => {
    const refuse = () =>
      Promise.reject(new DOMException('no', 'SecurityError'));
    navigator.serviceWorker.register = refuse;
    caches.keys = refuse;
    caches.open = refuse;
  });
  await open(page, '/offline');
  await expect(page.getByRole('alert')).toContainText('does not let the site');
  expect(watched.complaints).toEqual([]);
});

test('a new version: the old tab goes on, is told, and changes when it wants', async ({
  page,
  host,
  later,
}) => {
  test.slow();
  await openStored(page, '/offline');
  await keep(page, /Keep this site offline/, 'are on this device');
  await open(page, '/docs/intro');
  await expect(page.getByText('A new version of this site')).toHaveCount(0);
  host.folder = later;
  await lookForUpdate(page);
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
  await keep(page, /Update the copy/, 'are on this device');
  await expect(page.getByText('The site has changed since')).toHaveCount(0);
  // Tabs of the version before may be open: its copy goes with the next.
  expect(await kept(page)).toHaveLength(2);
});

test('a worker older than the site serves the new site', async ({
  page,
  host,
  later,
  watched,
}) => {
  await openStored(page, '/docs/intro');
  // What it fetches ahead is there until the site changes.
  await page.waitForLoadState('networkidle');
  const old = host.folder;
  host.folder = later;
  host.intervene = (path) => {
    host.folder = path === '/sw.js' ? old : later;
    return false;
  };
  await page.reload();
  await hydrated(page);
  expect(await release(page)).toBe('later');
  await page.goto('/blog');
  await hydrated(page);
  expect(await release(page)).toBe('later');
  expect(watched.complaints).toEqual([]);
});

test('a network slower than patience: the stored page is shown', async ({
  page,
  host,
}) => {
  await openStored(page, '/docs/intro');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  host.intervene = async (path) => {
    if (path === '/docs/intro') {
      await held;
    }
    return false;
  };
  await page.goto('/docs/intro');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  release();
});

test('the kill switch: copies and worker go, the site stays', async ({
  page,
  host,
  watched,
}) => {
  await openStored(page, '/docs/intro');
  const off = await fetch(`${host.origin}/sw-off.js`);
  const text = await off.text();
  host.intervene = (path, response) => {
    if (path === '/sw.js') {
      response.writeHead(200, {'Content-Type': 'text/javascript'});
      response.end(text);
    }
    return path === '/sw.js';
  };
  await lookForUpdate(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const workers = await navigator.serviceWorker.getRegistrations();
        return workers.length + (await caches.keys()).length;
      }),
    )
    .toBe(0);
  await page.goto('/blog');
  await hydrated(page);
  expect(watched.complaints).toEqual([]);
});
