import type {Page} from '@playwright/test';

import {locales, pages} from '../routes';
import {inBothModes} from './axe';
import {smallTargets} from './layoutFaults';
import {openModel, openTool, showOptions} from './simulationPanel';
import {desktop, expect, onlyInAll, open, phone, test} from './site';

// axe would measure colours during a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 60_000});

/** Asserts that axe finds nothing on the page or a part of it, at two widths. */
async function expectNoFaults(page: Page, part?: string): Promise<void> {
  for (const viewport of [desktop, phone]) {
    await test.step(`${viewport.width} px wide`, async () => {
      await page.setViewportSize(viewport);
      expect.soft(await smallTargets(page)).toEqual([]);
      expect.soft(await inBothModes(page, part)).toEqual([]);
    });
  }
}

/** Opens every `details` element of the page. */
function openDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.open = true;
    }
  });
}

for (const {name, prefix} of locales) {
  test(
    `axe finds nothing in the open mobile menu, ${name}`,
    onlyInAll(prefix === ''),
    async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, `${prefix}${pages.lag}`);
      await page.locator('.navbar__toggle').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await inBothModes(page, '.navbar')).toEqual([]);
    },
  );

  test(
    `axe finds nothing in the open language menu, ${name}`,
    onlyInAll(prefix !== ''),
    async ({page}) => {
      await page.setViewportSize(desktop);
      await open(page, `${prefix}/docs/intro`);
      await page.locator('.dropdown > .navbar__link').press('Enter');
      await expect(page.locator('.dropdown__menu')).toBeVisible();
      expect(await inBothModes(page, '.navbar')).toEqual([]);
    },
  );

  test(
    `axe finds nothing with all of a panel and all answers open, ${name}`,
    onlyInAll(),
    async ({page}) => {
      await page.setViewportSize(desktop);
      const panel = await openModel(page, `${prefix}${pages.trigger}`);
      await showOptions(panel);
      await openDetails(page);
      await openTool(panel, /^(Table|数据表)$/u);
      await expect(panel.getByRole('table').first()).toBeVisible();
      await expect(panel.getByRole('progressbar')).toHaveCount(0);
      // At the top of the page the bar covers no control.
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      await expectNoFaults(page);
    },
  );

  test(
    `axe finds nothing in a panel that is being used, ${name}`,
    onlyInAll(prefix === ''),
    async ({page}) => {
      await page.setViewportSize(phone);
      const panel = await openModel(page, `${prefix}${pages.lag}`);
      await showOptions(panel);
      const sliders = panel.locator('input[type=range]:visible');
      await sliders.first().press('PageUp');
      await panel.locator('button[aria-expanded]:visible').first().click();
      await sliders.first().press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFaults(page, '[data-simulation]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectNoFaults(page, '[data-simulation]');
    },
  );
}
