import type {Page} from '@playwright/test';

import {pages} from '../routes';
import {expectStill} from './layoutShifts';
import {desktop, expect, hydrated, onlyInAll, phone, test} from './site';

const kinds = [
  ['home', '/'],
  ['document with a model', pages.lag],
  ['post', pages.rename],
  ['long page', pages.glossary],
] as const;

async function waitUntilSettled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

for (const viewport of [phone, desktop]) {
  for (const prefix of ['', '/zh-Hans']) {
    for (const [name, address] of kinds) {
      test(
        `nothing moves on ${prefix} ${name}, ${viewport.width} px wide`,
        onlyInAll(
          viewport !== phone || (prefix === '') !== (address === pages.lag),
        ),
        async ({page}) => {
          await page.setViewportSize(viewport);
          await page.goto(prefix + address);
          await waitUntilSettled(page);
          await expectStill(page);
        },
      );
    }
  }
}

test('the live panel takes the place of the drawn one without moving the page', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(pages.lag);
  await waitUntilSettled(page);
  const panel = page.locator('[data-simulation]').first();
  await expect(panel.locator('fieldset').first()).toBeEnabled();
  await expectStill(page);
});

test('highlighted code is in the HTML and stays where it is', async ({
  page,
}) => {
  await page.goto(pages.rename);
  await waitUntilSettled(page);
  const block = page.locator('.theme-code-block').first();
  await block.scrollIntoViewIfNeeded();
  await block.hover();
  await expect(block.getByRole('button').first()).toBeAttached();
  await expectStill(page);
});
