import {pages} from '../routes';
import {
  curvePath,
  field,
  firstPanel,
  legendValue,
  numberIn,
  openCurves,
  openMenu,
  openModel,
  openTool,
  showOptions,
  slider,
  waitUntilLive,
} from './simulationPanel';
import {expect, onlyInAll, open, test} from './site';

test('a model far down a page is not loaded before it is near', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      requests.push(request.url());
    }
  });
  await open(page, '/docs/components');
  const panel = firstPanel(page);
  await expect(panel).not.toBeInViewport();
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await expect(panel.locator('input[type=range]').first()).toBeDisabled();
  await waitUntilLive(page, 'thermostat');
  expect(requests.length).toBeGreaterThan(before);
});

test('the panel becomes live without console messages and without moving the page', async ({
  page,
  watched,
}) => {
  // Scripts start after the first paint: the server's HTML is measured first.
  await page.goto(pages.lag, {waitUntil: 'commit'});
  await page.locator('[data-simulation] [data-part="summary"]').waitFor();
  const height = () =>
    page.evaluate(
      () =>
        document.querySelector('[data-simulation]')?.getBoundingClientRect()
          .height,
    );
  const before = await height();
  await waitUntilLive(page);
  expect(await height()).toBe(before);
  expect(watched.messages).toEqual([]);
});

test('arrow, page and end keys on a slider change the value and the curve', async ({
  page,
}) => {
  const panel = await openModel(page, pages.lag);
  await showOptions(panel);
  const gain = slider(panel, 'Gain');
  const value = field(panel, 'Gain k');
  const before = await curvePath(panel, 'y');
  await gain.press('ArrowRight');
  await expect(value).toHaveValue('2.05');
  await expect(gain).toHaveAttribute('aria-valuetext', '2.05');
  await expect.poll(() => curvePath(panel, 'y')).not.toBe(before);
  await gain.press('PageDown');
  await expect(value).toHaveValue('1.05');
  await gain.press('End');
  await expect(value).toHaveValue('5');
  await gain.press('Home');
  await expect(value).toHaveValue('-5');
  await expect(legendValue(panel, 'Output y')).toHaveText(/^−14\.98/);
});

test('a slider moves the curve and not the axes while it is held, and leaves a ghost', async ({
  page,
}) => {
  const panel = await openModel(page, pages.lag);
  const figure = panel.locator('[data-part="figure"]').first();
  const ticks = () =>
    figure
      .locator('[data-part="xTicks"], [data-part="yTicks"]')
      .allInnerTexts();
  const before = await curvePath(panel, 'y');
  const axes = await ticks();
  const constant = slider(panel, 'Time constant');
  await constant.hover();
  await page.mouse.down();
  await constant.press('PageUp');
  await expect.poll(() => curvePath(panel, 'y')).not.toBe(before);
  const ghost = panel.locator('[data-curve="y:-1"]');
  const first = await ghost.getAttribute('d');
  await constant.press('End');
  await expect.poll(() => curvePath(panel, 'y')).not.toBe(before);
  await expect(ghost).toHaveAttribute('d', first ?? '');
  expect(await ticks()).toEqual(axes);
  await page.mouse.up();
  await slider(panel, 'Gain').press('End');
  await expect.poll(ticks).not.toEqual(axes);
  await panel.getByRole('button', {name: 'Reset'}).click();
  await expect(ghost).toHaveCount(0);
  await expect.poll(() => curvePath(panel, 'y')).toBe(before);
  await expect.poll(ticks).toEqual(axes);
  await panel.getByRole('button', {name: 'Ramp', exact: true}).click();
  await expect.poll(ticks).not.toEqual(axes);
});

test(
  'a slider that moves no curve says what it changes',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.cylinders);
    await slider(panel, 'Conductivity of the fibre').press('PageUp');
    await expect(
      panel.getByText(/^Moves no curve here; changes: /),
    ).toBeVisible();
  },
);

test('a typed value runs the model: the end of the curve is the closed form', async ({
  page,
}) => {
  const panel = await openModel(page, pages.lag);
  await showOptions(panel);
  await field(panel, 'Duration of the run trun').fill('3');
  await field(panel, 'Time constant τ').fill('3');
  await field(panel, 'Gain k').fill('1');
  const output = legendValue(panel, 'Output y');
  const expected = 3 + (0.5 - 3) * Math.exp(-1);
  await expect
    .poll(async () => numberIn(await output.textContent()))
    .toBeCloseTo(expected, 4);
});

