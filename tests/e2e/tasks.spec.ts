import type {Locator, Page} from '@playwright/test';

import {pages} from '../routes';
import {inBothModes} from './axe';
import {field, openModel, slider} from './simulationPanel';
import {desktop, expect, onlyInAll, phone, test} from './site';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const STORAGE_KEY = 'lumped-progress';

function task(page: Page): Locator {
  return page.getByRole('region', {name: /^(?:Task|任务)/u});
}

function goal(page: Page, number: number): Locator {
  return task(page)
    .getByRole('listitem')
    .nth(number - 1);
}

async function type(panel: Locator, label: string, text: string) {
  await field(panel, label).fill(text);
  await field(panel, label).press('Enter');
}

async function solve(panel: Locator): Promise<void> {
  await type(panel, 'Frequency f', '1');
  await type(panel, 'Number of lags in series N', '2');
  await type(panel, 'Time constant τ', '0.48');
}

test('goals follow the panel, and the task is done when all are reached', async ({
  page,
  watched,
}) => {
  await page.setViewportSize(desktop);
  const panel = await openModel(page, pages.lag);
  await type(panel, 'Gain k', '1');
  await expect(goal(page, 1)).toContainText('not yet');
  await type(panel, 'Frequency f', '1');
  await expect(goal(page, 1)).toContainText('✓ reached');
  await expect(task(page).getByRole('status')).toBeEmpty();
  await solve(panel);
  await expect(goal(page, 2)).toContainText('✓ reached');
  await expect(goal(page, 3)).toContainText('✓ reached');
  const status = task(page).getByRole('status');
  await expect(status).toHaveText('✓ done, every goal is reached');
  await type(panel, 'Number of lags in series N', '1');
  await expect(goal(page, 2)).toContainText('not yet');
  await expect(status).toHaveText('✓ done, every goal is reached');
  await expect(task(page).getByText('✓ done')).toBeVisible();
  const stored = await page.evaluate(
    (key) => localStorage.getItem(key),
    STORAGE_KEY,
  );
  expect(stored).toContain('"ticked":["smooth-and-quick"]');
  await page.reload();
  await expect(task(page).getByText('✓ done')).toBeVisible();
  expect(watched.messages).toEqual([]);
});

for (const viewport of [phone, desktop]) {
  test(
    `the plot says it while the task is out of the window of ${viewport.width} px`,
    onlyInAll(),
    async ({page}) => {
      await page.setViewportSize(viewport);
      const panel = await openModel(page, pages.lag);
      await solve(panel);
      await expect(goal(page, 3)).toContainText('✓ reached');
      await panel.evaluate((element) => element.scrollIntoView());
      const notice = panel.getByText('✓ done, every goal is reached');
      await expect(notice).toBeInViewport({ratio: 1});
      const covered = await notice.evaluate((element) => {
        const own = element.getBoundingClientRect();
        const controls = document.querySelectorAll('button, input, select, a');
        return [...controls]
          .filter((control) => {
            const {top, right, bottom, left} = control.getBoundingClientRect();
            return (
              Math.min(right, own.right) > Math.max(left, own.left) &&
              Math.min(bottom, own.bottom) > Math.max(top, own.top)
            );
          })
          .map((control) => control.outerHTML);
      });
      expect(covered).toEqual([]);
      await task(page).evaluate((element) => element.scrollIntoView());
      await expect(notice).toBeHidden();
    },
  );
}

test.describe('with touch', () => {
  test.use({hasTouch: true, viewport: phone});

  test('a slider ticks a goal while it turns', async ({page}) => {
    const panel = await openModel(page, pages.lag);
    const before = await goal(page, 3).textContent();
    const lag = slider(panel, 'Time constant');
    await lag.tap({position: {x: 4, y: 8}});
    await expect(goal(page, 3)).not.toHaveText(before ?? '');
    await expect(goal(page, 3)).toContainText('✓ reached');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a task is a text with a list', async ({page}) => {
    await page.goto(pages.lag);
    await expect(goal(page, 1)).toHaveText('The frequency is 1 Hz.');
    await expect(task(page)).not.toContainText('not yet');
  });
});

test(
  'storage denied: goals are ticked all the same',
  onlyInAll(),
  async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new Error('storage is denied');
      };
      Storage.prototype.setItem = () => {
        throw new Error('storage is denied');
      };
    });
    const panel = await openModel(page, pages.lag);
    await solve(panel);
    await expect(task(page).getByText('✓ done')).toBeVisible();
  },
);

test(
  'it is printed without the state of its goals',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.lag);
    await type(panel, 'Gain k', '1');
    await expect(goal(page, 1)).toContainText('not yet');
    await page.emulateMedia({media: 'print'});
    await expect(goal(page, 1)).toBeVisible();
    await expect(goal(page, 1).getByText('not yet')).toBeHidden();
  },
);

test('axe finds nothing, before and after', onlyInAll(), async ({page}) => {
  const panel = await openModel(page, pages.lag);
  await solve(panel);
  await expect(task(page).getByText('✓ done')).toBeVisible();
  // The bar above would cover a part of the panel's buttons.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await inBothModes(page)).toEqual([]);
});
