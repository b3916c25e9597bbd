import type {Page} from '@playwright/test';

import {pages} from '../routes';
import {firstPanel} from './simulationPanel';
import {expect, onlyInAll, open, phone, test} from './site';

const messages = {
  '': 'This part of the page has failed',
  '/zh-Hans': '这一部分出错',
} as const;

/** Makes a method throw, where it is called with an argument if one is given. */
async function breakMethod(
  page: Page,
  owner: 'Element' | 'HTMLDialogElement',
  method: string,
  argument = '',
): Promise<void> {
  await page.addInitScript(
    ([name, key, only]) => {
      const {prototype} = window[name];
      const original = Reflect.get(prototype, key) as (
        ...args: unknown[]
      ) => unknown;
      Reflect.set(
        prototype,
        key,
        function planted(this: unknown, ...args: unknown[]) {
          if (only === '' || args.includes(only)) {
            throw new Error('planted');
          }
          return original.apply(this, args);
        },
      );
    },
    [owner, method, argument] as const,
  );
}

for (const [prefix, message] of Object.entries(messages)) {
  const language = prefix || '/';
  test(
    `a panel that throws keeps its curves and the page, ${language}`,
    onlyInAll(prefix === ''),
    async ({page}) => {
      // The heading of the legend, which the live panel makes at each render.
      await page.route('**/assets/js/*.js', async (route) => {
        try {
          const response = await route.fetch();
          const body = await response.text();
          await route.fulfill({
            response,
            body: body.replaceAll(
              /"(?:Values at the end|终点处的值)"/g,
              '(()=>{throw new Error("planted")})()',
            ),
          });
        } catch {
          // The test ended before the script had come.
          await route.abort().catch(() => undefined);
        }
      });
      await open(page, prefix + pages.lag);
      const panel = firstPanel(page);
      const curves = await panel.locator('[data-curve]').count();
      expect(curves).toBeGreaterThan(0);
      await panel.scrollIntoViewIfNeeded();
      const island = page.locator('[data-island="model-first-order-lag"]');
      const alert = page.getByRole('alert').filter({hasText: message});
      // Each script passes through the test, which takes its time.
      await expect(alert).toBeVisible({timeout: 15_000});
      await expect(island.locator('[data-curve]')).toHaveCount(curves);
      await expect(island.locator('input:enabled, button:enabled')).toHaveCount(
        0,
      );
      await expect(page.locator('h1')).toBeVisible();
      await page.keyboard.press('/');
      await expect(
        page.getByRole('dialog').getByRole('combobox'),
      ).toBeVisible();
    },
  );

  test(
    `a menu whose keys throw opens all the same, ${language}`,
    onlyInAll(),
    async ({page}) => {
      await page.setViewportSize(phone);
      await breakMethod(page, 'Element', 'setAttribute', 'aria-modal');
      await open(page, prefix + pages.lag);
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar a').first()).toBeVisible();
      await expect(
        page.getByRole('alert').filter({hasText: message}),
      ).toHaveCount(0);
    },
  );

  test(
    `a search that throws keeps the page, ${language}`,
    onlyInAll(),
    async ({page}) => {
      await breakMethod(page, 'HTMLDialogElement', 'showModal');
      await open(page, prefix + pages.lag);
      await page.locator('[data-island="search"] button').click();
      await expect(
        page.getByRole('alert').filter({hasText: message}),
      ).toBeVisible();
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('.navbar__brand').first()).toBeVisible();
    },
  );
}
