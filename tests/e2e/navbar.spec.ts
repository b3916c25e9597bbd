import assert from 'node:assert/strict';

import type {Locator, Page} from '@playwright/test';

import {pages} from '../routes';
import {field, openControls, openModel, waitUntilLive} from './simulationPanel';
import {desktop, expect, hydrated, onlyInAll, open, phone, test} from './site';

/** Scrolls down twice: the bar compares a position with the one before. */
async function scrollDown(page: Page): Promise<void> {
  for (const least of [1, 500]) {
    await page.mouse.wheel(0, 500);
    await expect
      .poll(() => page.evaluate(() => scrollY))
      .toBeGreaterThanOrEqual(least);
  }
}

/** Scrolls in the page; the bar has heard of it, since events come with a frame. */
async function scrollInPage(
  locator: Locator,
  scroll: (element: Element) => void,
): Promise<void> {
  await locator.evaluate(scroll);
  await locator.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Scrolls to a heading, then up a little if the way down has hidden the bar. */
async function readAt(page: Page, id: string): Promise<void> {
  const heading = page.locator(`#${id}`);
  const bar = page.locator('.navbar');
  const top = () =>
    heading.evaluate((element) => element.getBoundingClientRect().top);
  // Again, as parts on the way get their height when they are near.
  await expect
    .poll(async () => {
      await scrollInPage(heading, (element) =>
        element.scrollIntoView({behavior: 'instant'}),
      );
      return top();
    })
    .toBeLessThan(120);
  // No more than needed: the heading would leave the window.
  while (/navbarHidden/u.test((await bar.getAttribute('class')) ?? '')) {
    await scrollInPage(bar, () => scrollBy({top: -30, behavior: 'instant'}));
  }
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  expect(await top()).toBeLessThan(250);
}

/** Moves the mouse onto an element: a locator's own ways may scroll first. */
async function pointAt(page: Page, locator: Locator): Promise<void> {
  const {x, y, width, height} = (await locator.boundingBox()) ?? assert.fail();
  await page.mouse.move(x + width / 2, y + height / 2);
}

async function chooseChinese(page: Page): Promise<void> {
  const menu = page.getByRole('button', {name: 'English'});
  if (await menu.isVisible()) {
    await pointAt(page, menu);
  }
  const link = page
    .locator('.navbar')
    .getByRole('link', {name: '中文'})
    .filter({visible: true});
  await expect(link).toBeVisible();
  await pointAt(page, link);
  await page.mouse.down();
  await page.mouse.up();
}

test('the navbar leads to the tool, the blog, the author and the product', async ({
  page,
}) => {
  await open(page, '/zh-Hans/');
  const bar = page.getByRole('navigation').first();
  await expect(
    bar.getByRole('link', {name: '教程', exact: true}),
  ).toHaveAttribute('href', `/zh-Hans${pages.path}`);
  await expect(bar.getByRole('link', {name: '博客'})).toHaveAttribute(
    'href',
    '/zh-Hans/blog',
  );
  await expect(bar.getByRole('link', {name: '关于本站'})).toHaveAttribute(
    'href',
    '/zh-Hans/docs/Author',
  );
  const product = bar.getByRole('link', {name: /官方产品页/});
  await expect(product).toHaveAttribute('href', /^https:\/\//);
  await expect(product).toHaveAttribute('target', '_blank');
  await expect(
    bar.getByRole('searchbox').or(bar.getByLabel('搜索')),
  ).toBeVisible();
});

test('it hides on the way down and comes back on the way up', async ({
  page,
}) => {
  await open(page, pages.faq);
  const bar = page.locator('.navbar');
  await scrollDown(page);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(bar).toBeInViewport();
});

test(
  'a hidden bar comes back when the focus enters it',
  onlyInAll(),
  async ({page}) => {
    await open(page, pages.faq);
    await scrollDown(page);
    const bar = page.locator('.navbar');
    await expect(bar).not.toBeInViewport();
    await page.locator('.navbar__brand').focus();
    await expect(bar).toBeInViewport();
  },
);

test('the language menu keeps the page, the query and the hash', async ({
  page,
}) => {
  await open(page, `${pages.faq}?a=1#sources`);
  await expect(page.locator('#sources')).toBeInViewport();
  await readAt(page, 'sources');
  await chooseChinese(page);
  await expect(page).toHaveURL(`/zh-Hans${pages.faq}?a=1#sources`);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

for (const [device, viewport] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test(
    `another language keeps the section and the values on a ${device}`,
    onlyInAll(),
    async ({page}) => {
      await page.setViewportSize(viewport);
      const panel = await openModel(page, pages.lag);
      await field(panel, 'Gain k').fill('3');
      await expect(page).toHaveURL(/gain=3/);
      await readAt(page, 'exercises');
      await chooseChinese(page);
      await expect(page).toHaveURL(/^[^#]*\/zh-Hans\/.*#sim=.*gain=3/);
      await hydrated(page);
      await expect(page.locator('#exercises')).toBeInViewport();
      const chinese = await waitUntilLive(page);
      await openControls(chinese);
      await expect(field(chinese, '增益 k')).toHaveValue('3');
      await open(page, pages.faq);
      await readAt(page, 'sources');
      await chooseChinese(page);
      await expect(page).toHaveURL(`/zh-Hans${pages.faq}#sources`);
    },
  );
}

test('another language opens no part that is folded here', async ({page}) => {
  await open(page, pages.lag);
  await expect(page.locator('#solution')).toBeHidden();
  await readAt(page, 'equations');
  await chooseChinese(page);
  await expect(page).toHaveURL(/^[^#]*\/zh-Hans\/[^#]*#equations$/);
});

test('one tap in the header of a phone opens the page in the other language', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, `${pages.faq}?a=1#sources`);
  await expect(page.locator('#sources')).toBeInViewport();
  await readAt(page, 'sources');
  // The name of the site stays whole.
  const hiddenWidth = () =>
    page
      .locator('.navbar__title')
      .first()
      .evaluate((name) => name.scrollWidth - name.clientWidth);
  expect(await hiddenWidth()).toBe(0);
  const bar = page.locator('.navbar');
  await chooseChinese(page);
  await expect(page).toHaveURL(`/zh-Hans${pages.faq}?a=1#sources`);
  await hydrated(page);
  await expect(bar.getByRole('link', {name: 'EN'})).toBeVisible();
  expect(await hiddenWidth()).toBe(0);
});

test('the skip link leads past the navbar', async ({page}) => {
  await open(page, '/zh-Hans/docs/intro');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: '跳到主要内容'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  const inMain = await page.evaluate(
    () =>
      document.activeElement?.contains(document.querySelector('main')) ?? false,
  );
  expect(inMain).toBe(true);
});

test.describe('the mobile sidebar', () => {
  test.use({viewport: phone});

  test('opens with the docs menu as second panel', async ({page}) => {
    await open(page, pages.faq);
    await page.getByRole('button', {name: /Toggle navigation bar/}).click();
    const sidebar = page.getByRole('dialog');
    await expect(
      sidebar.getByRole('link', {name: 'Signal library'}),
    ).toBeVisible();
    await sidebar.getByRole('button', {name: /Back to main menu/}).click();
    await expect(sidebar.getByRole('link', {name: 'Blog'})).toBeVisible();
  });

  test('closes on back and stays on the page', async ({page}) => {
    await open(page, '/docs/intro');
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: 'Licences'})
      .click();
    // The address changes before the page does, which closes the sidebar.
    await expect(page.locator('h1')).toHaveText('Licences of this site');
    await page.getByRole('button', {name: /Toggle navigation bar/}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/licences');
  });

  test(
    'closes when the window becomes desktop',
    onlyInAll(),
    async ({page}) => {
      await open(page, '/docs/intro');
      await page.getByRole('button', {name: /Toggle navigation bar/}).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.setViewportSize(desktop);
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    },
  );

  test('holds the focus, closes on Esc and gives the focus back', async ({
    page,
  }) => {
    await open(page, '/zh-Hans/docs/intro');
    const button = page.getByRole('button', {name: /切换导航栏/});
    await button.focus();
    await page.keyboard.press('Enter');
    const sidebar = page.getByRole('dialog');
    await expect(sidebar.locator(':focus')).toHaveCount(1);
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(sidebar.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test(
    '996 px is still a phone, 997 px is a desktop',
    onlyInAll(),
    async ({page}) => {
      await page.setViewportSize({width: 996, height: 800});
      await open(page, '/docs/intro');
      const button = page.getByRole('button', {name: /Toggle navigation bar/});
      await expect(button).toBeVisible();
      await page.setViewportSize({width: 997, height: 800});
      await expect(button).toBeHidden();
    },
  );
});
