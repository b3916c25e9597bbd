import type {Locator, Page} from '@playwright/test';

import {pages} from '../routes';
import {inBothModes} from './axe';
import {firstPanel, openControls, waitUntilLive} from './simulationPanel';
import {expect, onlyInAll, open, phone, test, unfold} from './site';

/** The knob of the time constant on the page of LAG1. */
const RAMP = 1;

/** Pages with a model, and which of their knobs is tried. */
const MODELLED = {
  clock: 0,
  lag: RAMP,
  sine: 0,
  trigger: 0,
  bar: 0,
  cylinders: 0,
  sphere: 0,
  piping: 0,
} as const;

/** One knob with curves and one with bars: the others have the same parts. */
const SAMPLES: ReadonlySet<string> = new Set(['lag']);

function knobOf(page: Page, index = 0): Locator {
  return page.locator('[data-knob]').nth(index);
}

function sliderOf(knob: Locator): Locator {
  return knob.getByRole('slider').first();
}

/** Opens a page, goes to one of its knobs and waits until it works. */
async function openKnob(
  page: Page,
  address: string,
  index = 0,
): Promise<Locator> {
  await open(page, address);
  await unfold(page);
  const knob = knobOf(page, index);
  // Not by Playwright, which would wait for an element that is replaced.
  await knob.evaluate((element) => element.scrollIntoView());
  await expect(sliderOf(knob)).toBeEnabled();
  return knob;
}

/** What is drawn: the paths of the curves, or the lengths of the bars. */
function drawing(knob: Locator): Promise<string> {
  return knob
    .locator('[data-part="plot"], dl')
    .first()
    .evaluate((element) => element.innerHTML);
}

/** The ticks of both axes. */
function ticks(knob: Locator): Promise<readonly string[]> {
  return knob
    .locator('[data-part="xTicks"], [data-part="yTicks"]')
    .allTextContents();
}

for (const [name, index] of Object.entries(MODELLED)) {
  test(
    `the slider of a knob of ${name} moves the drawing from end to end`,
    onlyInAll(!SAMPLES.has(name)),
    async ({page, watched}) => {
      const address = pages[name as keyof typeof MODELLED];
      const knob = await openKnob(page, address, index);
      const axes = await ticks(knob);
      const seen = [await drawing(knob)];
      for (const key of ['Home', 'PageUp', 'PageUp', 'End']) {
        await sliderOf(knob).press(key);
        await expect.poll(() => drawing(knob)).not.toBe(seen.at(-1));
        seen.push(await drawing(knob));
      }
      expect(await ticks(knob)).toEqual(axes);
      expect(watched.messages).toEqual([]);
    },
  );
}

test('the mouse turns it, and the sentence follows', async ({page}) => {
  const knob = await openKnob(page, pages.lag, RAMP);
  const slider = sliderOf(knob);
  const sentence = knob.locator('[data-part="summary"]');
  await expect(sentence).toContainText('1\u00a0s');
  await slider.click({position: {x: 2, y: 10}});
  await expect(slider).toHaveAttribute('aria-valuetext', '0.2\u00a0s');
  await expect(sentence).toContainText('0.2\u00a0s');
  await expect(knob.getByRole('status')).toContainText('0.2\u00a0s');
});

test.describe('with a finger', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('a swipe that begins on a slider scrolls the page and changes no value', async ({
    page,
  }) => {
    const knob = await openKnob(page, pages.lag, RAMP);
    const slider = sliderOf(knob);
    const text = await slider.getAttribute('aria-valuetext');
    // Waits until nothing moves and nothing lies over it.
    await slider.click({trial: true});
    const {x = 0, y = 0, width = 0} = (await slider.boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', up: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{x: x + 0.9 * width, y: y + 8 - up}],
      });
    const before = await page.evaluate(() => scrollY);
    await touch('touchStart', 0);
    await expect(slider).not.toHaveAttribute('aria-valuetext', text ?? '');
    for (let up = 10; up <= 120; up += 10) {
      await touch('touchMove', up);
    }
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
    });
    await expect
      .poll(() => page.evaluate(() => scrollY))
      .toBeGreaterThan(before);
    await expect(slider).toHaveAttribute('aria-valuetext', text ?? '');
  });
});

