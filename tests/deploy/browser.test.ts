import assert from 'node:assert/strict';

import {type Browser, chromium} from '@playwright/test';
import {afterAll, beforeAll, describe, it} from 'vitest';

import {ensureChromium} from '../../scripts/chromium';
import {type RunningNginx, startNginx} from '../../scripts/deploy/nginxServer';
import {pages} from '../routes';

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
