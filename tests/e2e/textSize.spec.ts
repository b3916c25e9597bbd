import type {Page} from '@playwright/test';

import {pages} from '../routes';
import {waitUntilLive} from './simulationPanel';
import {expect, onlyInAll, open, phone, test} from './site';

/** Makes the text twice as large, as readers with low vision set it. */
async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** How far the page can be scrolled sideways, px. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
}

test.beforeEach(({page}) => enlargeText(page));

for (const address of [pages.lag, pages.piping, '/', `/zh-Hans${pages.lag}`]) {
  test(
    `nothing of ${address} scrolls sideways on a phone at 200 %`,
    onlyInAll(address !== pages.lag),
    async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, address);
      // The home page has no panel.
      if (address !== '/') {
        await waitUntilLive(page);
      }
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );
}

test('the plots of a panel keep a width on a phone at 200 %', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, pages.lag);
  const panel = await waitUntilLive(page);
  const drawings = panel.locator('[data-part="drawing"]:visible');
  await expect(drawings).not.toHaveCount(0);
  for (const drawing of await drawings.all()) {
    const box = await drawing.boundingBox();
    expect(box?.width).toBeGreaterThan(90);
  }
});

for (const address of [pages.lag, `/zh-Hans${pages.lag}`]) {
  test(
    `the items of the navbar of ${address} stand side by side at 200 %`,
    onlyInAll(address !== pages.lag),
    async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await open(page, address);
      const items = page.locator('.navbar__inner > * > *:visible');
      await expect(items).not.toHaveCount(0);
      const boxes = await items.evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .filter(({width}) => width > 0)
          .map(({left, right}) => ({left, right})),
      );
      boxes.slice(1).forEach(({left}, index) => {
        expect(left).toBeGreaterThanOrEqual((boxes[index]?.right ?? 0) - 1);
      });
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(1440);
    },
  );
}
