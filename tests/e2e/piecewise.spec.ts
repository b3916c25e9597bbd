import type {Page} from '@playwright/test';

import {pages} from './simulationPanel';
import {expect, hydrated, open, phone, test} from './site';

/** Notes whether the page was ever laid out piece by piece. */
async function watchStart(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.documentElement.dataset.wasPiecewise = 'true';
    }).observe(document, {
      attributeFilter: ['data-piecewise'],
      subtree: true,
    });
  });
  return () =>
    page.evaluate(() => 'wasPiecewise' in document.documentElement.dataset);
}

/** Blocks of the text that the browser leaves out because they are far away. */
function leftOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.markdown > * > *')]
      .filter((element) => {
        const isThere = element.checkVisibility();
        return (
          isThere && !element.checkVisibility({contentVisibilityAuto: true})
        );
      })
      .map(({outerHTML}) => outerHTML.slice(0, 80)),
  );
}

test.use({viewport: phone});

test('a page opened at its top is laid out piece by piece, and in the end whole', async ({
  page,
}) => {
  const wasPiecewise = await watchStart(page);
  await open(page, pages.lag);
  expect(await wasPiecewise()).toBe(true);
  expect(await leftOut(page)).toEqual([]);
});

test('the head of a text that a link leads to is where it stays', async ({
  page,
}) => {
  const wasPiecewise = await watchStart(page);
  await open(page, pages.lag);
  const last = page.locator('.markdown > h2[id]').last();
  const id = await last.getAttribute('id');
  await page.goto('about:blank');
  await open(page, `${pages.lag}#${id}`);
  expect(await wasPiecewise()).toBe(false);
  await expect(last).toBeInViewport();
});

test('a page loaded again shows the place at which it was read', async ({
  page,
}) => {
  await open(page, pages.lag);
  const heading = page.locator('.markdown > h2').nth(8);
  await heading.evaluate((element) =>
    element.scrollIntoView({behavior: 'instant'}),
  );
  await expect(heading).toBeInViewport();
  const wasPiecewise = await watchStart(page);
  await page.reload();
  await hydrated(page);
  expect(await wasPiecewise()).toBe(false);
  await expect(heading).toBeInViewport();
});

test('a page reached by a link is laid out at once', async ({page}) => {
  await open(page, pages.lag);
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(page).not.toHaveURL(new RegExp(`${pages.lag}$`));
  expect(await leftOut(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page is laid out at once', async ({page}) => {
    await page.goto(pages.lag);
    await expect(page.locator('html')).not.toHaveAttribute('data-piecewise');
    await expect(page.locator('.markdown > p').last()).toBeAttached();
    expect(await leftOut(page)).toEqual([]);
  });
});
