import type {Locator, Page} from '@playwright/test';

import {pages} from '../routes';
import {inBothModes} from './axe';
import {field, openModel, openTool} from './simulationPanel';
import {expect, onlyInAll, phone, test} from './site';

// axe would measure colours during a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Opens the views by keyboard: a mouse at rest would move the cursor. */
async function openBehind(
  page: Page,
  address: string,
  title = 'Solver',
): Promise<Locator> {
  const panel = await openModel(page, address);
  await panel.getByRole('tab', {name: title}).press('Enter');
  const behind = panel.locator('[data-part="behind"]');
  await expect(behind.locator('dl, > p').last()).toBeVisible();
  return behind;
}

/** The value of a row of the statistics. */
function statistic(behind: Locator, name: string): Locator {
  return behind
    .locator('dl > div', {has: behind.page().getByText(name, {exact: true})})
    .locator('dd');
}

test('it loads when opened, follows the sliders and breaks no rule', async ({
  page,
  watched,
}) => {
  const scripts: string[] = [];
  const panel = await openModel(page, pages.bar);
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await panel.getByRole('tab', {name: 'Solver'}).press('Enter');
  const behind = panel.locator('[data-part="behind"]');
  const accepted = statistic(behind, 'Steps accepted');
  await expect(accepted).toHaveText(/^\d+$/);
  expect(scripts.length).toBeGreaterThan(0);
  await expect(behind.locator('[data-curve="behind:length"]')).toHaveCount(1);
  await expect(behind.getByText('Outside the error test')).toBeVisible();
  await expect(behind.getByText('a stiffness ratio of')).toBeVisible();
  const sentence = behind.getByText('a stiffness ratio of');
  const before = await sentence.textContent();
  await openTool(panel, 'Parameters');
  await field(panel, 'Number of lumps N').fill('5');
  await openTool(panel, 'Solver');
  await expect(sentence).not.toHaveText(before ?? '');
  expect(await inBothModes(page, '[data-part="behind"]')).toEqual([]);
  expect(watched.messages).toEqual([]);
  expect(watched.externalRequests).toEqual([]);
});

test(
  'cursor and slider choose the instant, by keyboard alone',
  onlyInAll(),
  async ({page}) => {
    const behind = await openBehind(page, pages.sphere);
    const sentence = behind.getByText('steps of explicit Euler');
    const atEnd = (await sentence.textContent()) ?? '';
    const slider = behind.getByRole('slider', {name: 'Instant'});
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^t = 0\b/);
    await expect(sentence).not.toHaveText(atEnd);
    await page.keyboard.press('End');
    await expect(sentence).toHaveText(atEnd);
    const cursor = behind.getByRole('slider', {name: /Cursor/});
    await cursor.focus();
    await page.keyboard.press('Home');
    await expect(cursor).toHaveAttribute('aria-valuetext', /Step length: /);
    await expect(slider).toHaveAttribute('aria-valuetext', /^t = 0\b/);
  },
);

test('another tolerance is recorded and says what it changes', async ({
  page,
}) => {
  const behind = await openBehind(page, pages.sphere);
  const evaluations = statistic(behind, 'Evaluations of the derivatives');
  await expect(evaluations).toHaveText(/^\d+$/);
  const own = Number(await evaluations.textContent());
  await behind.getByLabel('Tolerance of this record').selectOption('0.00001');
  await expect(statistic(behind, 'Tolerance')).toHaveText('1×10⁻⁵');
  expect(Number(await evaluations.textContent())).toBeLessThan(own);
  await expect(behind.getByRole('status')).toContainText('% of the span');
});

test(
  'the lab says that the views do not apply',
  onlyInAll(),
  async ({page}) => {
    const behind = await openBehind(page, pages.solver);
    await expect(behind).toContainText('the method is the subject');
    await expect(behind.locator('dl')).toHaveCount(0);
  },
);

test(
  'on a phone, in Chinese, events are listed and nothing overflows',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize({...phone, width: 320});
    const address = `/zh-Hans${pages.event}`;
    const behind = await openBehind(page, address, '求解过程');
    await expect(behind.locator('tbody tr').first()).toContainText('阈值');
    await expect(
      behind.locator('[data-curve="behind:discontinuities"]'),
    ).toHaveCount(1);
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(width).toBeLessThanOrEqual(320);
    await page.emulateMedia({media: 'print'});
    await expect(behind).toBeVisible();
  },
);
