import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {addressOf, locales, routes} from '../routes';
import {openModel, pages} from './simulationPanel';
import {desktop, expect, open, phone, test} from './site';

// A colour on its way to another one is none of the design's.
test.use({contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 60_000});

const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/**
 * A page as axe sees it, without the selectors of all that is right: writing
 * those takes longer on a page with a model than every check together.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({page})
    .setLegacyMode()
    .options({resultTypes: ['violations'], iframes: false});
}

async function findings(builder: AxeBuilder): Promise<readonly string[]> {
  const {violations} = await builder.analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({html, any}) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`,
    ),
  );
}

/** Looks whose contrast was measured in this worker. */
const measured = new Set<string>();

/**
 * Leaves visible only texts of a look that is new: the elements, classes and
 * colours from the root down, in both modes by name. What looks alike has the
 * same contrast, on whatever page, so a table of a thousand cells costs a few.
 * Hidden texts keep their place: nothing moves. Returns the new looks.
 */
function keepNewLooks(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (known) => {
      const short = (text: string) => {
        let hash = 0n;
        for (const character of text) {
          hash =
            (hash * 31n + BigInt(character.codePointAt(0) ?? 0)) % (1n << 61n);
        }
        return hash.toString(36);
      };
      const looks = new Map<Element | null, string>([[null, '']]);
      const lookOf = (element: Element | null): string => {
        const found = looks.get(element);
        if (found !== undefined || !element) {
          return found ?? '';
        }
        const style = getComputedStyle(element);
        const own = [
          lookOf(element.parentElement),
          element.tagName,
          element.getAttribute('class'),
          element.getAttribute('disabled'),
          style.color,
          style.backgroundColor,
          style.opacity,
          parseFloat(style.fontSize) >= 18.66,
          parseFloat(style.fontSize) >= 24,
          style.fontWeight,
        ];
        const look = short(own.join());
        looks.set(element, look);
        return look;
      };
      const hasText = ({childNodes}: Element) =>
        [...childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
      const seen = new Set(known);
      const texts = [...document.body.querySelectorAll('*')]
        .filter((element) => element instanceof HTMLElement)
        .filter((element) => hasText(element))
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .map((element) => ({element, look: lookOf(element)}));
      for (const {element, look} of texts) {
        element.style.visibility = seen.has(look) ? 'hidden' : 'visible';
        element.dataset.look = look;
        seen.add(look);
      }
      return [...seen].filter((look) => !known.includes(look));
    },
    [...measured],
  );
}

function showAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      '[data-look]',
    )) {
      element.style.removeProperty('visibility');
      delete element.dataset.look;
    }
  });
}

function setColourMode(page: Page, mode: string): Promise<void> {
  return page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);
}

/** The one rule that depends on colours, in both modes. */
async function contrasts(page: Page): Promise<readonly string[]> {
  const looks = await keepNewLooks(page);
  const found: string[] = [];
  for (const mode of looks.length > 0 ? ['light', 'dark'] : []) {
    await setColourMode(page, mode);
    const here = await findings(axe(page).withRules('color-contrast'));
    found.push(...here.map((finding) => `${mode}: ${finding}`));
  }
  for (const look of looks) {
    measured.add(look);
  }
  await setColourMode(page, 'light');
  await showAll(page);
  return found;
}

/** Every rule but that on colours, which is the same in both modes. */
function others(page: Page): Promise<readonly string[]> {
  return findings(axe(page).withTags(tags).disableRules('color-contrast'));
}

/**
 * Everything that axe knows, in both colour modes. A page that was resized
 * answers a frame later, so a finding counts only if it stays.
 */
async function inBothModes(page: Page): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await expect
    .poll(async () => (found = await others(page)))
    .toEqual([])
    .catch(() => undefined);
  return [...found, ...(await contrasts(page))];
}

/** A page's addresses in the sitemap of its locale, and what no sitemap names. */
function addressesOf(prefix: string): ReadonlySet<string> {
  const sitemap = readFileSync(join('build', prefix, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const known = routes.map((route) => addressOf(prefix, route));
  const unlisted = ['/docs/components', '/nowhere'].map(
    (route) => `${prefix}${route}`,
  );
  return new Set([...listed, ...known, ...unlisted]);
}

for (const {prefix} of locales) {
  for (const address of addressesOf(prefix)) {
    test(`axe finds nothing on ${address}`, async ({page}) => {
      const found: string[] = [];
      await open(page, address);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        const here = await inBothModes(page);
        found.push(...here.map((one) => `${viewport.width} px: ${one}`));
      }
      expect(found).toEqual([]);
    });
  }
}

/** Opens everything on the page that opens. */
function openDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.open = true;
    }
  });
}

for (const {name, prefix} of locales) {
  test(`axe finds nothing in the open mobile menu, ${name}`, async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, `${prefix}${pages.lag}`);
    await page.locator('.navbar__toggle').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await inBothModes(page)).toEqual([]);
  });

  test(`axe finds nothing in the open language menu, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await open(page, `${prefix}/docs/intro`);
    await page.locator('.dropdown > .navbar__link').press('Enter');
    await expect(page.locator('.dropdown__menu')).toBeVisible();
    expect(await inBothModes(page)).toEqual([]);
  });

  for (const [size, viewport] of Object.entries({desktop, phone})) {
    test(`axe finds nothing in the open search, ${name}, ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, `${prefix}/docs/intro`);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('TRIG0');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await inBothModes(page)).toEqual([]);
    });

    test(`axe finds nothing with all of a panel and all answers open, ${name}, ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const panel = await openModel(page, `${prefix}${pages.trigger}`);
      await openDetails(page);
      await expect(panel.getByRole('table').first()).toBeVisible();
      await expect(panel.getByRole('progressbar')).toHaveCount(0);
      expect(await inBothModes(page)).toEqual([]);
    });
  }
}
