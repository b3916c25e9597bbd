import type {Locator, Page} from '@playwright/test';

import {pages} from '../routes';
import {smallTargets} from './layoutFaults';
import {
  field,
  openCurves,
  openModel,
  openTool,
  showOptions,
} from './simulationPanel';
import {desktop, expect, onlyInAll, open, phone, test, unfold} from './site';

const {lag} = pages;

test(
  'fields open a keyboard that has a minus where it can be typed',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, lag);
    await expect(field(panel, 'Gain k')).toHaveAttribute('inputmode', 'text');
    await expect(field(panel, 'Time constant τ')).toHaveAttribute(
      'inputmode',
      'decimal',
    );
  },
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

test(
  'Esc closes the language menu under the pointer until it leaves',
  onlyInAll(),
  async ({page}) => {
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
  },
);

test(
  'a click without a pointer opens the language menu',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, '/docs/intro');
    const button = page.getByRole('button', {name: 'English'});
    await button.evaluate((element: HTMLElement) => element.click());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
);

interface Stop {
  readonly name: string;
  readonly outlined: boolean;
  readonly covered: boolean;
}

/** The focused element, and whether it and its outline are visible. */
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
  test(
    `the focus is always seen, forwards and back, ${name}`,
    onlyInAll(name === 'phone'),
    async ({page}) => {
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
    },
  );
}

/** Presses a key until an element has the focus; what has it is always seen. */
async function pressUntil(
  page: Page,
  key: string,
  target: Locator,
): Promise<void> {
  const isFocused = () =>
    target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    expect(stop).toMatchObject({outlined: true, covered: false});
    if (await isFocused()) {
      return;
    }
  }
  await expect(target).toBeFocused();
}

test('a run is compared and an exercise answered by keyboard alone', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize(desktop);
  const panel = await openModel(page, lag);
  const tab = panel.getByRole('tab', {name: 'Compare with my run'});
  await pressUntil(page, 'Tab', panel.getByRole('tab', {selected: true}));
  await pressUntil(page, 'ArrowRight', tab);
  const area = panel.getByLabel('or paste a table');
  // Until the tool is loaded, the key leads past it.
  await expect(area).toBeVisible();
  await pressUntil(page, 'Tab', area);
  await page.evaluate(() =>
    navigator.clipboard.writeText('time [s]\toutput [null]\n0\t0\n5\t5\n10\t6'),
  );
  await page.keyboard.press('ControlOrMeta+V');
  await expect(panel.locator('[data-verdict]')).toBeVisible();
  await expect(area).toBeFocused();

  const answer = page.getByRole('textbox', {name: 'Final value'});
  const status = page
    .getByRole('region', {name: 'Exercise 1', exact: false})
    .getByRole('status')
    .first();
  await pressUntil(page, 'Tab', answer);
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('your number is too low');
  await expect(answer).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('Right');
  await expect(answer).toBeFocused();
});

test('every control of what opens is at least 24 px wide and high', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const panel = await openModel(page, lag);
  await showOptions(panel);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.open = true;
    }
  });
  // What is loaded late takes the place of links to it.
  await expect.poll(() => smallTargets(page)).toEqual([]);
  await openTool(panel, 'Table');
  await expect(panel.getByRole('table').first()).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page.locator('.navbar__toggle').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('TRIG0');
  await expect(
    page.getByRole('dialog').getByRole('option').first(),
  ).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});

test(
  'magnified four times, menu and search have room for what they hold',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    await open(page, `/zh-Hans${lag}`);
    await page.locator('.navbar__toggle').click();
    const name = page.locator('.navbar-sidebar .navbar__title');
    await expect(name).toBeInViewport({ratio: 1});
    expect(
      await name.evaluate(
        (element) => element.scrollWidth - element.clientWidth,
      ),
    ).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('LAG1');
    await expect(
      page.getByRole('dialog').getByRole('option').first(),
    ).toBeInViewport({ratio: 0.75});
  },
);

test('wide tables and formulas scroll in themselves, by keyboard too', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, pages.bar);
  await unfold(page);
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

test('a formula is copied as TeX', onlyInAll(), async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, lag);
  const button = page.getByRole('button', {name: /as TeX/}).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('\\tau');
});

