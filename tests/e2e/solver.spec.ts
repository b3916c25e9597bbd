import type {Locator, Page} from '@playwright/test';

import {pages} from '../routes';
import {inBothModes} from './axe';
import {field, openModel, openTool} from './simulationPanel';
import {expect, onlyInAll, phone, test} from './site';

// axe would measure colours during a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Opens the views by keyboard: a mouse at rest would move the cursor. */
async function openSolver(
  page: Page,
  address: string,
  title = 'Solver',
): Promise<Locator> {
  const panel = await openModel(page, address);
  await panel.getByRole('tab', {name: title}).press('Enter');
  const solver = panel.locator('[data-part="solver"]');
  await expect(solver.locator('dl, > p').last()).toBeVisible();
  return solver;
}

/** The value of a row of the statistics. */
function statistic(solver: Locator, name: string): Locator {
  return solver
    .locator('dl > div', {has: solver.page().getByText(name, {exact: true})})
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
  const solver = panel.locator('[data-part="solver"]');
  const accepted = statistic(solver, 'Steps accepted');
  await expect(accepted).toHaveText(/^\d+$/);
  expect(scripts.length).toBeGreaterThan(0);
  await expect(solver.locator('[data-curve="solver:length"]')).toHaveCount(1);
  await expect(solver.getByText('Outside the error test')).toBeVisible();
  await expect(solver.getByText('a stiffness ratio of')).toBeVisible();
  const sentence = solver.getByText('a stiffness ratio of');
  const before = await sentence.textContent();
  await openTool(panel, 'Parameters');
  await field(panel, 'Number of lumps N').fill('5');
  await openTool(panel, 'Solver');
  await expect(sentence).not.toHaveText(before ?? '');
  expect(await inBothModes(page, '[data-part="solver"]')).toEqual([]);
  expect(watched.messages).toEqual([]);
  expect(watched.externalRequests).toEqual([]);
});

test(
  'cursor and slider choose the instant, by keyboard alone',
  onlyInAll(),
  async ({page}) => {
    const solver = await openSolver(page, pages.sphere);
    const sentence = solver.getByText('steps of explicit Euler');
    const atEnd = (await sentence.textContent()) ?? '';
    const slider = solver.getByRole('slider', {name: 'Instant'});
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^t = 0\b/);
    await expect(sentence).not.toHaveText(atEnd);
    await page.keyboard.press('End');
    await expect(sentence).toHaveText(atEnd);
    const cursor = solver.getByRole('slider', {name: /Cursor/});
    await cursor.focus();
    await page.keyboard.press('Home');
    await expect(cursor).toHaveAttribute('aria-valuetext', /Step length: /);
    await expect(slider).toHaveAttribute('aria-valuetext', /^t = 0\b/);
  },
);

test('another tolerance is recorded and says what it changes', async ({
  page,
}) => {
  const solver = await openSolver(page, pages.sphere);
  const evaluations = statistic(solver, 'Evaluations of the derivatives');
  await expect(evaluations).toHaveText(/^\d+$/);
  const own = Number(await evaluations.textContent());
  await solver.getByLabel('Tolerance of this record').selectOption('0.00001');
  await expect(statistic(solver, 'Tolerance')).toHaveText('1×10⁻⁵');
  expect(Number(await evaluations.textContent())).toBeLessThan(own);
  await expect(solver.getByRole('status')).toContainText('% of the span');
});

test(
  'the lab says that the views do not apply',
  onlyInAll(),
  async ({page}) => {
    const solver = await openSolver(page, pages.solver);
    await expect(solver).toContainText('the method is the subject');
    await expect(solver.locator('dl')).toHaveCount(0);
  },
);

test(
  'on a phone, in Chinese, events are listed and nothing overflows',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize({...phone, width: 320});
    const address = `/zh-Hans${pages.event}`;
    const solver = await openSolver(page, address, '求解过程');
    await expect(solver.locator('tbody tr').first()).toContainText('阈值');
    await expect(
      solver.locator('[data-curve="solver:discontinuities"]'),
    ).toHaveCount(1);
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(width).toBeLessThanOrEqual(320);
    await page.emulateMedia({media: 'print'});
    await expect(solver).toBeVisible();
  },
);
