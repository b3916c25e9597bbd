import type {Locator, Page} from '@playwright/test';

import {locales, pages} from '../routes';
import {
  firstPanel,
  openControls,
  openMenu,
  waitUntilLive,
} from './simulationPanel';
import {expect, onlyInAll, open, phone, test} from './site';

const desktop = {width: 1440, height: 900};

const MODELLED = [
  'introduction',
  'clock',
  'lag',
  'sine',
  'trigger',
  'bar',
  'cylinders',
  'sphere',
  'piping',
  'heatedPipe',
] as const;

/** One model with curves and one with a profile. */
const SAMPLES: ReadonlySet<string> = new Set(['lag', 'piping']);

/** Opens a page without the bar above, and waits until its model works. */
async function openPage(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  const close = page.locator('.theme-announcement-bar button');
  if (await close.isVisible()) {
    await close.click();
  }
  const panel = firstPanel(page);
  await expect(panel.getByRole('slider').last()).toBeEnabled();
  return panel;
}

for (const {name, prefix} of locales) {
  test(
    `the plot keeps its place when a preset is pressed, ${name}`,
    onlyInAll(prefix !== ''),
    async ({page}) => {
      const panel = await openPage(page, prefix + pages.pid);
      const plot = panel.locator('[data-part="plot"]').first();
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        const placeOf = async () => {
          const {y: top = 0} = (await panel.boundingBox()) ?? {};
          return ((await plot.boundingBox())?.y ?? 0) - top;
        };
        const place = await placeOf();
        const buttons = panel.locator('[aria-pressed][aria-disabled="false"]');
        for (const button of await buttons.all()) {
          await button.click();
          await expect(button).toHaveAttribute('aria-pressed', 'true');
          expect(await placeOf()).toBeCloseTo(place, 0);
        }
      }
    },
  );
}

for (const {name, prefix} of locales) {
  for (const model of MODELLED) {
    test(
      `plot and slider of ${model} are in the first window, ${name}`,
      onlyInAll(!SAMPLES.has(model) || prefix !== ''),
      async ({page}) => {
        const panel = await openPage(page, prefix + pages[model]);
        const parts = [
          panel.locator('[data-part="plot"], dl').first(),
          panel.locator('input[type=range]').first(),
        ];
        for (const viewport of [desktop, phone]) {
          await page.setViewportSize(viewport);
          const ends: number[] = [];
          for (const part of parts) {
            const box = await part.boundingBox();
            ends.push(Math.round((box?.y ?? 0) + (box?.height ?? 0)));
            await expect(part).toBeInViewport({ratio: 1});
          }
          const screens = await page.evaluate(
            () => document.documentElement.scrollHeight / window.innerHeight,
          );
          if (model !== 'introduction') {
            expect(screens).toBeLessThanOrEqual(viewport === phone ? 15 : 10);
          }
          test.info().annotations.push({
            type: 'position',
            description: `${viewport.width} px: plot and slider end at ${ends.join(' and ')} px, ${screens.toFixed(1)} screens`,
          });
        }
      },
    );
  }
}

test('from the start of the text it is few tab stops to the model', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const panel = await openPage(page, pages.lag);
  await page.getByRole('link', {name: 'Skip to main content'}).press('Enter');
  const isInside = () =>
    panel.evaluate((element) => element.contains(document.activeElement));
  let stops = 0;
  while (!(await isInside()) && stops < 20) {
    await page.keyboard.press('Tab');
    stops += 1;
  }
  test.info().annotations.push({type: 'stops', description: String(stops)});
  expect(await isInside()).toBe(true);
  // Breadcrumbs, the menu to copy the page, and a term of the summary.
  expect(stops).toBeLessThanOrEqual(8);
});

