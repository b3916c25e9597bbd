import type {Locator, Page} from '@playwright/test';

import {pages} from '../routes';
import {inBothModes} from './axe';
import {
  field,
  firstPanel,
  openControls,
  waitUntilLive,
} from './simulationPanel';
import {desktop, expect, onlyInAll, open, phone, test} from './site';

// axe would measure colours during a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const MODELLED = [
  'clock',
  'lag',
  'sine',
  'bar',
  'cylinders',
  'sphere',
  'heatedPipe',
] as const;

type Place = readonly [x: number, y: number];

/** The box of the drawn prediction. */
function box(page: Page): Locator {
  return page
    .locator('[data-worksheet="question"]')
    .filter({has: page.locator('[data-drawing]')})
    .first();
}

function choice(page: Page): Locator {
  return page
    .locator('[data-worksheet="question"]')
    .filter({has: page.locator('fieldset')})
    .first();
}

/** Opens a page and waits until its figure can be drawn in. */
async function openDrawing(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  const surface = box(page).locator('[data-part="surface"]');
  await page.waitForFunction(
    () => {
      const drawing = document.querySelector('[data-drawing]');
      const isReady = drawing?.querySelector('[data-part="surface"]') != null;
      if (!isReady) {
        drawing?.scrollIntoView({block: 'center', behavior: 'instant'});
      }
      return isReady;
    },
    undefined,
    {polling: 50},
  );
  await expect(surface).toBeVisible();
  return surface;
}

/** Draws lines between places, given from 0 to 1, from the left and from below. */
async function draw(
  page: Page,
  surface: Locator,
  places: readonly Place[],
): Promise<void> {
  const frame = await surface.boundingBox();
  expect(frame).not.toBeNull();
  const {x = 0, y = 0, width = 0, height = 0} = frame ?? {};
  for (const [index, [right, up]] of places.entries()) {
    await page.mouse.move(x + right * width, y + (1 - up) * height, {steps: 5});
    if (index === 0) {
      await page.mouse.down();
    }
  }
  await page.mouse.up();
}

function button(page: Page, name: string): Locator {
  return box(page).getByRole('button', {name, exact: true});
}

function verdicts(page: Page): Locator {
  return box(page).locator('[data-drawing]').getByRole('status');
}

/** The output of twenty lags on axes from −0.2 to 1.2. */
const S_SHAPE = [
  [0.005, 0.143],
  [0.3, 0.15],
  [0.5, 0.52],
  [0.7, 0.82],
  [0.995, 0.857],
] as const;

test('a curve drawn with the mouse is compared with the run', async ({
  page,
  watched,
}) => {
  await page.setViewportSize(desktop);
  const surface = await openDrawing(page, pages.lag);
  await expect(page.locator('[data-part="run"]')).toHaveCount(0);
  await draw(page, surface, S_SHAPE);
  await button(page, 'Run').click();
  await expect(verdicts(page)).toContainText(
    'Slope over the first tenth: right.',
  );
  await expect(verdicts(page)).toContainText('Final value: right.');
  await expect(verdicts(page)).toContainText('Time scale: right.');
  await expect(page.locator('[data-part="run"]')).toHaveCount(1);
  await expect(page.locator('[data-part="gap"]')).toHaveAttribute('d', /Z$/u);
  await expect(verdicts(page).locator('[data-verdict="right"]')).toHaveCount(3);
  await expect(box(page).locator('details')).not.toHaveAttribute('open');
  await expect(box(page).getByText('✓ drawn')).toBeVisible();
  await draw(page, surface, [
    [0.005, 0.143],
    [0.2, 0.8],
    [0.995, 0.857],
  ]);
  await expect(verdicts(page)).toBeEmpty();
  await button(page, 'Run').click();
  await expect(verdicts(page)).toContainText('yours moves at once');
  await expect(verdicts(page)).toContainText('times as fast as it is');
  expect(watched.messages).toEqual([]);
  expect(watched.externalRequests).toEqual([]);
});

test(
  'a curve is drawn where the browser tells no points between two events',
  onlyInAll(),
  async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(PointerEvent.prototype, 'getCoalescedEvents');
    });
    const surface = await openDrawing(page, pages.lag);
    await draw(page, surface, S_SHAPE);
    await button(page, 'Run').click();
    await expect(verdicts(page)).toContainText('Final value: right.');
  },
);

