import assert from 'node:assert/strict';
import {once} from 'node:events';
import {copyFileSync, cpSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';

import {type Browser, chromium} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {ensureChromium} from '../../scripts/chromium';
import {embedRoute} from '../../src/site/embeds';
import {pages} from '../routes';
import {temporaryFolder} from './host';
import {type RunningNginx, startNginx} from './nginxServer';

let nginx: RunningNginx;
let browser: Browser;

beforeAll(async () => {
  nginx = await startNginx('build');
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
});

afterAll(async () => {
  await browser.close();
  await nginx.stop();
});

describe('a browser, with the headers of the host', () => {
  for (const path of [
    '/',
    `/zh-Hans${pages.lag}`,
    '/zh-Hans/search?q=LAG1',
    '/zh-Hans/nowhere',
  ]) {
    it(`refuses nothing of ${path}`, async () => {
      const page = await browser.newPage();
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) {
          refused.push(message.text());
        }
      });
      await page.goto(`${nginx.origin}${path}`, {waitUntil: 'load'});
      const heading = page.locator('h1').first();
      assert.notEqual(await heading.innerText(), '');
      assert.deepEqual(refused, []);
      await page.close();
    });
  }

  it('shows an embedded page in a frame of another site, and no other', async () => {
    const frames = [embedRoute('clock'), '/docs/intro'].map(
      (path) => `<iframe src="${nginx.origin}${path}"></iframe>`,
    );
    // A real server: the browser lets no site of the internet frame this machine.
    const course = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html').end(frames.join(''));
    });
    course.listen(0, '127.0.0.1');
    await once(course, 'listening');
    const page = await browser.newPage();
    const {port} = course.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`, {waitUntil: 'load'});
    // The browser's own page for a refused frame has no such element.
    const content = (index: number) =>
      page.locator('iframe').nth(index).contentFrame().locator('main');
    await content(0).waitFor({state: 'attached'});
    assert.equal(await content(1).count(), 0);
    await page.close();
    course.close();
  });

  for (const path of ['/blog/rss.xml', '/zh-Hans/blog/atom.xml']) {
    it(`shows ${path} with its style sheets`, async () => {
      const page = await browser.newPage();
      await page.goto(`${nginx.origin}${path}`);
      await page.locator('h1').first().waitFor();
      const rules = await page.evaluate(
        () => document.styleSheets[0]?.cssRules.length,
      );
      assert.ok((rules ?? 0) > 0);
      await page.close();
    });
  }
});

describe('the kill switch on the host', () => {
  it('removes the worker and all that it has stored', async () => {
    const folder = temporaryFolder();
    cpSync('build', folder, {recursive: true});
    const host = await startNginx(folder);
    const context = await browser.newContext();
    const page = await context.newPage();
    const remains = () =>
      page.evaluate(async () => {
        const workers = await navigator.serviceWorker.getRegistrations();
        return workers.length + (await caches.keys()).length;
      });
    await page.goto(`${host.origin}/docs/intro`);
    const isStored = () =>
      page.evaluate(async () => {
        const key = `${location.origin}/docs/intro`;
        return (await caches.match(key)) !== undefined;
      });
    await expect.poll(isStored, {timeout: 20_000}).toBe(true);
    expect(await remains()).toBeGreaterThan(1);
    copyFileSync(join(folder, 'sw-off.js'), join(folder, 'sw.js'));
    await page.goto(`${host.origin}/docs/intro`);
    await expect.poll(remains, {timeout: 20_000}).toBe(0);
    await page.goto(`${host.origin}/blog`);
    await page.locator('h1').first().waitFor();
    await context.close();
    await host.stop();
    rmSync(folder, {recursive: true, force: true});
  });
});