for (const [size, viewport] of Object.entries({desktop, phone})) {
  test(
    `All controls moves nothing above its button, ${size}`,
    onlyInAll(size === 'phone'),
    async ({page}) => {
      await page.setViewportSize(viewport);
      const panel = await openPage(page, pages.bar);
      const above = panel.locator(
        '[data-part="question"], [data-part="plot"], input[type=range], [data-part="summary"], button[aria-expanded]',
      );
      const count = await above.count();
      const places = async () => {
        const boxes = await above.evaluateAll((elements) =>
          elements.map((element) => {
            const {x, y, width, height} = element.getBoundingClientRect();
            return [x, y + window.scrollY, width, height].map(Math.round);
          }),
        );
        return boxes.slice(0, count);
      };
      const before = await places();
      // By keyboard: the mouse would have the button scrolled to.
      await panel.getByRole('button', {name: 'All controls'}).press('Enter');
      await expect(panel.getByRole('tabpanel')).toBeVisible();
      expect(await places()).toEqual(before);
    },
  );
}

test(
  'the chosen preset is seen in its strip, before and after it is live',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize(phone);
    const strip = firstPanel(page).getByRole('group', {name: 'Prepared runs'});
    const chosen = strip.locator('[aria-pressed="true"]');
    const isInStrip = () =>
      chosen.evaluate((chip) => {
        const [inner, outer] = [chip, chip.parentElement ?? chip].map((each) =>
          each.getBoundingClientRect(),
        );
        return inner!.left > outer!.left - 1 && inner!.right < outer!.right + 1;
      });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(pages.bar);
    await expect.poll(isInStrip).toBe(true);
    await page.unroute('**/*.js');
    await openPage(page, pages.bar);
    await expect.poll(isInStrip).toBe(true);
    await strip.getByRole('button', {name: 'Wrought alloy'}).click();
    await expect(chosen).toHaveText('Wrought alloy');
    await page.reload();
    await waitUntilLive(page);
    await expect(chosen).toHaveText('Wrought alloy');
    await expect.poll(isInStrip).toBe(true);
  },
);

test(
  'the sentence has a sample of each curve that is drawn, and of no other',
  onlyInAll(),
  async ({page}) => {
    const panel = await openPage(page, pages.pipes);
    await panel.getByRole('button', {name: 'Soft hose'}).click();
    const drawn = panel.locator('[data-part="figure"] [data-curve$=":0"]');
    await expect(drawn).toHaveCount(2);
    await expect(panel.locator('[data-part="summary"] svg')).toHaveCount(2);
  },
);

test(
  'bars have no cursor to play, and no digits of a rounding error',
  onlyInAll(),
  async ({page}) => {
    const panel = await openPage(page, pages.hydraulicCircuit);
    const play = panel.getByRole('button', {name: 'Play'});
    await expect(play).toBeVisible();
    await panel.getByRole('button', {name: 'Standstill'}).click();
    await expect(panel.locator('dl dd').first()).toBeVisible();
    await expect(play).toHaveCount(0);
    await expect(panel.locator('dl')).not.toContainText('×10⁻');
  },
);

test('arrows, Home and End move between the tabs', async ({page}) => {
  await open(page, pages.lag);
  const panel = await waitUntilLive(page);
  await openControls(panel);
  const tabs = panel.getByRole('tab');
  const last = (await tabs.count()) - 1;
  await tabs.first().focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    const tab = tabs.nth(index);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const name = (await tab.textContent()) ?? '';
    await expect(panel.getByRole('tabpanel', {name})).toBeVisible();
    await expect(panel.getByRole('tabpanel')).toHaveCount(1);
  }
  // A key of the browser, for Forward.
  await page.keyboard.press('Alt+ArrowRight');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  // One stop for all tabs: the next one is in what the tab shows.
  await page.keyboard.press('Tab');
  expect(
    await panel
      .getByRole('tabpanel')
      .evaluate((element) => element.contains(document.activeElement)),
  ).toBe(true);
});

for (const name of ['share', 'more'] as const) {
  test(
    `the menu "${name}" closes with Escape and gives the focus back`,
    onlyInAll(name === 'share'),
    async ({page}) => {
      await open(page, pages.lag);
      const panel = await waitUntilLive(page);
      const menu = await openMenu(panel, name);
      const button = panel.locator('button[aria-expanded="true"]');
      await expect(button).toHaveCount(1);
      const label = (await button.getAttribute('aria-label')) ?? '';
      await menu.locator('button, input').first().press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(
        panel.getByRole('button', {name: label, exact: true}),
      ).toBeFocused();
    },
  );
}

