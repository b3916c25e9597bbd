import type {Page} from '@playwright/test';

import {pages} from '../routes';
import {chunkWith} from './host';
import {test} from './hosted';
import {
  areStored,
  checkForUpdate,
  openStored,
  release,
  storing,
} from './offlineStorage';
import {waitUntilLive} from './simulationPanel';
import {expect, hydrated, onlyInAll, open} from './site';

test.use({serviceWorkers: 'allow'});

/** Waits until nothing more is loaded: what is shown next was prefetched. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

test('an opened page is readable without a connection, and its model runs', async ({
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
  test(
    `a page that was never opened, without a connection, below "${prefix}/"`,
    onlyInAll(prefix === ''),
    async ({page, host}) => {
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
      await expect(link).toHaveAttribute(
        'href',
        `${prefix}${pages.welcome}?x=1`,
      );
      await expect(
        page.locator(`main a[href="${prefix}/docs/intro"]`).last(),
      ).toBeVisible();
      host.isDown = false;
      await link.click();
      await expect(page).toHaveURL(/\/blog\/welcome\?x=1$/);
    },
  );
}

test(
  'a page is stored when its files are',
  onlyInAll(),
  async ({page, host}) => {
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
    await expect.poll(() => host.requestedPaths, storing).toContain(chunk);
    // Its own files are stored, whatever happens to those of the other page.
    await expect
      .poll(() => areStored(page, ['/docs/intro']), storing)
      .toBe(true);
    expect(await areStored(page, ['/offline'])).toBe(false);
    release();
    await expect.poll(() => areStored(page, ['/offline']), storing).toBe(true);
  },
);

test(
  'an address in the query never becomes a link to another site',
  onlyInAll(),
  async ({page}) => {
    for (const from of [
      '//evil.example',
      'javascript:alert(1)',
      '/\\evil.example',
    ]) {
      await open(page, `/offline?from=${encodeURIComponent(from)}`);
      await expect(page.getByText('not on your device')).toHaveCount(0);
    }
  },
);

test(
  'a browser that refuses workers and caches shows the site without errors',
  onlyInAll(),
  async ({page, watched}) => {
    await page.addInitScript(() => {
      const refuse = () =>
        Promise.reject(new DOMException('no', 'SecurityError'));
      navigator.serviceWorker.register = refuse;
      caches.keys = refuse;
      caches.open = refuse;
    });
    await open(page, '/offline');
    await expect(page.getByRole('alert')).toContainText(
      'does not let the site',
    );
    expect(watched.messages).toEqual([]);
  },
);

test(
  'a worker older than the site serves the new site',
  onlyInAll(),
  async ({page, host, later, watched}) => {
    await openStored(page, '/docs/intro');
    // Prefetched files must have arrived before the site changes.
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
    expect(watched.messages).toEqual([]);
  },
);

test(
  'a network slower than the time limit: the stored page is shown',
  onlyInAll(),
  async ({page, host}) => {
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
    const start = Date.now();
    await page.goto('/docs/intro', {waitUntil: 'commit'});
    expect(Date.now() - start).toBeLessThan(3000);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    release();
  },
);

test(
  'a deployment while the old worker is busy: the tab is told, and a silent host does not hold up a stored page',
  onlyInAll(),
  async ({page, host, later}) => {
    await openStored(page, '/docs/intro');
    await settled(page);
    const silence = new Promise<boolean>(() => undefined);
    host.intervene = (path) => (path === '/blog' ? silence : false);
    await page.evaluate(() => {
      void fetch('/blog', {headers: {accept: 'text/html'}});
    });
    await expect.poll(() => host.requestedPaths).toContain('/blog');
    host.folder = later;
    await checkForUpdate(page);
    await expect(page.getByText('A new version of this site')).toHaveCount(1);
    const isWaiting = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting?.state === 'installed';
    });
    expect(isWaiting).toBe(true);
    host.intervene = () => silence;
    const start = Date.now();
    await page.reload({waitUntil: 'commit'});
    expect(Date.now() - start).toBeLessThan(3000);
    await hydrated(page);
  },
);

test(
  'the kill switch: copies and worker go, the site stays',
  onlyInAll(),
  async ({page, host, watched}) => {
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
    await checkForUpdate(page);
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
    expect(watched.messages).toEqual([]);
  },
);