test(
  'a slider of a logarithmic parameter moves by equal ratios',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.lag);
    const constant = slider(panel, 'Time constant');
    await constant.press('Home');
    await expect(field(panel, 'Time constant τ')).toHaveValue('0.2');
    for (let times = 0; times < 25; times += 1) {
      await constant.press('ArrowRight');
    }
    await expect(field(panel, 'Time constant τ')).toHaveValue('0.53');
  },
);

test(
  'a value outside the range stops at its edge and says so; nonsense changes nothing',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.lag);
    const gain = field(panel, 'Gain k');
    await gain.fill('1e9');
    await gain.press('Enter');
    await expect(gain).toHaveValue('10');
    await expect(gain).toHaveAttribute('aria-invalid', 'true');
    await expect(panel.getByRole('alert')).toHaveText(
      'The gain must be a number from −10 to 10.',
    );
    await gain.fill('abc');
    await gain.press('Tab');
    await expect(gain).toHaveValue('10');
    await gain.fill('１，５');
    await gain.press('Enter');
    await expect(gain).toHaveValue('1.5');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await gain.fill('');
    await gain.press('Enter');
    await expect(gain).toHaveValue('2');
    await expect(panel).not.toContainText('NaN');
  },
);

test('a unit takes effect once it is complete', onlyInAll(), async ({page}) => {
  const panel = await openModel(page, pages.lag);
  const constant = field(panel, 'Time constant τ');
  const shown = slider(panel, 'Time constant');
  await constant.fill('2');
  await expect(shown).toHaveAttribute('aria-valuetext', '2\u00a0s');
  await constant.fill('0.5 min');
  await expect(shown).toHaveAttribute('aria-valuetext', '2\u00a0s');
  await constant.press('Enter');
  await expect(shown).toHaveAttribute('aria-valuetext', '30\u00a0s');
});

test('times of profiles that can not be read stay in their field', async ({
  page,
}) => {
  const panel = await openModel(page, pages.bar);
  await showOptions(panel);
  const times = panel.getByLabel(/^Shown at these times/).first();
  await times.fill('0 10 x');
  await times.press('Enter');
  await expect(times).toHaveValue('0 10 x');
  await expect(times).toHaveAttribute('aria-invalid', 'true');
  await times.fill('0 10');
  await times.press('Enter');
  await expect(times).toHaveValue('0, 10');
  await expect(times).toHaveAttribute('aria-invalid', 'false');
});

test('a choice folds the parameters that it makes irrelevant', async ({
  page,
}) => {
  const panel = await openModel(page, pages.lag);
  const folded = panel.locator('details', {
    hasText: 'Without effect at present',
  });
  await expect(field(panel, 'Slope of the ramp a')).toBeHidden();
  await expect(folded).toContainText('Slope of the ramp');
  await panel.getByLabel('Kind of input', {exact: true}).selectOption('ramp');
  await expect(field(panel, 'Slope of the ramp a')).toBeEnabled();
  await expect(field(panel, 'Level of the input u0')).toBeHidden();
  await expect(folded).toContainText('Level of the input');
});

test('a preset sets values and asks its question; reset goes back to it', async ({
  page,
}) => {
  const panel = await openModel(page, pages.lag);
  await showOptions(panel);
  await panel.getByRole('button', {name: 'Two lags in series'}).click();
  await expect(panel).toContainText(
    'Why is the slope of the output zero at the start',
  );
  await expect(field(panel, 'Number of lags in series N')).toHaveValue('2');
  await expect(field(panel, 'Duration of the run trun')).toHaveValue('8');
  await expect(legendValue(panel, 'Output y')).toHaveText('0.99698');
  const reset = panel.getByRole('button', {name: 'Reset'});
  await expect(reset).toBeHidden();
  await field(panel, 'Number of lags in series N').fill('3');
  await expect(panel).toContainText(
    'Why is the slope of the output zero at the start',
  );
  await reset.press('Enter');
  await expect(field(panel, 'Number of lags in series N')).toHaveValue('2');
  await expect(legendValue(panel, 'Output y')).toHaveText('0.99698');
  await expect(reset).toBeHidden();
  await expect(
    panel.getByRole('button', {name: 'Two lags in series'}),
  ).toBeFocused();
});

