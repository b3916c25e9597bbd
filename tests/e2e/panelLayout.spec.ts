import {pages} from '../routes';
import {
  openCurves,
  openModel,
  showOptions,
  waitUntilLive,
} from './simulationPanel';
import {desktop, expect, onlyInAll, open, phone, test} from './site';

const piping = pages.piping;

// Without smooth scrolling, which would still run when the focus moves.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test('a curve stays in view above every slider, and no box scrolls in itself', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, piping);
  const panel = await waitUntilLive(page);
  const drawing = panel.locator('[data-part="drawing"]').first();
  const sliders = panel.locator('input[type=range]:enabled:visible');
  await expect(sliders).not.toHaveCount(0);
  for (const slider of await sliders.all()) {
    await slider.focus();
    await expect(slider).toBeInViewport({ratio: 1});
    await expect(drawing).toBeInViewport({ratio: 0.9});
  }
  const boxes = await panel.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((each) => each.scrollHeight > each.clientHeight + 1)
      .filter((each) => /auto|scroll/u.test(getComputedStyle(each).overflowY))
      .map((each) => each.className),
  );
  expect(boxes).toEqual([]);
});

for (const address of [piping, `/zh-Hans${piping}`, pages.lag]) {
  test(
    `a curve is in view with every slider of ${address} on a phone`,
    onlyInAll(address !== pages.lag),
    async ({page}) => {
      // Every slider is scrolled to in three ways, at two sizes of the window.
      test.setTimeout(60_000);
      await page.setViewportSize(phone);
      const panel = await openModel(page, address);
      const drawing = panel.locator('[data-part="drawing"]').first();
      const sliders = panel.locator('input[type=range]:enabled:visible');
      await expect(sliders).not.toHaveCount(0);
      for (const viewport of [phone, {width: 320, height: 568}]) {
        await test.step(`${viewport.width} px wide`, async () => {
          await page.setViewportSize(viewport);
          for (const slider of await sliders.all()) {
            for (const block of ['center', 'start', 'end'] as const) {
              await slider.evaluate(
                (element, to) => element.scrollIntoView({block: to}),
                block,
              );
              await expect(slider).toBeInViewport({ratio: 1});
              await expect(drawing).toBeInViewport({ratio: 0.9});
            }
          }
        });
      }
    },
  );
}

test(
  'the plot is at the edge of a phone whose navbar is hidden',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize(phone);
    const panel = await openModel(page, pages.lag);
    await showOptions(panel);
    await page.mouse.move(200, 600);
    await panel.getByRole('tablist').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    const plot = panel.locator('[data-part="plot"]').first();
    const top = () =>
      plot.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(60);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.mouse.wheel(0, -150);
    await expect.poll(top).toBeGreaterThan(60);
  },
);

test('what a slider changes is seen on a phone while it moves', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const panel = await openModel(page, piping);
  const slider = panel.getByRole('slider', {name: 'Bore', exact: true});
  const curve = panel
    .locator('[data-part="drawing"] [data-curve$=":0"]')
    .first();
  await slider.focus();
  const before = await curve.getAttribute('d');
  await slider.press('ArrowLeft');
  await expect(curve).not.toHaveAttribute('d', before ?? '');
  await expect(slider).toBeInViewport({ratio: 1});
  await expect(curve).toBeInViewport({ratio: 0.9});
});

/** Tells whether something lies over the element that has the focus. */
function isFocusCovered(): boolean {
  const element = document.activeElement;
  const box = element?.getBoundingClientRect();
  const top =
    box && document.elementFromPoint(box.x + box.width / 2, box.y + 2);
  return !top || !element?.contains(top);
}

test(
  'no focus is behind the curve that stays in view on a phone',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize({width: 375, height: 553});
    const panel = await openModel(page, piping);
    const controls = panel.locator('input[type=range], select, [inputmode]');
    const enabled = controls.and(page.locator(':enabled:visible'));
    await enabled.last().focus();
    for (let left = await enabled.count(); left > 0; left -= 1) {
      expect(
        await page.evaluate(isFocusCovered),
        await page.evaluate(() => document.activeElement?.outerHTML),
      ).toBe(false);
      await page.keyboard.press('Shift+Tab');
    }
  },
);

test(
  'the bars of a batch run cover no tab on a phone',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize(phone);
    const panel = await openModel(page, pages.cylinders);
    const tab = panel.getByRole('tab', {name: 'Batch'});
    await tab.click();
    await panel.getByRole('button', {name: 'Start the batch run'}).click();
    await expect(
      panel.getByRole('button', {name: 'Remove its curves'}),
    ).toBeVisible();
    await tab.focus();
    expect(await page.evaluate(isFocusCovered)).toBe(false);
  },
);

test(
  'a low window keeps its height for the controls',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 400});
    const panel = await openModel(page, piping);
    const sliders = panel.locator('input[type=range]:enabled:visible');
    await sliders.last().evaluate((element) => element.scrollIntoView());
    await expect(
      panel.locator('[data-part="drawing"]').first(),
    ).not.toBeInViewport();
  },
);

test(
  'on paper the legend names the curves that are drawn, and no others',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.lag);
    await showOptions(panel);
    await openCurves(panel);
    const hidden = panel.getByText('Gain times the input after a pure delay');
    const drawn = panel
      .locator('[data-part="row"]')
      .filter({hasText: 'Output'})
      .first();
    await expect(hidden.first()).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(drawn).toBeVisible();
    for (const words of await hidden.all()) {
      await expect(words).toBeHidden();
    }
  },
);