test.describe('a chip in the text', () => {
  // Without smooth scrolling, which would still run when a box is measured.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  /** The chip of the list "Try it" that sets the gain. */
  function chip(page: Page): Locator {
    return page.locator('a[href*="sim="]', {hasText: /^.*k.*4.*$/}).first();
  }

  const landscape = {width: 844, height: 390};
  for (const [size, viewport] of Object.entries({desktop, phone, landscape})) {
    test(
      `brings the plot near, with its slider, and lets it go, ${size}`,
      onlyInAll(size !== 'phone'),
      async ({page}) => {
        await page.setViewportSize(viewport);
        await openPage(page, pages.lag);
        await chip(page).evaluate((element) =>
          element.scrollIntoView({block: 'center'}),
        );
        const dock = page.getByRole('region', {
          name: /^The model of this page$/,
        });
        await expect(dock).toHaveCount(0);
        // The heading above the list: a task in the list tells its state.
        const heading = page.locator('#try-it');
        const place = async () =>
          Math.round((await heading.boundingBox())?.y ?? 0);
        const before = await place();
        for (const how of ['click', 'Enter'] as const) {
          await (how === 'click'
            ? chip(page).click()
            : chip(page).press('Enter'));
          await expect(dock).toBeInViewport({ratio: 1});
          await expect(dock.locator('[data-part="plot"]')).toBeInViewport({
            ratio: 1,
          });
          await expect(
            dock.getByRole('slider', {name: 'Gain'}),
          ).toHaveAttribute('aria-valuetext', '4');
          const box = await dock.boundingBox();
          const {x = 0, y = 0, width = 0, height = 0} = box ?? {};
          const right = await page.evaluate(
            () => document.documentElement.clientWidth,
          );
          expect(Math.abs(x + width - right)).toBeLessThan(2);
          expect(Math.abs(y + height - viewport.height)).toBeLessThan(2);
          expect(width).toBeLessThanOrEqual(viewport.width);
          // Most of the window is left to the text.
          const most = size === 'landscape' ? 0.45 * viewport.height : 240;
          expect(height).toBeLessThanOrEqual(most);
          // What the reader reads stays where it is.
          expect(Math.abs((await place()) - before)).toBeLessThan(2);
          if (how === 'click') {
            await dock.getByRole('button', {name: 'Close'}).click();
          } else {
            const slider = dock.getByRole('slider', {name: 'Gain'});
            await expect(slider).toBeFocused();
            await slider.press('Escape');
          }
          await expect(dock).toHaveCount(0);
          await expect(chip(page)).toBeFocused();
        }
        await expect(page).toHaveURL(/#sim=first-order-lag&gain=4/);
      },
    );
  }

  test('the names of a docked plot lie below each other', async ({page}) => {
    await page.setViewportSize(phone);
    await openPage(page, pages.lag);
    await page.getByRole('link', {name: 'slope 1'}).click();
    const dock = page.getByRole('region', {name: /^The model of this page$/});
    const names = dock.locator('[data-part="labels"] > span');
    await expect(names).toHaveCount(2);
    // Their places follow once their sizes are known.
    await expect(async () => {
      const boxes = await names.evaluateAll((spans) =>
        spans.map((span) => {
          const {top, bottom} = span.getBoundingClientRect();
          return {top, bottom};
        }),
      );
      const [high, low] = [...boxes].sort((one, other) => one.top - other.top);
      expect(high!.bottom).toBeLessThan(low!.top + 0.5);
    }).toPass();
  });

  test('Tab goes from the dock back to the text', async ({page}) => {
    await page.setViewportSize(desktop);
    await openPage(page, pages.lag);
    await chip(page).press('Enter');
    const dock = page.getByRole('region', {name: /^The model of this page$/});
    await expect(dock.getByRole('slider', {name: 'Gain'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'slope 1'})).toBeFocused();
    await expect(dock).toBeVisible();
  });

  test('stays with Escape in a dialog, and is not printed over the text', async ({
    page,
  }) => {
    await openPage(page, pages.lag);
    await chip(page).click();
    const dock = page.getByRole('region', {name: /^The model of this page$/});
    await expect(dock).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(dock).toBeVisible();
    // The browser makes the sheets as soon as the listeners have returned.
    const docked = await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return document.querySelectorAll('[data-simulation] [role="region"]')
        .length;
    });
    expect(docked).toBe(0);
  });

  test(
    'shows a bar first where the window is too low for plot and text',
    onlyInAll(),
    async ({page}) => {
      await page.setViewportSize({width: 320, height: 256});
      await openPage(page, pages.lag);
      await chip(page).click();
      const bar = page.getByRole('button', {name: /^Show the plot: /});
      const {height = 0} = (await bar.boundingBox()) ?? {};
      expect(height).toBeLessThan(64);
      await bar.click();
      await expect(bar).toHaveCount(0);
      await expect(
        page.getByRole('button', {name: 'Fold the plot'}),
      ).toBeVisible();
    },
  );

  test('opens a new tab when it is pressed with Ctrl', async ({
    page,
    context,
  }) => {
    await openPage(page, pages.lag);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      chip(page).click({modifiers: ['ControlOrMeta']}),
    ]);
    await expect(tab).toHaveURL(/#sim=first-order-lag&gain=4/);
    await expect(page).not.toHaveURL(/#sim=/);
  });

  test('is left with a bar, which shows the plot again, and so does another chip', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openPage(page, pages.lag);
    const [first, other] = [chip(page), page.locator('a[href*="stages=20"]')];
    const dock = page.getByRole('region', {name: /^The model of this page$/});
    const bar = dock.getByRole('button', {name: 'Show the plot: Step'});
    const plot = dock.locator('[data-part="plot"]');
    const heading = page.locator('#try-it');
    await first.click();
    const fold = dock.getByRole('button', {name: 'Fold the plot'});
    await expect(fold).toBeVisible();
    const place = await heading.boundingBox();
    // Where the mouse is, since `click()` may scroll by itself.
    await page.mouse.down();
    await page.mouse.up();
    expect(await heading.boundingBox()).toEqual(place);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await fold.click();
    await expect(bar).toHaveAttribute('aria-expanded', 'false');
    await expect(plot).toBeHidden();
    const {height = 0} = (await dock.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThanOrEqual(48);
    await bar.click();
    await expect(plot).toBeVisible();
    // The end of the page is not behind the dock.
    const toTheEnd = async () => {
      await page.evaluate(() =>
        window.scrollTo(0, document.documentElement.scrollHeight),
      );
    };
    const roomAboveDock = async () => {
      const end = await page.locator('footer').last().boundingBox();
      const {y: top = 0} = (await dock.boundingBox()) ?? {};
      return top - (end?.y ?? 0) - (end?.height ?? 0);
    };
    await toTheEnd();
    await expect(bar).toBeVisible();
    await toTheEnd();
    await expect.poll(roomAboveDock).toBeGreaterThanOrEqual(-1);
    // Folded it takes no more room there than its bar.
    await expect.poll(roomAboveDock).toBeLessThanOrEqual(4);
    await bar.click();
    await toTheEnd();
    await expect.poll(roomAboveDock).toBeGreaterThanOrEqual(-1);
    await page.keyboard.press('Escape');
    await expect(dock).toHaveCount(0);
    await first.click();
    await expect(plot).toBeVisible();
    await page.evaluate(() => window.scrollBy(0, 1.2 * window.innerHeight));
    await expect(plot).toBeHidden();
    await other.first().click();
    await expect(plot).toBeVisible();
  });

  test('docks the plot with its controls, whenever they are loaded', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openPage(page, pages.lag);
    const dock = page.getByRole('region', {name: /^The model of this page$/});
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    const request = page.waitForRequest('**/assets/js/*.js');
    await chip(page).click();
    await request;
    await expect(dock).toHaveCount(0);
    arrive();
    await expect(dock.getByRole('button', {name: 'Close'})).toBeVisible();
  });

  test('sets the model in sight, with the question of its preset', async ({
    page,
  }) => {
    await open(page, pages.lag);
    const panel = await waitUntilLive(page);
    const link = page.locator('a[href*="slope=2"]').first();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(/#sim=first-order-lag&.*slope=2/);
    const ramp = panel.getByRole('button', {name: 'Ramp', exact: true});
    const question = panel.locator('[data-part="question"]');
    const asked = await question.textContent();
    await ramp.click();
    await expect(question).toHaveText(asked ?? '');
    await expect(page.getByRole('region', {name: /beside/})).toHaveCount(0);
  });

  test(
    'the dock ends when the reader comes back to the model',
    onlyInAll(),
    async ({page}) => {
      await page.setViewportSize(desktop);
      await openPage(page, pages.lag);
      await chip(page).evaluate((element) =>
        element.scrollIntoView({block: 'center'}),
      );
      await chip(page).click();
      const dock = page.getByRole('region', {name: /^The model of this page$/});
      await expect(dock).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(dock).toHaveCount(0);
    },
  );

  test('the dock ends with Back, and stays for another chip', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await openPage(page, `${pages.lag}#sim=first-order-lag&gain=3`);
    const dock = page.getByRole('region', {name: /^The model of this page$/});
    const gain = dock.getByRole('slider', {name: 'Gain'});
    await chip(page).click();
    await expect(gain).toHaveAttribute('aria-valuetext', '4');
    await page.locator('a[href*="slope=2"]').first().click();
    await expect(page).toHaveURL(/slope=2/u);
    await expect(dock).toBeVisible();
    await page.goBack();
    await expect(dock).toHaveCount(0);
  });

  test('Back to an address without values brings the usual ones', async ({
    page,
  }) => {
    const panel = await openPage(page, pages.lag);
    const preset = panel.getByRole('button', {name: 'Step', exact: true});
    await chip(page).click();
    await expect(preset).toHaveAttribute('aria-pressed', 'false');
    await page.locator('.table-of-contents a').first().click();
    await expect(page).not.toHaveURL(/#sim=/u);
    await expect(preset).toHaveAttribute('aria-pressed', 'false');
    await page.goBack();
    await page.goBack();
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a point of the plot is dragged, and the slider of its parameter follows', async ({
  page,
}) => {
  const panel = await openPage(page, pages.lag);
  const input = panel.getByRole('slider', {name: 'Time constant'});
  const grip = panel.locator('[data-handle="timeConstant"]');
  const before = Number(await input.inputValue());
  await grip.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await expect(input).toHaveValue('0');
  const frame = await panel
    .locator('[data-part="drawing"]')
    .first()
    .boundingBox();
  const {x = 0, y = 0, width = 0} = frame ?? {};
  await page.mouse.move(x + width / 2, y);
  await expect
    .poll(async () => Number(await input.inputValue()))
    .toBeGreaterThan(before);
  await page.mouse.up();
  await expect(grip).toHaveAttribute('title', 'Drag to change: Time constant');
});