test(
  'what a curve that begins late does not show is not judged',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize(desktop);
    const surface = await openDrawing(page, pages.lag);
    await draw(page, surface, S_SHAPE.slice(2));
    await button(page, 'Run').click();
    const slope = verdicts(page).locator('li').first();
    await expect(slope).toContainText('begins too late');
    await expect(slope).toHaveAttribute('data-verdict', 'neutral');
  },
);

test(
  'says when nothing is drawn, or only a point',
  onlyInAll(),
  async ({page}) => {
    const surface = await openDrawing(page, pages.lag);
    await button(page, 'Run').click();
    await expect(verdicts(page)).toContainText('Nothing is drawn yet.');
    await surface.click();
    await button(page, 'Run').click();
    await expect(verdicts(page)).toContainText('too little to compare');
    await expect(box(page).locator('details')).not.toHaveAttribute('open');
    await button(page, 'Clear').click();
    await expect(verdicts(page)).toBeEmpty();
  },
);

test('five handles draw by keyboard and speak their values', async ({page}) => {
  await openDrawing(page, pages.lag);
  const handles = box(page).getByRole('slider');
  await expect(handles).toHaveCount(5);
  const first = handles.first();
  await expect(first).toHaveAccessibleName('Prediction at 0\u00a0s');
  await expect(first).toHaveAttribute('aria-valuetext', 'nothing drawn');
  await first.focus();
  await page.keyboard.press('Home');
  await expect(first).toHaveAttribute('aria-valuetext', '−0.2');
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('ArrowUp');
  }
  await expect(first).toHaveAttribute('aria-valuetext', '0.01');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(handles.nth(1)).toHaveAttribute('aria-valuetext', '0.01');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('PageUp');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(handles.nth(4)).toHaveAttribute('aria-valuetext', '0.92');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(verdicts(page)).toContainText(
    'Slope over the first tenth: right.',
  );
  await expect(verdicts(page)).toContainText('Final value: right.');
  await expect(verdicts(page)).toContainText('Time scale: right.');
});

test.describe('with touch', () => {
  test.use({hasTouch: true, viewport: phone});

  test('a finger draws and does not scroll', async ({page}) => {
    const surface = await openDrawing(page, `/zh-Hans${pages.lag}`);
    await expect(surface).toHaveCSS('touch-action', 'pinch-zoom');
    const frame = await surface.boundingBox();
    const {x = 0, y = 0, width = 0, height = 0} = frame ?? {};
    const session = await page.context().newCDPSession(page);
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    const touch = (type: 'touchStart' | 'touchMove', [right, up]: Place) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{x: x + right * width, y: y + (1 - up) * height}],
      });
    await touch('touchStart', S_SHAPE[0]);
    for (const place of S_SHAPE.slice(1)) {
      await touch('touchMove', place);
    }
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
    });
    expect(await scrolled()).toBe(before);
    // A tap right after a quick stroke stops its fling and clicks nothing.
    await expect(async () => {
      await button(page, '运行').tap();
      await expect(verdicts(page)).toContainText('终值：正确', {timeout: 500});
    }).toPass();
    await expect(box(page).getByText('✓ 已画')).toBeVisible();
  });
});

// Both languages give their figures the same attributes, see the content tests.
// The curve of the lag is drawn above; cylinders have bars.
for (const page of MODELLED) {
  test(
    `the prediction of ${page} can be drawn`,
    onlyInAll(page !== 'cylinders'),
    async ({page: window, watched}) => {
      const surface = await openDrawing(window, pages[page]);
      await draw(window, surface, [
        [0.005, 0.3],
        [0.995, 0.3],
      ]);
      const drawing = window.locator('[data-drawing]');
      await expect(drawing).toHaveCount(1);
      await drawing.getByRole('button').first().click();
      await expect(verdicts(window)).toContainText('Final value:');
      expect(watched.messages).toEqual([]);
    },
  );
}

test(
  'nothing of it is loaded before the reader comes near',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize(desktop);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    await open(page, pages.lag);
    await expect(firstPanel(page).getByRole('slider').first()).toBeEnabled();
    const before = new Set(scripts);
    await expect(box(page).locator('[data-part="surface"]')).toHaveCount(0);
    await page.locator('[data-drawing]').scrollIntoViewIfNeeded();
    await expect(box(page).locator('[data-part="surface"]')).toBeVisible();
    expect(scripts.filter((url) => !before.has(url)).length).toBeGreaterThan(0);
  },
);

