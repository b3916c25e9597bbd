import type {Page} from '@playwright/test';

import {expect, open, test} from './site';

/** Waits for what the server wrote in the same place, opened afresh. */
async function expectAsServed(page: Page, selector: string): Promise<void> {
  const served = await page.context().newPage();
  await open(served, page.url());
  const text = await served.locator(selector).innerText();
  await served.close();
  expect(text).toMatch(/\d/);
  await expect(page.locator(selector)).toHaveText(text);
}

for (const prefix of ['', '/zh-Hans']) {
  test(`the date of a page is its own, first and after a link, at ${prefix}/`, async ({
    page,
  }) => {
    const date = '.theme-last-updated time';
    await open(page, `${prefix}/docs/Amesim/FAQ/FAQ`);
    await expectAsServed(page, date);
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await sidebar.getByRole('link', {name: /LAG1/}).click();
    await expect(page).toHaveURL(/first-order-lag/);
    await expectAsServed(page, date);
  });

  test(`so is that of a post, at ${prefix}/blog`, async ({page}) => {
    const date = 'header time';
    await open(page, `${prefix}/blog/two-lumps`);
    await expectAsServed(page, date);
    await page.locator('.pagination-nav__link').first().click();
    await expect(page).not.toHaveURL(/two-lumps/);
    await expectAsServed(page, date);
  });
}