test(
  'where copying is refused, the buttons of formulas and code say so',
  onlyInAll(),
  async ({page, watched}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await open(page, lag);
    const formula = page.getByRole('button', {name: /as TeX/}).first();
    await formula.press('Enter');
    await expect(formula).toHaveText('Not copied');
    await expect(formula).toHaveText('TeX');
    await open(page, pages.rename);
    const button = page.locator('.code-copy').first();
    await button.press('Enter');
    await expect(button).toHaveText('Not copied');
    await expect(button).toHaveAccessibleName('Copy code to clipboard');
    expect(watched.messages).toEqual([]);
  },
);

test('with forced colours the focus and the drawings keep a colour', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/');
  await page.keyboard.press('Tab');
  expect((await currentStop(page))?.outlined).toBe(true);
  const text = await page
    .locator('main h1')
    .evaluate((element) => getComputedStyle(element).color);
  await expect
    .poll(() =>
      page
        .locator('main svg[role="img"]')
        .evaluate((element) => getComputedStyle(element).stroke),
    )
    .toBe(text);
});

test('with forced colours one tab and one result are marked, the chosen ones', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  /** How many of the elements have a line at a side. */
  const marked = (some: Locator, side: 'bottom' | 'left') =>
    some.evaluateAll(
      (all, name) =>
        all.filter(
          (one) =>
            getComputedStyle(one).getPropertyValue(`border-${name}-width`) !==
            '0px',
        ).length,
      side,
    );
  await openModel(page, lag);
  expect(await marked(page.getByRole('tab'), 'bottom')).toBe(1);
  await page.keyboard.press('/');
  const search = page.getByRole('dialog');
  await search.getByRole('combobox').fill('hysteresis');
  const results = search.getByRole('option');
  await expect(results.nth(1)).toBeVisible();
  expect(await marked(results, 'left')).toBe(1);
});

test(
  'on paper stand the text and its address, in light colours',
  onlyInAll(),
  async ({page}) => {
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
      .evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
    expect(background).toBe('rgb(255, 255, 255)');
    // Margins and controls are the browser's own.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  },
);

/** What a sheet of A4 leaves between its margins. */
const sheet = {width: 673, height: 987};

test('on paper no line leaves the sheet, and only opened answers are there', async ({
  page,
}) => {
  await page.setViewportSize(sheet);
  await page.emulateMedia({media: 'print'});
  for (const address of [
    '/',
    lag,
    pages.rename,
    '/docs/signal',
    '/markdown-page',
  ]) {
    await open(page, address);
    const outside = await page.evaluate(() => {
      const texts = [
        ...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, th)'),
      ];
      return texts
        .filter((element) => element.checkVisibility())
        .map((element) => ({element, box: element.getBoundingClientRect()}))
        .filter(({box}) => box.width > 2)
        .filter(({box}) => box.left < -0.5 || box.right > innerWidth + 0.5)
        .map(({element}) => element.outerHTML.slice(0, 120));
    });
    expect(outside, address).toEqual([]);
  }
  await open(page, lag);
  const answer = page
    .locator('details', {has: page.locator('summary', {hasText: /^Answer$/})})
    .first();
  await expect(answer).not.toHaveAttribute('open');
  await expect(answer).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await answer.locator('summary').click();
  await page.emulateMedia({media: 'print'});
  await expect(answer.locator('p').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: phone});

  test('buttons, fields and choices of a model are as high as a finger', async ({
    page,
  }) => {
    const panel = await openModel(page, lag);
    await showOptions(panel);
    await openCurves(panel);
    const controls = panel.locator(
      'button, select, summary, label[class], [inputmode]',
    );
    const low = await controls.evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          // Where a higher box would move others, what is clicked is beyond it.
          const {height} = getComputedStyle(element, '::after');
          const own = element.getBoundingClientRect().height;
          return Math.max(own, Number.parseFloat(height) || 0) < 44;
        })
        .map(({outerHTML}) => outerHTML.slice(0, 140)),
    );
    expect(low).toEqual([]);
  });

  test(
    'no field is so small that Safari zooms into it',
    onlyInAll(),
    async ({page}) => {
      const panel = await openModel(page, lag);
      await showOptions(panel);
      const sizes = await panel
        .locator('select, input[type="text"], input:not([type])')
        .evaluateAll((fields) =>
          fields.map((field) => parseFloat(getComputedStyle(field).fontSize)),
        );
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    },
  );
});
