import type {Locator, Page} from '@playwright/test';

import {pages} from '../routes';
import {inBothModes} from './axe';
import {firstPanel} from './simulationPanel';
import {expect, onlyInAll, open, phone, test} from './site';

const desktop = {width: 1440, height: 900};

const MODELLED = [
  'clock',
  'lag',
  'sine',
  'trigger',
  'bar',
  'cylinders',
  'sphere',
  'piping',
] as const;

/** One model with curves and one with bars: the others have the same parts. */
const SAMPLES: ReadonlySet<string> = new Set(['lag', 'cylinders']);

function firstKnob(page: Page): Locator {
  return page.locator('[data-knob]').first();
}

function firstSlider(page: Page): Locator {
  return firstKnob(page).getByRole('slider').first();
}

/** What is drawn: the paths of the curves, or the lengths of the bars. */
function drawing(page: Page): Promise<string> {
  return firstKnob(page)
    .locator('[data-part="plot"], dl')
    .first()
    .evaluate((element) => element.innerHTML);
}

/** The ticks of both axes. */
function ticks(page: Page): Promise<readonly string[]> {
  return firstKnob(page)
    .locator('[data-part="xTicks"], [data-part="yTicks"]')
    .allTextContents();
}

/** Asserts that plot and slider are in the first window, on a desktop and a phone. */
async function expectInFirstWindow(page: Page): Promise<void> {
  const plot = firstKnob(page).locator('[data-part="plot"], dl').first();
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expect(plot).toBeInViewport({ratio: 1});
    await expect(firstSlider(page)).toBeInViewport({ratio: 1});
  }
}

for (const page of MODELLED) {
  test(
    `the knob of ${page} is seen without scrolling, and its slider moves the drawing from end to end`,
    onlyInAll(!SAMPLES.has(page)),
    async ({page: window, watched}) => {
      await open(window, pages[page]);
      await expectInFirstWindow(window);
      const slider = firstSlider(window);
      await expect(slider).toBeEnabled();
      const axes = await ticks(window);
      const seen = [await drawing(window)];
      for (const key of ['Home', 'PageUp', 'PageUp', 'End']) {
        await slider.press(key);
        await expect.poll(() => drawing(window)).not.toBe(seen.at(-1));
        seen.push(await drawing(window));
      }
      expect(await ticks(window)).toEqual(axes);
      expect(watched.messages).toEqual([]);
    },
  );
}

test(
  'the knobs of the Chinese pages are seen without scrolling',
  onlyInAll(),
  async ({page}) => {
    for (const each of MODELLED) {
      await test.step(each, async () => {
        await page.goto(`/zh-Hans${pages[each]}`);
        await expectInFirstWindow(page);
      });
    }
  },
);

test('the mouse turns it, and the sentence follows', async ({page}) => {
  await open(page, pages.lag);
  const slider = firstSlider(page);
  await expect(slider).toBeEnabled();
  const sentence = firstKnob(page).locator('[data-part="summary"]');
  await expect(sentence).toContainText('1.5\u00a0s');
  await slider.click({position: {x: 2, y: 10}});
  await expect(slider).toHaveAttribute('aria-valuetext', '0.2\u00a0s');
  await expect(sentence).toContainText('0.2\u00a0s');
  await expect(firstKnob(page).getByRole('status')).toContainText('0.2\u00a0s');
});

test('the link opens the panel of the page with the values', async ({page}) => {
  await open(page, pages.lag);
  const slider = firstSlider(page);
  await expect(slider).toBeEnabled();
  await slider.press('End');
  await firstKnob(page).getByRole('link').last().click();
  const panel = firstPanel(page);
  await expect(
    panel.getByRole('textbox', {name: 'Time constant τ'}),
  ).toHaveValue('10');
  await expect(panel).toBeInViewport();
  await slider.press('Home');
  await firstKnob(page).getByRole('link').last().click();
  await expect(
    panel.getByRole('textbox', {name: 'Time constant τ'}),
  ).toHaveValue('0.2');
});

test('the link of another page opens the panel there', async ({page}) => {
  await open(page, pages.home);
  const slider = firstSlider(page);
  await expect(slider).toBeEnabled();
  await slider.press('Home');
  await firstKnob(page).getByRole('link').last().click();
  const panel = page.locator('[data-simulation="thermostat"]').first();
  await expect(panel).toBeInViewport();
  await expect(page).toHaveURL(/#sim=thermostat&band=0\.5/);
  await expect(
    panel.getByRole('textbox', {name: /^Band|^Switching band/}),
  ).toHaveValue('0.5');
});

test('it is printed with its curve and its value', async ({page}) => {
  await open(page, pages.lag);
  await page.emulateMedia({media: 'print'});
  const knob = firstKnob(page);
  await expect(knob.locator('[data-curve="y:0"]')).toBeVisible();
  await expect(knob.getByText('= 1.5\u00a0s')).toBeVisible();
  await expect(firstSlider(page)).toBeHidden();
});

test('it becomes live without moving the page', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, `/zh-Hans${pages.bar}`);
  const height = () =>
    firstKnob(page).evaluate((element) => element.clientHeight);
  await expect(firstSlider(page)).toBeEnabled();
  const live = await height();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(firstSlider(page)).toBeDisabled();
  expect(await height()).toBe(live);
});

for (const page of ['lag', 'cylinders'] as const) {
  test(
    `axe finds nothing in the live knob of ${page}`,
    onlyInAll(),
    async ({page: window}) => {
      // Without transitions: colours are measured once they are there.
      await window.emulateMedia({reducedMotion: 'reduce'});
      await open(window, pages[page]);
      await expect(firstSlider(window)).toBeEnabled();
      expect(await inBothModes(window, '[data-knob]')).toEqual([]);
    },
  );
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('curve, marks and value are there', async ({page}) => {
    await page.goto(pages.lag);
    const knob = firstKnob(page);
    await expect(knob.locator('[data-curve="y:0"]')).toBeVisible();
    await expect(knob.getByText('63.2', {exact: false}).first()).toBeVisible();
    await expect(knob.getByText('= 1.5\u00a0s')).toBeVisible();
    await expect(knob.getByRole('slider')).toHaveCount(0);
  });
});
