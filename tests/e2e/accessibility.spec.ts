import assert from 'node:assert/strict';

import type {Page} from '@playwright/test';

import {locales, pages} from '../routes';
import {inBothModes} from './axe';
import {smallTargets} from './layoutFaults';
import {
  openModel,
  openTool,
  showOptions,
  waitUntilLive,
} from './simulationPanel';
import {desktop, expect, onlyInAll, open, phone, test} from './site';

// axe would measure colours during a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 60_000});

/** Asserts that axe finds nothing on the page or a part of it, at two widths. */
async function expectNoFaults(page: Page, part?: string): Promise<void> {
  for (const viewport of [desktop, phone]) {
    await test.step(`${viewport.width} px wide`, async () => {
      await page.setViewportSize(viewport);
      expect.soft(await smallTargets(page)).toEqual([]);
      expect.soft(await inBothModes(page, part)).toEqual([]);
    });
  }
}

/** Opens every `details` element of the page. */
function openDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.open = true;
    }
  });
}

for (const {name, prefix} of locales) {
  test(
    `axe finds nothing in the open mobile menu, ${name}`,
    onlyInAll(prefix === ''),
    async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, `${prefix}${pages.lag}`);
      await page.locator('.navbar__toggle').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await inBothModes(page, '.navbar')).toEqual([]);
    },
  );

  test(
    `axe finds nothing in the open language menu, ${name}`,
    onlyInAll(prefix !== ''),
    async ({page}) => {
      await page.setViewportSize(desktop);
      await open(page, `${prefix}/docs/intro`);
      await page.locator('.dropdown > .navbar__link').press('Enter');
      await expect(page.locator('.dropdown__menu')).toBeVisible();
      expect(await inBothModes(page, '.navbar')).toEqual([]);
    },
  );

  test(
    `axe finds nothing with all of a panel and all answers open, ${name}`,
    onlyInAll(),
    async ({page}) => {
      await page.setViewportSize(desktop);
      const panel = await openModel(page, `${prefix}${pages.trigger}`);
      await showOptions(panel);
      await openDetails(page);
      await openTool(panel, /^(Table|数据表)$/u);
      await expect(panel.getByRole('table').first()).toBeVisible();
      await expect(panel.getByRole('progressbar')).toHaveCount(0);
      // At the top of the page the bar covers no control.
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      await expectNoFaults(page);
    },
  );

  test(
    `axe finds nothing in a panel that is being used, ${name}`,
    onlyInAll(prefix === ''),
    async ({page}) => {
      await page.setViewportSize(phone);
      const panel = await openModel(page, `${prefix}${pages.lag}`);
      await showOptions(panel);
      const sliders = panel.locator('input[type=range]:visible');
      await sliders.first().press('PageUp');
      await panel.locator('button[aria-expanded]:visible').first().click();
      await sliders.first().press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFaults(page, '[data-simulation]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectNoFaults(page, '[data-simulation]');
    },
  );
}

const LARGE_TEXT = [
  '/docs/intro',
  pages.lag,
  pages.piping,
  pages.bar,
  `/zh-Hans${pages.trigger}`,
];

/** Tells whether an element shows a part of a child, but not all of it. */
function isCutShort(element: Element): boolean {
  const {right, bottom} = element.getBoundingClientRect();
  return Array.from(element.children, (child) =>
    child.getBoundingClientRect(),
  ).some((box) => box.top < bottom && box.right > right + 1);
}

for (const address of ['/', '/zh-Hans/', '/docs/', pages.glossary]) {
  test(
    `with text of twice the size the narrowest phone shows all, ${address}`,
    onlyInAll(address !== '/docs/'),
    async ({page}) => {
      await page.setViewportSize({width: 320, height: 568});
      await open(page, address);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBe(320);
    },
  );
}

test('with text of twice the size the numbers of an axis stay apart', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const numbers = await page
    .locator('[data-part="xTicks"] > span:not([class])')
    .evaluateAll((spans) =>
      spans.map((span) => {
        const {left, right} = span.getBoundingClientRect();
        return {left, right};
      }),
    );
  expect(numbers.length).toBeGreaterThan(2);
  for (const [at, {left}] of numbers.entries()) {
    expect(left).toBeGreaterThan(numbers[at - 1]?.right ?? 0);
  }
});

for (const [index, address] of LARGE_TEXT.entries()) {
  test(
    `with text of twice the size nothing leaves the window, ${address}`,
    onlyInAll(index !== 1),
    async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, address);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBe(phone.width);
      const brand = page.locator('.navbar__brand').first();
      expect(await brand.evaluate(isCutShort), 'name of the site').toBe(false);
      if (index > 0) {
        const plot = (await waitUntilLive(page)).locator(
          '[data-part="drawing"]',
        );
        const box = await plot.first().boundingBox();
        expect(box?.width).toBeGreaterThan(180);
      }
      await page.setViewportSize({width: 1440, height: 900});
      const boxes = await page
        .locator('.navbar__items > :visible:not(.navbar-sidebar)')
        .evaluateAll((items) =>
          items.map((item) => {
            const {left, right} = item.getBoundingClientRect();
            return {left, right};
          }),
        );
      for (const [at, {left}] of boxes.entries()) {
        const before = boxes[at - 1]?.right ?? 0;
        expect(left, `item ${at} of the navbar`).toBeGreaterThanOrEqual(before);
      }
      await page.setViewportSize({width: 1280, height: 900});
      const bar = page.locator('.theme-announcement-bar');
      expect(
        await bar.evaluate((e) => e.scrollHeight - e.clientHeight),
        'lines of the announcement that are cut off',
      ).toBe(0);
      if (index > 0) {
        const crumb = await page
          .locator('.breadcrumbs__item')
          .last()
          .boundingBox();
        const copy = await page
          .getByText(/^(?:Copy page|复制本页)$/u)
          .boundingBox();
        assert.ok(crumb && copy);
        expect(
          crumb.x + crumb.width <= copy.x || crumb.y >= copy.y + copy.height,
          'the breadcrumbs and the menu are apart',
        ).toBe(true);
      }
    },
  );
}
