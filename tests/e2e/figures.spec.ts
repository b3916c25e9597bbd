import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {chunkWith} from './host';
import {desktop, expect, open, phone, test} from './site';

const pages = [
  'signal/CLOC-signal-source-giving-time/',
  'signal/first-order-lag/',
  'signal/SIGTRGSIN0-triggered-sine-wave-generator/',
  'signal/TRIG0-trigger/',
  'thermal/Thermal-Help-Demo-AluminumBar/',
  'thermal/Thermal-Help-Demo-Concentric-Cylinder/',
  'thermal/Thermal-Demo-Hot-Sphere/',
  'Thermal-Hydraulic/Demo-Modular-Piping/',
].map((name) => `/docs/Amesim/${name}`);

/** Stands in the drawing of `step-response` and nowhere else. */
const aWord = 'ln of the part that is left';

const narrow = {...phone, width: 320};

/** What is wrong with the words of the drawings, as they lie on the screen. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const svg of document.querySelectorAll('figure[id^="fig-"] svg')) {
      const frame = svg.getBoundingClientRect();
      const scale = frame.width / (svg as SVGSVGElement).viewBox.baseVal.width;
      const words = Array.from(svg.querySelectorAll('text'), (text) => ({
        said: text.textContent,
        size: scale * Number.parseFloat(getComputedStyle(text).fontSize),
        box: text.getBoundingClientRect(),
      }));
      for (const {said, size, box} of words) {
        if (size < 12) {
          faults.push(`'${said}' is ${size.toFixed(1)} px high`);
        }
        if (
          box.left < frame.left - 4 ||
          box.right > frame.right + 4 ||
          box.top < frame.top - 4 ||
          box.bottom > frame.bottom + 4
        ) {
          faults.push(`'${said}' leaves its panel`);
        }
      }
      // A line box is higher than its letters: a fifth of it may overlap.
      words.forEach((one, index) => {
        for (const other of words.slice(index + 1)) {
          const across =
            Math.min(one.box.right, other.box.right) -
            Math.max(one.box.left, other.box.left);
          const down =
            Math.min(one.box.bottom, other.box.bottom) -
            Math.max(one.box.top, other.box.top);
          if (across > 1 && down > 0.2 * one.box.height) {
            faults.push(`'${one.said}' lies on '${other.said}'`);
          }
        }
      });
    }
    return faults;
  });
}

for (const prefix of ['', '/zh-Hans']) {
  for (const address of pages) {
    test(`${prefix}${address}: drawings can be read on a phone`, async ({
      page,
    }) => {
      await page.setViewportSize(narrow);
      await open(page, prefix + address);
      await expect(
        page.locator('figure[id^="fig-"] svg').first(),
      ).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      expect(width).toBe(narrow.width);
    });
  }
}

test('a drawing is said in words and named by its caption', async ({page}) => {
  await open(page, pages[1] ?? '');
  const figure = page.getByRole('figure', {name: /^Figure 1\. /});
  const image = figure.getByRole('img');
  await expect(image).toHaveAccessibleName(/^a\) .*; b\) /);
  await expect(image).toHaveAccessibleDescription(/63\.2 %/);
  await figure.getByText('The figure in words').click();
  await expect(figure.getByText(/^Left: the output starts at/)).toBeVisible();
});

test('a link to a figure leads there', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, pages[1] ?? '');
  await page.getByRole('link', {name: 'Figure 2', exact: true}).click();
  await expect(page).toHaveURL(/#fig-lag-or-delay$/);
  await expect(page.locator('#fig-lag-or-delay')).toBeInViewport();
});

test('a page that is opened loads no drawing, one that is gone to does', async ({
  page,
  watched,
}) => {
  await page.setViewportSize(desktop);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/js\/.*\.js$/.test(response.url())) {
      scripts.push(response.text());
    }
  });
  const holdsDrawing = async () =>
    (await Promise.all(scripts)).some((code) => code.includes(aWord));
  await open(page, pages[1] ?? '');
  const figure = page.locator('#fig-step-response');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByText(aWord)).toBeVisible();
  const kept = await figure.getByRole('img').getAttribute('aria-label');
  expect(await holdsDrawing()).toBe(false);
  await open(page, pages[2] ?? '');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'LAG1: first-order lag'})
    .click();
  await expect(figure.locator('svg')).toHaveCount(2);
  await expect(figure.getByRole('img')).toHaveAttribute(
    'aria-label',
    kept ?? '',
  );
  expect(await holdsDrawing()).toBe(true);
  expect(watched.complaints).toEqual([]);
});

test('a drawing that cannot be loaded is requested once, and the page says so', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, pages[2] ?? '');
  let requests = 0;
  await page.route(`**${chunkWith(aWord)}`, (route) => {
    requests += 1;
    return route.abort();
  });
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'LAG1: first-order lag'})
    .click();
  const figure = page.locator('#fig-step-response');
  await expect(figure.getByRole('alert')).toContainText('could not be loaded');
  expect(requests).toBe(1);
});

for (const colourScheme of ['light', 'dark'] as const) {
  test(`drawings have no fault that axe finds, ${colourScheme}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (theme) => localStorage.setItem('theme', theme),
      colourScheme,
    );
    await open(page, pages[7] ?? '');
    const {violations} = await new AxeBuilder({page})
      .include('#fig-node-or-not')
      .include('#fig-pressure-staircase')
      .analyze();
    expect(violations).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('drawings are in the page', async ({page}) => {
    for (const address of pages) {
      await page.goto(address);
      await expect(
        page.locator('figure[id^="fig-"] svg').first(),
      ).toBeVisible();
    }
  });
});