test('the cursor reads all curves by keyboard and by mouse', async ({page}) => {
  const panel = await openModel(page, pages.lag);
  await showOptions(panel);
  const cursor = slider(panel, 'Cursor: Response in time');
  await cursor.press('Home');
  await expect(cursor).toHaveAttribute(
    'aria-valuetext',
    'Values at t = 0\u00a0s; Output: 0.5; Input: 3',
  );
  await cursor.press('PageUp');
  await cursor.press('PageUp');
  await expect(cursor).toHaveAttribute('aria-valuenow', '2');
  const atTwo = 6 - 5.5 * Math.exp(-2 / 1.5);
  const output = legendValue(panel, 'Output y');
  expect(numberIn(await output.textContent())).toBeCloseTo(atTwo, 4);
  await cursor.press('Escape');
  await expect(output).toHaveText('5.993');
  const box = await cursor.boundingBox();
  await cursor.hover({position: {x: (box?.width ?? 0) / 2, y: 20}});
  await expect(panel).toContainText(/Values at t = (?:4\.9\d*|5(?:\.0\d*)?)\s/);
  expect(numberIn(await output.textContent())).toBeCloseTo(
    6 - 5.5 * Math.exp(-5 / 1.5),
    1,
  );
});

test('a click fixes the cursor, a second one gives the difference, and the field moves it', async ({
  page,
}) => {
  const panel = await openModel(page, pages.lag);
  const cursor = slider(panel, 'Cursor: Response in time');
  const box = (await cursor.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  const plot = panel.locator('[data-part="plot"]').first();
  const clickAt = (part: number) =>
    cursor.click({position: {x: part * box.width, y: 0.8 * box.height}});
  await clickAt(0.15);
  await page.mouse.move(0, 0);
  await expect(cursor).toHaveAttribute('aria-valuenow', /^1\.(?:49|5)/);
  const place = plot.getByRole('textbox', {name: 'Place of the cursor'});
  await expect(place).toHaveValue('1.50');
  await expect(plot.locator('[data-part="labels"]')).toBeHidden();
  await expect(plot.locator('[data-part="values"]')).toContainText(/y\s*3\.97/);
  await clickAt(0.6);
  await page.mouse.move(0, 0);
  const reading =
    /^Values at t = [56](?:\.\d+)?\s?s \(Δt = 4.*Output: .*\(Δ.1\./;
  await expect(cursor).toHaveAttribute('aria-valuetext', reading);
  await place.fill('2,5');
  await place.press('Enter');
  await expect(cursor).toHaveAttribute('aria-valuenow', '2.5');
  await plot.getByRole('button', {name: 'Remove the cursor'}).click();
  await expect(place).toHaveCount(0);
  await expect(plot.locator('[data-part="labels"]')).toBeVisible();
  // Opens the menu of the browser.
  await cursor.click({button: 'right'});
  await page.mouse.move(0, 0);
  await expect(cursor).toHaveAttribute('aria-valuetext', /^Values at the end/);
});

test(
  'Escape closes the menu of the curves and goes back to its button',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.lag);
    await showOptions(panel);
    await openCurves(panel);
    const menu = panel.locator('[data-part="curves"]').first();
    await menu.getByRole('checkbox').first().press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
  },
);

test('Escape closes a menu of the head from its button, and Tab goes from there into the menu', async ({
  page,
}) => {
  await open(page, pages.lag);
  const panel = await waitUntilLive(page);
  const menu = await openMenu(panel, 'share');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  const button = panel.getByRole('button', {name: 'Share and save'});
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button').first()).toBeFocused();
});

test(
  'an axis becomes logarithmic and a curve is switched off',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.lag);
    await showOptions(panel);
    const before = await curvePath(panel, 'y');
    await panel.getByLabel('logarithmic vertical axis: Response').check();
    await expect.poll(() => curvePath(panel, 'y')).not.toBe(before);
    await openCurves(panel);
    const input = panel.getByRole('checkbox', {name: /^Input/});
    await input.uncheck();
    await expect(panel.locator('[data-curve^="u:"]')).toHaveCount(0);
    await input.check();
    await expect(panel.locator('[data-curve^="u:"]')).toHaveCount(1);
  },
);

test(
  'an axis without a positive value says why it stays linear',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.lag);
    await showOptions(panel);
    const phase = panel.getByLabel('logarithmic vertical axis: Phase');
    await expect(phase).toBeDisabled();
    await expect(phase).not.toBeChecked();
    await expect(phase).toHaveAccessibleName(/positive values/);
  },
);