test('a point is dragged beyond the end of the run', async ({page}) => {
  const panel = await openPage(page, pages.pipes);
  const input = panel.getByRole('slider', {name: 'Closing time'});
  const value = async () => Number(await input.inputValue());
  const grip = panel.locator('[data-handle="closingTime"]');
  const frame = grip.locator('xpath=../..');
  await grip.hover();
  const {x = 0, y = 0, width = 0} = (await frame.boundingBox()) ?? {};
  await page.mouse.down();
  let before = await value();
  for (const part of [0.9, 1, 1.2]) {
    await page.mouse.move(x + part * width, y);
    await expect.poll(value).toBeGreaterThan(before);
    before = await value();
  }
  await page.mouse.up();
  // The run lasts longer now.
  await expect
    .poll(async () => ((await grip.boundingBox())?.x ?? 0) - x)
    .toBeLessThan(0.9 * width);
});

for (const [address, name, label] of [
  [pages.trigger, 'highThreshold', 'High threshold'],
  [pages.sphere, 'air', 'Air'],
] as const) {
  test(
    `a level is dragged upwards, ${address}`,
    onlyInAll(),
    async ({page}) => {
      const panel = await openPage(page, address);
      await openControls(panel);
      const input = panel.getByRole('slider', {name: label}).first();
      const before = Number(await input.inputValue());
      const grip = panel.locator(`[data-handle="${name}"]`).first();
      await grip.hover();
      const {x = 0, y = 0} = (await grip.boundingBox()) ?? {};
      await page.mouse.down();
      await page.mouse.move(x + 7, y - 20, {steps: 3});
      await page.mouse.up();
      await expect
        .poll(async () => Number(await input.inputValue()))
        .toBeGreaterThan(before);
    },
  );
}

