import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Page} from '@playwright/test';

import {addressOf, locales, routes} from '../routes';
import {inBothModes} from './axe';
import {openModel, pages} from './simulationPanel';
import {desktop, expect, open, phone, test} from './site';

// A colour on its way to another one is none of the design's.
test.use({contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 60_000});

/**
 * One page for all addresses of a worker: it keeps what it has fetched and
 * compiled. Every address is a document of its own.
 */
const keeping = test.extend<object, {readonly kept: Page}>({
  kept: [
    async ({browser}, use, {project}) => {
      const {baseURL = '', serviceWorkers = 'block'} = project.use;
      const context = await browser.newContext({
        baseURL,
        serviceWorkers,
        reducedMotion: 'reduce',
      });
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: ({kept}, provide) => provide(kept),
});

/** A page's addresses in the sitemap of its locale, and what no sitemap names. */
function addressesOf(prefix: string): ReadonlySet<string> {
  const sitemap = readFileSync(join('build', prefix, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const known = routes.map((route) => addressOf(prefix, route));
  const unlisted = ['/docs/components', '/nowhere'].map(
    (route) => `${prefix}${route}`,
  );
  return new Set([...listed, ...known, ...unlisted]);
}

for (const {prefix} of locales) {
  for (const address of addressesOf(prefix)) {
    keeping(`axe finds nothing on ${address}`, async ({page}) => {
      const found: string[] = [];
      await page.setViewportSize(desktop);
      await open(page, address);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        const here = await inBothModes(page);
        found.push(...here.map((one) => `${viewport.width} px: ${one}`));
      }
      expect(found).toEqual([]);
    });
  }
}

/** Opens everything on the page that opens. */
function openDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.open = true;
    }
  });
}

for (const {name, prefix} of locales) {
  test(`axe finds nothing in the open mobile menu, ${name}`, async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, `${prefix}${pages.lag}`);
    await page.locator('.navbar__toggle').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await inBothModes(page)).toEqual([]);
  });

  test(`axe finds nothing in the open language menu, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await open(page, `${prefix}/docs/intro`);
    await page.locator('.dropdown > .navbar__link').press('Enter');
    await expect(page.locator('.dropdown__menu')).toBeVisible();
    expect(await inBothModes(page)).toEqual([]);
  });

  for (const [size, viewport] of Object.entries({desktop, phone})) {
    test(`axe finds nothing in the open search, ${name}, ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, `${prefix}/docs/intro`);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('TRIG0');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await inBothModes(page)).toEqual([]);
    });

    test(`axe finds nothing with all of a panel and all answers open, ${name}, ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const panel = await openModel(page, `${prefix}${pages.trigger}`);
      await openDetails(page);
      await expect(panel.getByRole('table').first()).toBeVisible();
      await expect(panel.getByRole('progressbar')).toHaveCount(0);
      expect(await inBothModes(page)).toEqual([]);
    });
  }
}
