import type {Locator, Page} from '@playwright/test';

import {locales, pages} from '../routes';
import {waitUntilLive} from './simulationPanel';
import {expect, onlyInAll, open, test} from './site';

function faultCase(page: Page, name: string): Locator {
  return page.locator(`#clinic-${name}`);
}

for (const {name, prefix} of locales) {
  const words = {
    '': {
      wrong: 'it would not stop',
      fault: 'lets no heat through',
      proof: 'What proves it?',
      next: 'A second question follows below.',
      weak: 'One plug is enough',
      strong: 'Right.',
      answered: '✓ answered',
      meant: /as meant/u,
    },
    '/zh-Hans': {
      wrong: '不会停下来',
      fault: '不让热量通过',
      proof: '哪个现象能证明这一点？',
      next: '下面还有第二个问题。',
      weak: '只接一个堵头时',
      strong: '正确。',
      answered: '✓ 已答对',
      meant: /本来想要的/u,
    },
  }[prefix];

  test(
    `the fault is named, then proved, by keyboard, ${name}`,
    onlyInAll(prefix !== ''),
    async ({page, watched}) => {
      await open(page, prefix + pages.clinic);
      const tubes = faultCase(page, 'tubes');
      const proof = tubes.getByRole('group', {name: words.proof});
      const status = tubes.getByRole('status');
      const [fault, reason] = [status.first(), status.last()];
      await expect(proof).toBeHidden();
      await tubes.getByRole('radio').first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(fault).toContainText(words.wrong);
      await expect(fault).not.toContainText(words.next);
      await expect(proof).toBeHidden();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(fault).toContainText(words.fault);
      await expect(fault).toContainText(words.next);
      await expect(proof).toBeVisible();
      // The button “Check”, the answer to the first question, and its options.
      for (let stop = 0; stop < 3; stop += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(proof.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(reason).toContainText(words.weak);
      await expect(reason).not.toContainText(words.next);
      await expect(tubes.getByText(words.answered)).toBeHidden();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(reason).toContainText(words.strong);
      await expect(tubes.getByText(words.answered)).toBeVisible();
      const meant = tubes.getByRole('row', {name: words.meant}).first();
      await expect(meant).toBeHidden();
      await tubes.locator('summary').last().press('Enter');
      await expect(meant).toBeVisible();
      expect(watched.messages).toEqual([]);
      expect(watched.externalRequests).toEqual([]);
    },
  );

  test(
    `who gives up learns the fault, and is asked for the proof, ${name}`,
    onlyInAll(prefix === ''),
    async ({page}) => {
      await open(page, prefix + pages.clinic);
      const tubes = faultCase(page, 'tubes');
      const proof = tubes.getByRole('group', {name: words.proof});
      const answer = tubes.locator('summary').first();
      await answer.press('Enter');
      await expect(tubes.getByText(words.fault)).toBeVisible();
      await expect(proof).toBeVisible();
      // A reader who hears the page is told, and the focus stays.
      await expect(tubes.getByRole('status').first()).toHaveText(words.next);
      await expect(answer).toBeFocused();
      await answer.press('Enter');
      await proof.getByRole('radio').last().check();
      await page.keyboard.press('Enter');
      await expect(tubes.getByRole('status').last()).toContainText(
        words.strong,
      );
      // The fault itself has not been named.
      await expect(tubes.getByText(words.answered)).toBeHidden();
    },
  );
}

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

  test('curve, values, both questions and folded answers are there', async ({
    page,
  }) => {
    await page.goto(pages.clinic);
    const bar = faultCase(page, 'bar');
    await expect(
      bar.locator('[data-curve="firstHalf:0"]').first(),
    ).toBeVisible();
    await expect(bar.getByRole('table').first()).toContainText('32.38');
    await expect(
      bar.getByText('The right end is not insulated.'),
    ).toBeVisible();
    await expect(bar.getByText('Both halves come to 40 °C.')).toBeVisible();
    await expect(bar.getByRole('button')).toHaveCount(0);
    await bar.locator('summary').first().click();
    await expect(bar.getByText('An alloy conducts heat')).toBeVisible();
    await bar.locator('summary').last().click();
    await expect(bar.locator('[data-curve="firstHalf:1"]')).toBeVisible();
  });
});