test('a level is dragged beyond the end of the axis', async ({page}) => {
  const panel = await openPage(page, pages.sphere);
  await openControls(panel);
  const input = panel.getByRole('slider', {name: 'Initial'}).first();
  const value = async () => Number(await input.inputValue());
  const grip = panel.locator('[data-handle="initial"]').first();
  await grip.hover();
  await page.mouse.down();
  const {x = 0, y = 0} = (await grip.boundingBox()) ?? {};
  let before = await value();
  for (const distance of [60, 90, 120]) {
    await page.mouse.move(x + 7, y - distance);
    await expect.poll(value).toBeGreaterThan(before);
    before = await value();
  }
  await page.mouse.up();
  await expect(grip).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test(
    'two fingers enlarge a part, leave no cursor, and all comes back',
    onlyInAll(),
    async ({page}) => {
      const panel = await openPage(page, pages.lag);
      const plot = panel.locator('[data-part="plot"]').first();
      const ticks = () => plot.locator('[data-part="xTicks"]').innerText();
      const whole = await ticks();
      const cursor = panel.getByRole('slider', {name: /^Cursor: /}).first();
      const {
        x = 0,
        y = 0,
        width = 0,
        height = 0,
      } = (await cursor.boundingBox()) ?? {};
      const session = await page.context().newCDPSession(page);
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...places: readonly number[]
      ) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: places.map((place, id) => ({
            id,
            x: x + place * width,
            y: y + 0.8 * height,
          })),
        });
      await touch('touchStart', 0.2);
      await touch('touchStart', 0.2, 0.6);
      await touch('touchMove', 0.15, 0.8);
      await touch('touchMove', 0.1, 0.95);
      await touch('touchEnd');
      await expect.poll(ticks).not.toBe(whole);
      await expect(panel.locator('[data-part="cursorChip"]')).toHaveCount(0);
      const menu = await openMenu(panel, 'more');
      await menu.getByRole('button', {name: 'Show the whole run'}).tap();
      await expect.poll(ticks).toBe(whole);
    },
  );

  test('what the cursor reads covers neither curves nor numbers, and moves nothing', async ({
    page,
  }) => {
    const panel = await openPage(page, pages.lag);
    const plot = panel.locator('[data-part="plot"]').first();
    const slider = panel.locator('input[type=range]').first();
    const value = plot.locator('[data-part="labels"] [data-of] > :last-child');
    const [place, atEnd] = [
      await slider.boundingBox(),
      await value.first().textContent(),
    ];
    const cursor = panel.getByRole('slider', {name: /^Cursor: /}).first();
    await cursor.tap({position: {x: 170, y: 120}});
    await cursor.tap({position: {x: 110, y: 120}});
    const chip = plot.locator('[data-part="cursorChip"]');
    await expect(chip).toContainText('Δ');
    await expect(value.first()).not.toHaveText(atEnd ?? '');
    expect(await slider.boundingBox()).toEqual(place);
    const ticks = await plot.locator('[data-part="xTicks"]').boundingBox();
    const box = await chip.boundingBox();
    const below = (ticks?.y ?? 0) + (ticks?.height ?? 0);
    expect(box?.y).toBeGreaterThanOrEqual(below - 1);
    await expect(plot.locator('[data-part="values"]')).toBeHidden();
  });

  test('a button moves a slider by one step', async ({page}) => {
    const panel = await openPage(page, pages.lag);
    const input = panel.getByRole('slider', {name: 'Time constant'});
    const before = Number(await input.inputValue());
    const [less, more] = [panel.getByText('−'), panel.getByText('+')];
    await more.tap();
    await expect(input).toHaveValue(String(before + 1));
    await less.tap();
    await less.tap();
    await expect(input).toHaveValue(String(before - 1));
    const {width = 0, height = 0} = (await more.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});
