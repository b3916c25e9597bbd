import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Page} from '@playwright/test';

import {pages} from '../routes';
import {chunkWith} from './host';
import {test} from './hosted';
import {openStored, storing} from './offlineStorage';
import {waitUntilLive} from './simulationPanel';
import {expect, hydrated, onlyInAll, open, saveData} from './site';
import {faults, LOGIN, plantWrongFile, TRIGGER_CONTENT} from './wrongFiles';

test.use({serviceWorkers: 'allow'});

/** Tells whether any cache holds a file. */
function isStored(page: Page, path: string): Promise<boolean> {
  return page.evaluate(
    async (key) => (await caches.match(key)) !== undefined,
    path,
  );
}

for (const fault of faults) {
  test(
    `a script answered with ${fault} is not stored, and the page recovers`,
    onlyInAll(fault !== faults[0]),
    async ({page, host}) => {
      await saveData(page);
      await openStored(page, '/docs/intro');
      const chunk = chunkWith(TRIGGER_CONTENT);
      plantWrongFile(host, fault, chunk);
      await page.goto(pages.trigger);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).toContainText(
        'TRIG0',
      );
      expect(await isStored(page, chunk)).toBe(false);
      host.intervene = () => false;
      await page.reload();
      await hydrated(page);
      await expect.poll(() => isStored(page, chunk), storing).toBe(true);
    },
  );
}

test(
  'stored files of the wrong type or half their length are replaced',
  onlyInAll(),
  async ({page, host}) => {
    await openStored(page, '/docs/intro');
    const sizes = (): Promise<Readonly<Record<string, number>>> =>
      page.evaluate(async () => {
        const cache = await caches.open('assets');
        const all = (await cache.keys()).map(async (key) => {
          const body = await (await cache.match(key))?.blob();
          return [key.url, body?.size ?? 0] as const;
        });
        return Object.fromEntries(await Promise.all(all));
      });
    const before = await sizes();
    await page.evaluate(async (html) => {
      const cache = await caches.open('assets');
      for (const [index, key] of (await cache.keys()).entries()) {
        const response = await cache.match(key);
        const body = (await response?.blob()) ?? new Blob();
        const bad =
          index % 2 === 0
            ? new Response(html, {headers: {'content-type': 'text/html'}})
            : new Response(body.slice(0, body.size / 2), {
                headers: {'content-type': body.type},
              });
        await cache.put(key, bad);
      }
    }, LOGIN);
    await page.reload();
    await hydrated(page);
    const main =
      Object.keys(before).find((url) => url.includes('/main.')) ?? '';
    await expect
      .poll(async () => (await sizes())[main], storing)
      .toBe(before[main]);
    host.isDown = true;
    await page.reload();
    await hydrated(page);
  },
);

for (const [prefix, note] of [
  ['', 'The site answers with an error'],
  ['/zh-Hans', '网站目前返回错误'],
] as const) {
  test(
    `a stored page wins over an error of the host below "${prefix}/"`,
    onlyInAll(),
    async ({page, host}) => {
      await openStored(page, `${prefix}/docs/intro`);
      for (const status of [429, 500, 502, 503, 504]) {
        await test.step(String(status), async () => {
          host.intervene = (path, response) => {
            const isPage = !/\.\w+$/.test(path);
            if (isPage) {
              response.writeHead(status, {'Content-Type': 'text/html'});
              response.end('<h1>Bad gateway</h1>');
            }
            return isPage;
          };
          await page.reload();
          await hydrated(page);
          await expect(page.getByText(note)).toBeVisible();
          await page.goto(`${prefix}${pages.welcome}`);
          await expect(page.getByRole('heading')).toHaveText('Bad gateway');
          host.intervene = () => false;
          await open(page, `${prefix}/docs/intro`);
          await expect(page.getByText(note)).toHaveCount(0);
        });
      }
    },
  );
}

test(
  'the login page of a network is neither shown nor stored',
  onlyInAll(),
  async ({page, host}) => {
    await openStored(page, '/docs/intro');
    host.intervene = (_path, response) => {
      response.writeHead(200, {'Content-Type': 'text/html'});
      response.end(LOGIN);
      return true;
    };
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('login page of your network')).toBeVisible();
    await page.goto(pages.welcome);
    await hydrated(page);
    await expect(
      page.getByRole('heading', {level: 1, name: 'Read offline'}),
    ).toBeVisible();
    expect(await isStored(page, pages.welcome)).toBe(false);
    host.intervene = () => false;
    await open(page, pages.welcome);
  },
);

for (const [fault, code] of [
  ['refuses', '() => Promise.reject(new Error("no storage"))'],
  ['hangs', '() => new Promise(() => undefined)'],
] as const) {
  test(
    `storage that ${fault} costs nothing while the host answers`,
    onlyInAll(),
    async ({page, host}) => {
      const worker = readFileSync(join(host.folder, 'sw.js'), 'utf8');
      host.intervene = (path, response) => {
        if (path === '/sw.js') {
          response.writeHead(200, {'Content-Type': 'text/javascript'});
          response.end(`CacheStorage.prototype.match = ${code};${worker}`);
        }
        return path === '/sw.js';
      };
      await open(page, '/docs/intro');
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const {serviceWorker} = navigator;
            if (serviceWorker.controller) {
              resolve();
            }
            serviceWorker.addEventListener('controllerchange', () => resolve());
          }),
      );
      await open(page, pages.lag);
      await waitUntilLive(page);
      const logo = await page.evaluate(
        async () => (await fetch('/img/logo.svg')).status,
      );
      expect(logo).toBe(200);
    },
  );
}

test(
  'a deployment, then no network: page and files of one version',
  onlyInAll(),
  async ({page, host, later}) => {
    await openStored(page, '/docs/intro');
    host.folder = later;
    host.intervene = (path, response) => {
      const isFile = path.startsWith('/assets/');
      if (isFile) {
        response.destroy();
      }
      return isFile;
    };
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-release', 'later');
    host.isDown = true;
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-release');
  },
);
