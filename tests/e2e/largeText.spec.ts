import assert from 'node:assert/strict';

import type {LaunchOptions} from '@playwright/test';

import {locales, pages} from '../routes';
import {waitUntilLive} from './simulationPanel';
import {expect, onlyInAll, open, phone, test} from './site';

// The setting of the browser, so that queries of the width in em follow it.
test.use({
  launchOptions: [
    async (
      {launchOptions}: {launchOptions: LaunchOptions},
      use: (options: LaunchOptions) => Promise<void>,
    ) => {
      const args = [
        ...(launchOptions.args ?? []),
        '--blink-settings=defaultFontSize=32',
      ];
      await use({...launchOptions, args});
    },
    {scope: 'worker'},
  ],
});
test.describe.configure({timeout: 60_000});

for (const {name, prefix} of locales) {
  test(`with text of twice the size the navbar shows all, ${name}`, async ({
    page,
  }) => {
    for (const width of [1000, 1280, 1440]) {
      await page.setViewportSize({width, height: 900});
      await open(page, `${prefix}/docs/intro`);
      const items = await page
        .locator('.navbar__items > :visible:not(.navbar-sidebar)')
        .evaluateAll((found) =>
          found.map((item) => {
            const {left, right} = item.getBoundingClientRect();
            const {scrollWidth, clientWidth} = item;
            // The name of the site wraps out of sight, its logo stays.
            const hidden = item.matches('.navbar__brand')
              ? 56 - right + left
              : scrollWidth - clientWidth;
            return {left, right, hidden};
          }),
        );
      for (const [at, {left, hidden}] of items.entries()) {
        const before = items[at - 1]?.right ?? 0;
        expect(left, `item ${at} at ${width} px`).toBeGreaterThanOrEqual(
          before,
        );
        expect(hidden, `px of item ${at} at ${width} px`).toBeLessThan(2);
      }
    }
  });
}

const PAGES = [
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

for (const address of [
  '/',
  '/zh-Hans/',
  '/docs/',
  '/blog/authors',
  pages.glossary,
  pages.ports,
  pages.lag,
]) {
  test(
    `with text of twice the size the narrowest phone shows all, ${address}`,
    onlyInAll(address !== pages.lag),
    async ({page}) => {
      await page.setViewportSize({width: 320, height: 568});
      await open(page, address);
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

for (const [index, address] of PAGES.entries()) {
  test(
    `with text of twice the size nothing leaves the window, ${address}`,
    onlyInAll(index !== 1),
    async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, address);
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