test('an option picked by keyboard counts after the check only', async ({
  page,
}) => {
  await open(page, pages.lag);
  const question = choice(page);
  await question.getByRole('button', {name: 'Check'}).click();
  await expect(question.getByRole('status')).toHaveText(
    'Choose an answer first.',
  );
  await question.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(question.getByRole('radio').nth(2)).toBeChecked();
  await expect(question.locator('details')).not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(question.getByRole('status')).toContainText(
    'Your prediction holds.',
  );
  await expect(question.locator('[data-verdict="right"]').last()).toContainText(
    '✓',
  );
  await expect(question.locator('details')).not.toHaveAttribute('open');
  await page.keyboard.press('ArrowUp');
  await expect(question.getByRole('status')).toBeEmpty();
  await expect(question.getByText('✓ predicted')).toHaveText('✓ predicted');
  await page.keyboard.press('Enter');
  await expect(question.getByText('✓ predicted')).toHaveText(
    '✓ predicted right before',
  );
});

for (const [prefix, check, show, words] of [
  ['', 'Check', 'Show the answer', 'This is not what happens.'],
  ['/zh-Hans', '检查', '显示答案', '实际情况不是这样'],
] as const) {
  test(
    `two wrong options are followed by an offer on ${prefix || '/'}`,
    onlyInAll(prefix !== ''),
    async ({page}) => {
      await open(page, prefix + pages.lag);
      const question = choice(page);
      for (const option of [0, 1]) {
        await expect(question.getByRole('button', {name: show})).toBeHidden();
        await question.getByRole('radio').nth(option).check();
        await question.getByRole('button', {name: check}).click();
        await expect(question.getByRole('status')).toContainText(words);
      }
      await expect(question.locator('details')).not.toHaveAttribute('open');
      await question.getByRole('button', {name: show}).click();
      await expect(question.locator('details')).toHaveAttribute('open');
      await expect(question.locator('summary')).toBeFocused();
    },
  );
}

test.describe('with motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('the run sweeps in, and the verdicts follow', async ({page}) => {
    const surface = await openDrawing(page, pages.lag);
    await draw(page, surface, S_SHAPE);
    await button(page, 'Run').click();
    const started = await page
      .locator('[data-part="run"]')
      .evaluate((path) =>
        path.parentElement
          ?.getAnimations()
          .map(({effect}) => effect?.getTiming().duration),
      );
    expect(started).toEqual([1200]);
    const items = verdicts(page).getByRole('listitem');
    const delays = await items.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).animationDelay),
    );
    expect(delays).toEqual(['1.2s', '1.6s', '2s']);
    await expect(items.last()).toHaveCSS('opacity', '1');
  });
});

test(
  'the link sets the preset and focuses a panel that is not live',
  onlyInAll(),
  async ({page}) => {
    await open(page, pages.lag);
    const question = choice(page);
    await question.locator('summary').click();
    await question.getByRole('link', {name: 'See it in the run'}).click();
    const panel = firstPanel(page);
    await expect(panel.getByRole('button').first()).toBeEnabled();
    await expect(
      panel.getByRole('button', {name: 'Two lags in series'}),
    ).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.locator('section').first()).toBeFocused();
    await expect(panel).toBeInViewport();
    await openControls(panel);
    await expect(field(panel, 'Number of lags in series N')).toHaveValue('2');
  },
);