test(
  'Reset and prepared runs give the axes back',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.lag);
    await showOptions(panel);
    const time = panel.getByLabel('logarithmic horizontal axis: Response');
    for (const name of ['Reset', 'Ramp']) {
      await time.check();
      await field(panel, 'Gain k').fill('3');
      await panel.getByRole('button', {name, exact: true}).click();
      await expect(time).not.toBeChecked();
    }
  },
);

test(
  'the help of a parameter is opened by a button',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.lag);
    const help = panel.getByRole('button', {name: 'What is this? Gain'});
    const text = panel.getByText('The output settles at the gain times');
    await expect(help).toHaveAttribute('aria-expanded', 'false');
    await help.press('Enter');
    await expect(help).toHaveAttribute('aria-expanded', 'true');
    await expect(text).toBeInViewport();
  },
);

test(
  'keys and a drag magnify the time axis of all plots, and the link holds it',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.bar);
    const figures = panel.locator('[data-part="figure"]');
    const ticks = () =>
      figures.first().locator('[data-part="xTicks"]').innerText();
    const whole = await ticks();
    const cursor = panel.getByRole('slider', {name: /^Cursor: /}).first();
    await cursor.press('+');
    await expect.poll(ticks).not.toBe(whole);
    await expect(page).toHaveURL(
      /#sim=aluminium-bar&lumps=20&material=aluminium6061&duration=12&window=[\d.e-]+$/,
    );
    await cursor.press('0');
    await expect.poll(ticks).toBe(whole);
    await expect(page).toHaveURL(new RegExp(`${pages.bar}$`));
    const strip = await figures
      .first()
      .locator('[data-part="xTicks"]')
      .boundingBox();
    const {x, y, width, height} = strip ?? {x: 0, y: 0, width: 0, height: 0};
    await page.mouse.move(x + width / 4, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, {steps: 4});
    await page.mouse.up();
    await expect.poll(ticks).not.toBe(whole);
    await cursor.press('Escape');
    await expect.poll(ticks).toBe(whole);
  },
);

test(
  'the question mark opens the list of keys',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.lag);
    await slider(panel, 'Gain').press('?');
    const dialog = page.getByRole('dialog', {name: 'Keys'});
    await expect(dialog).toContainText('This list');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const compare = await openTool(panel, 'Compare with my run');
    const area = compare.getByLabel('or paste a table');
    await area.press('?');
    await expect(area).toHaveValue('?');
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'the closed form is drawn with its largest difference',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.lag);
    await showOptions(panel);
    await (await openMenu(panel, 'more')).getByLabel('Closed form').check();
    await expect(panel.locator('[data-curve="y:0:exact"]')).toHaveCount(1);
    const row = panel.locator('[data-part="row"]').filter({hasText: 'Output'});
    await expect(row.first()).toContainText(
      /largest difference from the closed form: \d(\.\d)?×10⁻/,
    );
  },
);

test('a run that fails is explained, and the last good curve stays', async ({
  page,
}) => {
  const panel = await openModel(page, pages.trigger);
  const before = await curvePath(panel, 'u');
  await field(panel, 'Low threshold uL').fill('6.5');
  await expect(panel.getByRole('alert').first()).toContainText(
    'The low threshold must be less than the high threshold.',
  );
  expect(await curvePath(panel, 'u')).toBe(before);
  await panel.getByRole('button', {name: 'Reset'}).click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

for (const mode of ['light', 'dark'] as const) {
  test(
    `each curve has a colour of its own, ${mode}`,
    onlyInAll(mode === 'light'),
    async ({page}) => {
      await page.addInitScript((theme) => {
        localStorage.setItem('theme-lumped', theme);
      }, mode);
      await open(page, pages.bar);
      const drawn = page.locator('[data-simulation] [data-curve]');
      const strokesOfFirstPlot = () =>
        drawn.evaluateAll((curves) => {
          const first = curves[0]?.closest('svg');
          return (
            curves
              .filter((curve) => curve.closest('svg') === first)
              // Thresholds, inputs and exact curves are neutral.
              .filter((curve) => !curve.closest('[class*="reference"]'))
              .map((curve) => getComputedStyle(curve).stroke)
          );
        });
      // The live plot takes the place of the static one while the page is read.
      await expect(async () => {
        const strokes = await strokesOfFirstPlot();
        expect(strokes.length).toBeGreaterThan(1);
        expect(new Set(strokes).size).toBe(strokes.length);
      }).toPass();
    },
  );
}
