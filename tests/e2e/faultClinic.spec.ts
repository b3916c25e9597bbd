import type {Locator, Page} from '@playwright/test';

import {pages} from '../routes';
import {waitUntilLive} from './simulationPanel';
import {expect, open, test} from './site';

function faultCase(page: Page, name: string): Locator {
  return page.locator(`#clinic-${name}`);
}

test('a case is judged, explained, and answered with both curves', async ({
  page,
  watched,
}) => {
  await open(page, pages.clinic);
  const tubes = faultCase(page, 'tubes');
  const check = tubes.getByRole('button', {name: 'Check'});
  const status = tubes.getByRole('status');
  await tubes.getByRole('radio').first().check();
  await check.click();
  await expect(status).toContainText('it would not stop');
  await tubes.getByRole('radio').nth(1).check();
  await check.click();
  await expect(status).toContainText('the heat in the tubes evens out');
  await expect(tubes.getByText('✓ answered')).toBeVisible();
  const meant = tubes.getByRole('row', {name: /as meant/u}).first();
  await expect(meant).toBeHidden();
  await tubes.getByText('Answer', {exact: true}).click();
  await expect(meant).toBeVisible();
  expect(watched.messages).toEqual([]);
  expect(watched.externalRequests).toEqual([]);
});

test('the file of a case is compared with the model that it leads to', async ({
  page,
}) => {
  await open(page, pages.clinic);
  const step = faultCase(page, 'step');
  const download = page.waitForEvent('download');
  await step.getByRole('link', {name: 'run-step.txt'}).click();
  const file = await (await download).path();
  await step.getByRole('link', {name: 'The model as it was meant'}).click();
  const panel = await waitUntilLive(page, 'first-order-lag');
  await panel.getByRole('button', {name: 'All controls'}).click();
  await panel.getByRole('tab', {name: 'Compare with my run'}).click();
  await panel.locator('input[type="file"]').setInputFiles(file);
  const verdicts = panel.locator('[data-verdict]');
  await expect(verdicts).toHaveCount(2);
  await expect(panel.locator('[data-verdict="initial-value"]')).toContainText(
    'Another start, the same end',
  );
});

test('a reader who comes by a link gets the curves as well', async ({page}) => {
  await open(page, pages.messages);
  await page
    .getByRole('article')
    .getByRole('link', {name: 'Fault clinic'})
    .click();
  const curve = faultCase(page, 'wave')
    .locator('[data-curve="sine:0"]')
    .first();
  await curve.scrollIntoViewIfNeeded();
  await expect(curve).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('curve, values and the folded answer are there', async ({page}) => {
    await page.goto(pages.clinic);
    const bar = faultCase(page, 'bar');
    await expect(
      bar.locator('[data-curve="firstHalf:0"]').first(),
    ).toBeVisible();
    await expect(bar.getByRole('table').first()).toContainText('32.38');
    await bar.getByText('Answer', {exact: true}).click();
    await expect(bar.locator('[data-curve="firstHalf:1"]')).toBeVisible();
  });
});
