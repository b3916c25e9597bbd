import {brotliCompressSync} from 'node:zlib';

import type {Response} from '@playwright/test';

import {pages} from '../routes';
import {waitUntilLive} from './simulationPanel';
import {expect, onlyInAll, open, phone, test} from './site';

/**
 * Brotli: scripts beside those of the page, 40 KB for knob and panel and 4 KB
 * for the model.
 */
const limit = 44 * 1024;

// A smooth scroll to the panel would pass by figures that load on the way.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const prefix of ['', '/zh-Hans']) {
  test(
    `the panel of ${prefix || '/'} loads no more than its budget`,
    onlyInAll(prefix !== ''),
    async ({page}) => {
      // Registers no worker, whose scripts come at any time.
      await page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      });
      await page.setViewportSize(phone);
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      const address = prefix + pages.lag;
      await open(page, address);
      await waitUntilLive(page);
      const html = await (await page.request.get(address)).text();
      const later = responses
        .filter((each) => each.request().resourceType() === 'script')
        .filter((each) => !html.includes(new URL(each.url()).pathname));
      const bodies = await Promise.all(later.map((each) => each.body()));
      // The keys of the navbar come in idle time on pages without a panel as well.
      const ofPanel = bodies.filter(
        (body) => !body.includes('.navbar-sidebar'),
      );
      const bytes = ofPanel.map((body) => brotliCompressSync(body).length);
      const sum = bytes.reduce((total, size) => total + size, 0);
      const text = `${sum} bytes in ${bytes.length} scripts`;
      test.info().annotations.push({type: 'bytes', description: text});
      expect(sum, text).toBeGreaterThan(0);
      expect(sum, text).toBeLessThanOrEqual(limit);
    },
  );
}
