import type {Page} from '@playwright/test';

import {pages} from '../routes';
import {inBothModes} from './axe';
import {startHost} from './host';
import {areStored, openStored, storing} from './offlineStorage';
import {desktop, expect, onlyInAll, open, phone, test} from './site';

// axe would measure colours during a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const box = (page: Page) => page.locator('[popover]');
const otherLanguage = (page: Page, id: string) =>
  page.locator(`#${id} > .hash-link[hreflang]`);

function duplicateIds(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({id}) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: phone});

  test('a tap on a term opens its box, a tap elsewhere closes it', async ({
    page,
  }) => {
    await open(page, `/zh-Hans${pages.lag}`);
    const term = page.locator('a.term[href$="#term-gain"]').first();
    await term.tap();
    await expect(box(page)).toBeInViewport({ratio: 1});
    await expect(box(page).locator('[lang="en"]')).toHaveText('gain');
    await expect(box(page).getByRole('link')).toHaveAttribute(
      'href',
      /\/zh-Hans\/markdown-page#term-gain$/,
    );
    expect(await inBothModes(page, '[popover]')).toEqual([]);
    await page.touchscreen.tap(3, 400);
    await expect(box(page)).toHaveCount(0);
    await expect(page).toHaveURL(/first-order-lag\/$/);
  });

  test('the link to the other language stands beside the words of a heading', async ({
    page,
  }) => {
    await open(page, pages.lag);
    const gap = await otherLanguage(page, 'try-it').evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link.parentElement?.firstChild ?? link);
      const {right} = words.getBoundingClientRect();
      return link.getBoundingClientRect().left - right;
    });
    expect(Math.abs(gap)).toBeLessThan(8);
    // Nor does the other one widen the page beside large words.
    await open(page, pages.faq);
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    expect(width).toBe(phone.width);
  });
});

test('a term opens by focus and by hovering; Enter goes in, Esc comes back', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, pages.lag);
  const term = page.locator('main a.term').first();
  await term.scrollIntoViewIfNeeded();
  // A key makes the focus one of the keyboard.
  await page.keyboard.press('Shift');
  await term.focus();
  await expect(box(page)).toBeVisible();
  await expect(term).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(term).toBeFocused();

  await term.hover();
  await expect(box(page)).toBeVisible();
  await box(page).hover();
  await expect(box(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(box(page)).toHaveCount(0);
  // One stop of the Tab key a term.
  const repeated = await page
    .locator('main a.term:not([tabindex])')
    .evaluateAll((terms) => {
      const addresses = terms.map((each) => each.getAttribute('href'));
      return addresses.length - new Set(addresses).size;
    });
  expect(repeated).toBe(0);
});

test('the switch in the footer makes plain words of the terms, and is kept', async ({
  page,
}) => {
  await open(page, pages.lag);
  const term = page.locator('main a.term').first();
  const hide = page.getByRole('button', {name: 'Hide term marks'});
  const show = page.getByRole('button', {name: 'Show term marks'});
  await expect(term).toHaveCSS('text-decoration-style', 'dotted');
  await hide.click();
  await expect(show).toBeVisible();
  await expect(hide).toBeHidden();
  await expect(term).toHaveCSS('text-decoration-line', 'none');
  await expect(page.locator('a.term[href]')).toHaveCount(0);
  await page.goto(`/zh-Hans${pages.lag}`, {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-terms', 'off');
  await expect(page.locator('a.term').first()).toBeAttached();
  await expect(page.locator('a.term[href]')).toHaveCount(0);
  await page.getByRole('button', {name: '显示术语标记'}).click();
  await expect(page.locator('a.term').first()).toHaveAttribute('href');

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, pages.lag);
  await hide.click();
  await expect(page.locator('a.term[href]')).toHaveCount(0);
});

test(
  'a section whose drawing has links comes from the other language',
  onlyInAll(),
  async ({page}) => {
    await open(page, pages.loop);
    await otherLanguage(page, 'in-amesim').click();
    const section = page.getByRole('region', {name: /^中文 · /});
    await expect(section.getByRole('heading').first()).toBeVisible();
    await expect(section.locator('svg a[href]').first()).toHaveAttribute(
      'href',
      /^http.*\/zh-Hans\/docs\//,
    );
  },
);

test('a heading shows its section in the other language, beside it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, pages.lag);
  const link = otherLanguage(page, 'question');
  await link.click();
  const section = page.getByRole('region', {name: /^中文 · /});
  await expect(section).toBeFocused();
  await expect(section.locator('[lang="zh-CN"] h2')).toHaveText(
    /它解决什么问题/,
  );
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  const own = await page.locator('#question + * + p').boundingBox();
  const other = await section.boundingBox();
  expect((own?.x ?? 0) + (own?.width ?? 0)).toBeGreaterThan(0);
  expect(other?.y ?? Infinity).toBeLessThan((own?.y ?? 0) + 40);
  expect(await duplicateIds(page)).toEqual([]);
  expect(await inBothModes(page)).toEqual([]);
  await section.getByRole('button', {name: 'Close'}).first().click();
  await expect(section).toHaveCount(0);
  await expect(link).toBeFocused();
});

test(
  'on a phone, sections with a model and questions fit',
  onlyInAll(),
  async ({page}) => {
    test.slow();
    await page.setViewportSize(phone);
    await open(page, `/zh-Hans${pages.lag}`);
    for (const id of ['try-it', 'equations', 'exercises']) {
      await otherLanguage(page, id).click();
      await expect(page.locator(`[id$="-${id}"]:is(h2)`)).toBeVisible();
    }
    expect(await duplicateIds(page)).toEqual([]);
    expect(await inBothModes(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(overflow).toBe(0);
  },
);

test.describe('without a connection', () => {
  test.use({serviceWorkers: 'allow'});

  test(
    'a stored page gives its section, another one the message',
    onlyInAll(),
    async ({browser}) => {
      const host = await startHost();
      const context = await browser.newContext({baseURL: host.origin});
      const page = await context.newPage();
      const store = async (address: string) => {
        await open(page, address);
        const key = address.replace(/\/$/, '');
        await expect.poll(() => areStored(page, [key]), storing).toBe(true);
      };
      await openStored(page, `/zh-Hans${pages.clock}`);
      await store(pages.clock);
      // Loads the script, which a reader has who has used it before.
      await otherLanguage(page, 'question').click();
      const section = page.getByRole('region', {name: /^中文 · /});
      await expect(section.getByRole('heading')).toBeVisible();
      await section.getByRole('button').first().click();
      await store(pages.trigger);
      host.isDown = true;
      await otherLanguage(page, 'question').click();
      const alert = section.getByRole('alert');
      await expect(alert).toContainText('could not be loaded');
      await expect(alert.getByRole('link')).toHaveAttribute(
        'href',
        /\/zh-Hans\/.*#question$/,
      );
      await open(page, pages.clock);
      await otherLanguage(page, 'question').click();
      await expect(section.getByRole('heading')).toBeVisible();
      await context.close();
      await host.close();
    },
  );
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('terms and headings are links', onlyInAll(), async ({page}) => {
    await page.goto(pages.lag);
    await otherLanguage(page, 'question').click();
    await expect(page).toHaveURL(/\/zh-Hans\/.*#question$/);
    const term = page.locator('main a.term').first();
    const address = await term.getAttribute('href');
    await term.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.locator(':target')).toBeInViewport();
  });
});
