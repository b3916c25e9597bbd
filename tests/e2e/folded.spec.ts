import type {Page} from '@playwright/test';

import {locales, pages} from '../routes';
import {expect, onlyInAll, open, test} from './site';

/** A section of the folded reference of a page about a model. */
const SECTION = 'parameters';

async function expectOpen(page: Page): Promise<void> {
  const heading = page.locator(`#${SECTION}`);
  await expect(page.locator('details[open]', {has: heading})).toHaveCount(1);
  await expect(heading).toBeInViewport();
}

for (const {name, prefix} of locales) {
  test(
    `an address opens the folded part that it leads to, ${name}`,
    onlyInAll(prefix !== ''),
    async ({page}) => {
      await open(page, `${prefix}${pages.lag}#${SECTION}`);
      await expectOpen(page);
    },
  );
}

test('a link of the table of contents opens the part that it leads to', async ({
  page,
}) => {
  await open(page, pages.lag);
  const heading = page.locator(`#${SECTION}`);
  await expect(heading).toBeHidden();
  await page.locator(`.table-of-contents a[href="#${SECTION}"]`).click();
  await expectOpen(page);
});

test('print shows the bench, but neither the reference nor an answer', async ({
  page,
}) => {
  await open(page, pages.lag);
  await page.emulateMedia({media: 'print'});
  const bench = page.locator('#in-amesim ~ details').first();
  await expect(bench.getByRole('table').first()).toBeVisible();
  await expect(bench.locator('summary').first()).toBeVisible();
  const named = page.locator('summary:has(+ h3)');
  expect(await named.count()).toBeGreaterThan(0);
  for (const name of await named.all()) {
    await expect(name).toBeHidden();
  }
  await expect(page.locator(`#${SECTION}`)).toBeHidden();
  await expect(page.locator('#reference, #reference ~ details')).toHaveCount(5);
  for (const part of await page
    .locator('#reference, #reference ~ details')
    .all()) {
    await expect(part).toBeHidden();
  }
  await expect(page.locator('details[data-search="off"]').first()).toBeHidden();
  // Questions and tasks stay whole.
  for (const box of await page.locator('[data-activity]').all()) {
    await expect(box).toHaveCSS('break-inside', 'avoid');
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('an address opens the folded part that it leads to', async ({page}) => {
    await page.goto(`${pages.lag}#${SECTION}`);
    await expectOpen(page);
  });
});