test(
  'the link opens the panel of the page with the values',
  onlyInAll(),
  async ({page}) => {
    const knob = await openKnob(page, pages.lag, RAMP);
    const panel = firstPanel(page);
    for (const [key, value] of [
      ['End', '3\u00a0s'],
      ['Home', '0.2\u00a0s'],
    ] as const) {
      await sliderOf(knob).press(key);
      await knob.getByRole('link').last().click();
      await expect(
        panel.getByRole('slider', {name: 'Time constant'}),
      ).toHaveAttribute('aria-valuetext', value);
      await expect(panel.getByRole('slider').last()).toBeInViewport();
    }
  },
);

test(
  'the link of another page opens the panel there',
  onlyInAll(),
  async ({page}) => {
    const knob = await openKnob(page, pages.home);
    await sliderOf(knob).press('Home');
    await knob.getByRole('link').last().click();
    const panel = await waitUntilLive(page, 'thermostat');
    await expect(panel).toBeInViewport();
    await expect(page).toHaveURL(/#sim=thermostat&band=0\.5/);
    await openControls(panel);
    await expect(
      panel.getByRole('textbox', {name: /^Band|^Switching band/}),
    ).toHaveValue('0.5');
  },
);

test(
  'it is printed with its curve and its value',
  onlyInAll(),
  async ({page}) => {
    const knob = await openKnob(page, pages.lag, RAMP);
    await page.emulateMedia({media: 'print'});
    await expect(knob.locator('[data-curve="y:0"]')).toBeVisible();
    await expect(knob.getByText('= 1\u00a0s')).toBeVisible();
    await expect(sliderOf(knob)).toBeHidden();
  },
);

test('it becomes live without moving the page', onlyInAll(), async ({page}) => {
  await page.setViewportSize(phone);
  const knob = await openKnob(page, `/zh-Hans${pages.solver}`);
  const height = () => knob.evaluate((element) => element.clientHeight);
  const live = await height();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await knob.scrollIntoViewIfNeeded();
  await expect(sliderOf(knob)).toBeDisabled();
  expect(await height()).toBe(live);
});

for (const name of ['lag', 'cylinders'] as const) {
  test(
    `axe finds nothing in the live knobs of ${name}`,
    onlyInAll(),
    async ({page}) => {
      // Without transitions: colours are measured once they are there.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await openKnob(page, pages[name], MODELLED[name]);
      expect(await inBothModes(page, '[data-knob]')).toEqual([]);
    },
  );
}

test(
  'the sample of a curve stays on the line of its name',
  onlyInAll(),
  async ({page}) => {
    await open(page, `/zh-Hans${pages.heatedPipe}`);
    await waitUntilLive(page);
    for (let width = 320; width < 420; width += 12) {
      await page.setViewportSize({width, height: 800});
      const distances = await page
        .locator('[class*="curveName"]:visible:has(svg)')
        .evaluateAll((names) =>
          names.map((name) => {
            const [sample] = name.getElementsByTagName('svg');
            const [line, drawn] = [name, sample].map(
              (each) => each?.getClientRects()[0],
            );
            const middle = ({top = NaN, height = NaN} = {}) => top + height / 2;
            return Math.abs(middle(line) - middle(drawn));
          }),
        );
      expect(distances).not.toEqual([]);
      expect(Math.max(...distances), `${width} px`).toBeLessThan(5);
    }
  },
);

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('curve, marks and value are there', async ({page}) => {
    await page.goto(pages.lag);
    await unfold(page);
    const knob = knobOf(page, RAMP);
    await expect(knob.locator('[data-curve="y:0"]')).toBeVisible();
    await expect(
      knob.locator('[data-part="marks"] span').first(),
    ).toBeVisible();
    await expect(knob.getByText('= 1\u00a0s')).toBeVisible();
    await expect(knob.getByRole('slider')).toHaveCount(0);
  });
});
