import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Page} from '@playwright/test';

import type {Locale} from '../../src/i18n';
import {addressOf, locales, pages, routes} from '../routes';
import {inBothModes} from './axe';
import {
  cutOff,
  drawingFaults,
  smallTargets,
  TEXT_SPACING,
} from './layoutFaults';
import {
  desktop,
  expect,
  hydrated,
  onlyInAll,
  phone,
  test,
  unfold,
} from './site';

/** The width that WCAG 2.2, 1.4.10, asks of every page. */
const narrow = {width: 320, height: 640};

test.use({
  // One page for all addresses of a worker, emptied between them: it has the
  // site's files in its cache and their code compiled.
  reuseContext: true,
  prefetches: true,
  // axe would measure colours during a transition.
  contextOptions: {reducedMotion: 'reduce'},
});

test.describe.configure({timeout: 120_000});

const NOT_FOUND = '/nowhere';

/** The addresses of the sitemap, of the route list, and two that neither names. */
function addressesOf(prefix: string): ReadonlySet<string> {
  const sitemap = readFileSync(join('build', prefix, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const known = [...routes, '/docs/components', NOT_FOUND].map((route) =>
    addressOf(prefix, route),
  );
  return new Set([...listed, ...known]);
}

async function expectLanguage(page: Page, lang: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  const heading = await page.locator('h1').innerText();
  const hasChinese = /\p{Script=Han}/u.test(heading + (await page.title()));
  expect(hasChinese).toBe(lang === 'zh-CN');
}

/** Asserts that the head names this page and the one in the other language. */
async function expectAddresses(page: Page, route: string): Promise<void> {
  const pathOf = async (selector: string) => {
    const href = await page.locator(selector).first().getAttribute('href');
    return new URL(href ?? '').pathname;
  };
  for (const {lang, prefix} of locales) {
    const alternate = `link[rel="alternate"][hreflang="${lang}"]`;
    expect(await pathOf(alternate)).toBe(prefix + route);
  }
  const own = new URL(page.url()).pathname;
  expect(await pathOf('link[rel="canonical"]')).toBe(own);
}

/** Formulas in the window whose font the page does not load beforehand. */
function lateFormulas(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const link = document.querySelector<HTMLLinkElement>(
      'link[rel="preload"][as="font"]',
    );
    const isPreloaded = link !== null && matchMedia(link.media).matches;
    return [...document.querySelectorAll('main math')]
      .filter((formula) => {
        const {top, height} = formula.getBoundingClientRect();
        return !isPreloaded && height > 0 && top < innerHeight;
      })
      .map(({textContent}) => textContent);
  });
}

/** Asserts that a window of 320 px shows everything, with wide spacing too. */
async function expectFits(page: Page): Promise<void> {
  for (const css of ['', TEXT_SPACING]) {
    // A style element would break the site's policy.
    await page.evaluate((content) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(content);
      document.adoptedStyleSheets = [sheet];
    }, css);
    const state = css && 'with wide spacing';
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect.soft(width, state).toBeLessThanOrEqual(narrow.width);
    expect.soft(await cutOff(page), state).toEqual([]);
    if (css === '') {
      expect.soft(await drawingFaults(page)).toEqual([]);
    }
  }
}

/** Asserts that a page has no fault of accessibility on a desktop and a phone. */
async function expectAccessible(page: Page): Promise<void> {
  for (const viewport of [desktop, phone]) {
    await test.step(`${viewport.width} px wide`, async () => {
      await page.setViewportSize(viewport);
      expect.soft(await lateFormulas(page)).toEqual([]);
      expect.soft(await smallTargets(page)).toEqual([]);
      expect.soft(await inBothModes(page)).toEqual([]);
    });
  }
}

/** A page of a tag: one theme component makes them all. */
const TAG = /^\/(?:docs|blog)\/tags\//;

/** One page of each kind, by language and route, and a model in both. */
const EXAMPLES: Readonly<Record<Locale, readonly (string | undefined)[]>> = {
  en: [pages.home, pages.lag, pages.event, pages.search, NOT_FOUND],
  'zh-Hans': [
    routes.find((route) => TAG.test(route)),
    pages.lag,
    pages.faq,
    pages.glossary,
    '/blog',
  ],
};

for (const {name, prefix, lang} of locales) {
  for (const address of addressesOf(prefix)) {
    const route = address.slice(prefix.length);
    test(
      `${address} is whole, in its language`,
      onlyInAll(!EXAMPLES[name].includes(route)),
      async ({page, watched}) => {
        await page.setViewportSize(desktop);
        const response = await page.goto(address);
        await hydrated(page);

        await test.step('it answers without a message on the console', async () => {
          if (route === NOT_FOUND) {
            expect(response?.status()).toBe(404);
          } else {
            expect(response?.status()).toBe(200);
            expect(watched.messages).toEqual([]);
            await expectAddresses(page, route);
          }
          expect(watched.externalRequests).toEqual([]);
        });
        await unfold(page);
        await test.step(`it is in ${lang}`, () => expectLanguage(page, lang));
        await expectAccessible(page);
        await test.step(`${narrow.width} px wide`, async () => {
          await page.setViewportSize(narrow);
          await expectFits(page);
        });
      },
    );
  }
}
