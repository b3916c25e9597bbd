import type {Locator, Page} from '@playwright/test';

import {writeLagSheet} from '../fixtures/amesim/lagSheet';
import {pages} from '../routes';
import {expect, onlyInAll, open, phone, test} from './site';

/** Opens the sheet of a page and the choice of a file in it. */
async function openCheck(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  const check = page.locator('[data-check-sheet]');
  await page
    .locator('details', {has: check})
    .first()
    .evaluate((element) => {
      element.setAttribute('open', '');
    });
  await check.getByRole('button').click();
  return check;
}

function choose(
  check: Locator,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const mimeType = 'application/octet-stream';
  return check
    .locator('input[type="file"]')
    .setInputFiles({name, mimeType, buffer: Buffer.from(bytes)});
}

test('a saved model is held against the sheet of the page', async ({
  page,
  watched,
}) => {
  const check = await openCheck(page, pages.lag);
  await choose(check, 'mine.ame', await writeLagSheet());
  await expect(check.getByText('Not as asked: 0. Not known: 0.')).toBeVisible();
  await choose(check, 'mine.ame', await writeLagSheet({gain: 1}));
  const wrong = check.locator('[data-status="wrong"]');
  await expect(wrong).toHaveCount(3);
  await expect(wrong.first()).toContainText('“gain” is 1, and 2 is asked for');
  await choose(check, 'other.txt', new TextEncoder().encode('no archive'));
  await expect(check.getByText(/no Amesim model/)).toBeVisible();
  expect(watched.messages).toEqual([]);
  expect(watched.externalRequests).toEqual([]);
});

test(
  'the check is there in Chinese, on a phone',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize(phone);
    const check = await openCheck(page, `/zh-Hans${pages.lag}`);
    await choose(check, 'mine.ame', await writeLagSheet({isAutomatic: true}));
    await expect(check.getByText(/不符合 1 项/)).toBeVisible();
  },
);
