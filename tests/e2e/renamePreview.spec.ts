import type {Page} from '@playwright/test';

import {pages} from '../routes';
import {inBothModes} from './axe';
import {expect, open, phone, test} from './site';

const post = pages.rename;

function preview(page: Page) {
  return page.getByRole('table', {name: 'What the rule would do'});
}

test('the preview follows the rule, with the keyboard alone', async ({
  page,
}) => {
  await open(page, post);
  const table = preview(page);
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.getByLabel('Put in its place').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('rod_{n:02d}');
  await expect(table).toContainText('rod_03.csv');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('(');
  await expect(table).toHaveCount(0);
  await expect(page.getByText(/not a regular expression/)).toBeVisible();
});

test('collisions and traps of Windows are flagged in words', async ({page}) => {
  await open(page, post);
  await page.getByRole('button', {name: 'Collision'}).click();
  await expect(page.getByText('Another file gets this name too.')).toBeHidden();
  await expect(
    page.getByText('A file that is not renamed has this name.'),
  ).toHaveCount(3);
  await expect(page.getByText(/The script would refuse/)).toBeVisible();
  await page.getByRole('button', {name: 'Trap of Windows'}).click();
  await expect(page.getByRole('row', {name: /pump_aux\.csv/})).toContainText(
    'Windows keeps this name for a device.',
  );
  await expect(page.getByText('The new name is empty.')).toBeVisible();
});

test('a chain of names shows what the first phase is for', async ({page}) => {
  await open(page, `/zh-Hans${pages.rename}`);
  await page.getByRole('button', {name: '整体后移一位'}).click();
  const row = page.getByRole('row', {name: /run 1\.csv/});
  await expect(row).toContainText('.~1.tmp');
  await expect(row).toContainText('第一阶段会先把它腾出来');
  await expect(page.getByText('会改名的有 3 个，没有问题。')).toBeVisible();
});

test('an example stands in the page without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${baseURL}${post}`);
  await expect(preview(page)).toContainText('bar_k-237WmK_010_20250504.csv');
  await expect(page.getByLabel('File names, one a line')).toBeDisabled();
  await context.close();
});

test('axe finds no faults in the preview, on a phone', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize(phone);
  await open(page, post);
  await page.getByRole('button', {name: 'Collision'}).click();
  expect(await inBothModes(page, 'main')).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
});
