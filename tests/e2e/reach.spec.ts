import type {Page} from '@playwright/test';

import {addressOf, locales, routes} from '../routes';
import {desktop, expect, open, phone, test} from './site';

const lag = '/docs/Amesim/signal/first-order-lag/';
const addresses = locales.flatMap(({prefix}) =>
  routes
    .filter((route) => route !== '/search')
    .map((route) => addressOf(prefix, route)),
);

test('Esc closes the language menu that Enter opened and keeps the focus', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, '/docs/intro');
  const button = page.getByRole('button', {name: 'English'});
  const chinese = page.getByRole('link', {name: '中文'});
  await button.press('Enter');
  await expect(chinese).toBeVisible();
  await chinese.focus();
  await page.keyboard.press('Escape');
  await expect(chinese).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Enter');
  await expect(chinese).toBeVisible();
});

test('Esc closes the language menu under the pointer until it leaves', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, '/docs/intro');
  const button = page.getByRole('button', {name: 'English'});
  const chinese = page.getByRole('link', {name: '中文'});
  await button.hover();
  await expect(chinese).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chinese).toBeHidden();
  await page.mouse.move(10, 500);
  await button.hover();
  await expect(chinese).toBeVisible();
});

test('a click without a pointer opens the language menu', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, '/docs/intro');
  const button = page.getByRole('button', {name: 'English'});
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

interface Stop {
  readonly name: string;
  readonly outlined: boolean;
  readonly covered: boolean;
}

/** The element with the focus: can it be seen, and that it has the focus? */
function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) {
      return null;
    }
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const navbar = document.querySelector('.navbar');
    const bar = navbar?.getBoundingClientRect();
    const onTop =
      navbar?.contains(element) === true || style.position === 'fixed';
    return {
      name: element.outerHTML.slice(0, 120),
      outlined:
        style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
      covered:
        (!onTop && bar && box.top >= bar.top && box.bottom <= bar.bottom) ||
        box.bottom <= 0 ||
        box.top >= innerHeight,
    };
  });
}

for (const [name, viewport] of Object.entries({desktop, phone})) {
  test(`the focus is always seen, forwards and back, ${name}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize(viewport);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, lag);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 70; presses += 1) {
        await page.keyboard.press(key);
        const stop = await currentStop(page);
        expect(stop && (stop.covered || !stop.outlined) ? stop : null).toBe(
          null,
        );
      }
    }
  });
}

/**
 * Controls that fail WCAG 2.2, 2.5.8: below 24 × 24 px, in no sentence, and a
 * circle of 24 px around the middle meets another control.
 */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const inSentence = (element: Element) => {
      const block = element.closest('p, li, td, dd, figcaption, summary, dt');
      const own = element.textContent.trim();
      return (
        getComputedStyle(element).display === 'inline' &&
        block !== null &&
        block.textContent.trim().length > own.length
      );
    };
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, summary',
      ),
    ]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => !element.matches('[class*=skip]'))
      .map((element) => {
        // A click on the label is a click on the control.
        const label =
          element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const own = element.getBoundingClientRect();
        const around = label?.getBoundingClientRect() ?? own;
        const box = around.height > own.height ? around : own;
        const isSmall = box.width < 24 || box.height < 23.9;
        return {
          element,
          box,
          isSmall,
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
        };
      })
      .filter(({box}) => box.width > 0);
    const meets = (one: (typeof targets)[number], other: typeof one) => {
      const dx = Math.max(other.box.left - one.x, 0, one.x - other.box.right);
      const dy = Math.max(other.box.top - one.y, 0, one.y - other.box.bottom);
      return (
        Math.hypot(dx, dy) < 12 ||
        (other.isSmall && Math.hypot(other.x - one.x, other.y - one.y) < 24)
      );
    };
    return targets
      .filter(({element, isSmall}) => isSmall && !inSentence(element))
      .filter((one) =>
        targets.some(
          (other) =>
            other !== one &&
            !other.element.contains(one.element) &&
            !one.element.contains(other.element) &&
            meets(one, other),
        ),
      )
      .map(
        ({element, box}) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 140)}`,
      );
  });
}

test('every control is at least 24 px wide and high', async ({page}) => {
  test.setTimeout(120_000);
  const small = new Map<string, string>();
  for (const address of addresses) {
    await open(page, address);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      for (const target of await smallTargets(page)) {
        small.set(target, address);
      }
    }
  }
  expect([...small]).toEqual([]);
});

/** The spacing of WCAG 2.2, 1.4.12; a formula is no text of a human language. */
const spacing = `:not(math, math *) {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

test('no page is wider than a phone of 320 px, whatever the spacing', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({width: 320, height: 640});
  const wide: string[] = [];
  for (const address of addresses) {
    await open(page, address);
    for (const content of ['', spacing]) {
      // A style element would break the site's policy.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, content);
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      if (width > 320) {
        wide.push(`${address}: ${width} px${content && ', spaced'}`);
      }
    }
  }
  expect(wide).toEqual([]);
});

test('wide tables and formulas scroll in themselves, by keyboard too', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/docs/Amesim/thermal/Thermal-Help-Demo-AluminumBar/');
  for (const name of [/^Table/, /^Formula/]) {
    const region = page.getByRole('group', {name}).first();
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => region.evaluate(({scrollLeft}) => scrollLeft))
      .toBeGreaterThan(0);
  }
  await page.setViewportSize({width: 1600, height: 900});
  await expect(page.getByRole('group', {name: /^Table/})).toHaveCount(0);
});

test('a formula is copied as TeX', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, lag);
  const button = page.getByRole('button', {name: /as TeX/}).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('\\tau');
});

test('with forced colours the focus and the drawings keep a colour', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/');
  await page.keyboard.press('Tab');
  expect((await currentStop(page))?.outlined).toBe(true);
  const stroke = await page
    .locator('main svg[role="img"]')
    .evaluate((element) => getComputedStyle(element).stroke);
  const text = await page
    .locator('main h1')
    .evaluate((element) => getComputedStyle(element).color);
  expect(stroke).toBe(text);
});

test('on paper stand the text and its address, in light colours', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme-lumped', 'dark');
  });
  await open(page, `/zh-Hans${lag}`);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(/^https:.*first-order-lag/)).toBeVisible();
  const background = await page
    .locator('body')
    .evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
});