test('the link sets the preset of a live panel, again and again', async ({
  page,
}) => {
  await open(page, pages.loop);
  const panel = page.locator('[data-simulation="thermostat"]');
  await waitUntilLive(page, 'thermostat');
  const question = choice(page);
  await question.locator('summary').click();
  const link = question.getByRole('link', {name: 'See it in the run'});
  for (const again of [false, true]) {
    if (again) {
      await panel.getByRole('button', {name: 'Cold night'}).click();
    }
    await link.click();
    await expect(panel.getByRole('button', {name: 'Mild day'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(panel.locator('section').first()).toBeFocused();
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the axes are there, empty, and the link leads to the section', async ({
    page,
  }) => {
    await page.goto(pages.sine);
    const drawing = page.locator('[data-drawing]');
    await expect(drawing.locator('[data-part="plot"]')).toHaveCount(2);
    await expect(drawing.locator('[data-curve="frequency:0"]')).toBeVisible();
    await expect(drawing.locator('[data-curve^="cycles"]')).toHaveCount(0);
    await expect(drawing.getByRole('button')).toHaveCount(0);
    await expect(choice(page).getByRole('button')).toHaveCount(0);
    await box(page).locator('summary').click();
    await expect(box(page).getByRole('link').last()).toHaveAttribute(
      'href',
      '#try-it',
    );
    await page.emulateMedia({media: 'print'});
    await expect(drawing.locator('[data-part="plot"]').last()).toBeVisible();
  });
});

test(
  'storage denied: it is judged, and nothing is kept',
  onlyInAll(),
  async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new Error('storage is denied');
      };
      Storage.prototype.setItem = () => {
        throw new Error('storage is denied');
      };
    });
    const surface = await openDrawing(page, pages.lag);
    await draw(page, surface, S_SHAPE);
    await button(page, 'Run').click();
    await expect(verdicts(page)).toContainText('Time scale: right.');
    await expect(box(page).getByText('✓ drawn')).toBeVisible();
    await page.reload();
    await expect(box(page).getByText('✓ drawn')).toBeHidden();
  },
);

test(
  'the worksheet has empty axes, also after the run',
  onlyInAll(),
  async ({page}) => {
    const surface = await openDrawing(page, pages.lag);
    await draw(page, surface, S_SHAPE);
    await button(page, 'Run').click();
    await page.emulateMedia({media: 'print'});
    await expect(box(page).locator('[data-part="drawn"]')).toBeVisible();
    await expect(button(page, 'Run')).toBeHidden();
    await page.emulateMedia({media: 'screen'});
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', {name: 'Print as a worksheet'}).click();
    await page.emulateMedia({media: 'print'});
    const sheet = page.locator('body > div').last();
    const question = sheet.locator('[data-worksheet="question"]', {
      has: page.locator('[data-drawing]'),
    });
    await expect(question.locator('[data-part="plot"]')).toBeVisible();
    await expect(question.locator('[data-curve="u:0"]')).toHaveCount(1);
    await expect(question.locator('[data-part="drawn"]')).toHaveCount(0);
    await expect(question.locator('[data-part="run"]')).toHaveCount(0);
    await expect(question.getByRole('button')).toHaveCount(0);
    await expect(
      sheet.getByText('begin with its steepest slope'),
    ).toBeVisible();
  },
);

test(
  'axe finds nothing, before and after the run',
  onlyInAll(),
  async ({page}) => {
    const surface = await openDrawing(page, pages.sine);
    expect(await inBothModes(page, '[data-worksheet="question"]')).toEqual([]);
    await draw(page, surface, S_SHAPE);
    await button(page, 'Run').click();
    await box(page).getByRole('slider').nth(2).focus();
    await choice(page).getByRole('button', {name: 'Check'}).click();
    expect(await inBothModes(page, '[data-worksheet="question"]')).toEqual([]);
  },
);

test('it becomes live without moving the page', onlyInAll(), async ({page}) => {
  await page.setViewportSize(phone);
  await openDrawing(page, `/zh-Hans${pages.sine}`);
  const height = () =>
    page
      .locator('[data-drawing]')
      .first()
      .evaluate((element) => element.clientHeight);
  const live = await height();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await height()).toBe(live);
});

test(
  'a lost script says so, and the next attempt works',
  onlyInAll(),
  async ({page}) => {
    const lost = new Set<string>();
    await open(page, pages.lag);
    await expect(firstPanel(page).getByRole('slider').first()).toBeEnabled();
    await page.route('**/*.js*', (route) => {
      lost.add(route.request().url());
      return route.abort();
    });
    const drawing = page.locator('[data-drawing]').first();
    await drawing.evaluate((element) => element.scrollIntoView());
    await expect(box(page).getByRole('alert')).toContainText(
      'could not be loaded',
    );
    expect(lost.size).toBeGreaterThan(0);
    await page.unroute('**/*.js*');
    await box(page).getByRole('button', {name: 'Try again'}).click();
    await expect(box(page).locator('[data-part="surface"]')).toBeVisible();
  },
);
