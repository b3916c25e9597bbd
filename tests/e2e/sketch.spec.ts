import type {Locator, Page} from '@playwright/test';

import {libraryIds} from '../../src/site/libraries';
import {pagesOf} from '../../src/site/pages';
import {locales, pages} from '../routes';
import {inBothModes} from './axe';
import {smallTargets} from './layoutFaults';
import {openModel} from './simulationPanel';
import {desktop, expect, onlyInAll, open, phone, test} from './site';

/** The component and demo pages. */
const modelled = libraryIds.flatMap(pagesOf).map((id) => pages[id]);

/** The sketch of the sphere: it has temperatures, flows and parameters. */
function sphere(page: Page): Locator {
  return page.locator('[data-island="sketch-hot-sphere"]');
}

/** A component of a live sketch by its name. */
function component(sketch: Locator, name: string): Locator {
  return sketch.getByRole('button', {name: new RegExp(`^${name}`, 'u')});
}

/** Brings a sketch near and waits until it follows the run. */
async function follow(sketch: Locator): Promise<void> {
  await expect(async () => {
    await sketch.scrollIntoViewIfNeeded();
    await expect(
      sketch.getByRole('button', {name: /^(?:Enlarge|放大)$/u}),
    ).toBeEnabled({timeout: 500});
  }).toPass();
}

/** Opens the page of the sphere with a panel and a sketch that are live. */
async function openSphere(page: Page, prefix = ''): Promise<Locator> {
  await openModel(page, `${prefix}${pages.sphere}`);
  const sketch = sphere(page);
  await follow(sketch);
  await expect(
    sketch.getByRole('button', {name: /^(?:Play|播放)$/u}),
  ).toBeEnabled();
  return sketch;
}

/** The cursor of the first figure. */
function cursor(page: Page): Locator {
  return page.locator('[data-simulation] [role="slider"]:not(input)').first();
}

const INSTANT = '[data-part="instant"]';
const VALUE = '[data-part="value"]';

/** How many curves are pale, beside one that is pointed at. */
function faintCurves(page: Page): Promise<number> {
  return page
    .locator('[data-simulation] path[data-curve]')
    .evaluateAll(
      (curves) =>
        curves.filter(
          (curve) =>
            getComputedStyle(curve.parentElement ?? curve).opacity < '1',
        ).length,
    );
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const {name, prefix} of locales) {
    test(`a sketch shows the values at the end of the run, ${name}`, async ({
      page,
    }) => {
      await page.goto(`${prefix}${pages.sphere}`);
      const sketch = sphere(page);
      await expect(sketch.locator(VALUE)).toHaveCount(5);
      await expect(sketch.locator(VALUE).first()).toHaveText(/^[\d.]+\s°C$/u);
      await expect(sketch.locator(INSTANT)).toContainText('t = ');
      await expect(sketch.getByRole('button')).toHaveCount(0);
    });
  }
});

test('a sketch shows the values at the cursor of the figures', async ({
  page,
}) => {
  const sketch = await openSphere(page);
  const atEnd = await sketch.locator(VALUE).first().textContent();
  await cursor(page).focus();
  await page.keyboard.press('Home');
  await expect(sketch.locator(INSTANT)).toHaveText('Values at t = 0 s');
  await expect(sketch.locator(VALUE).first()).not.toHaveText(atEnd ?? '');
  await expect(component(sketch, 'sphere')).toHaveAccessibleName(
    'sphere 200 °C',
  );
  const longest = await sketch
    .locator('[data-flow="radiationFlow"]')
    .first()
    .evaluate((arrow: SVGPathElement) => arrow.getBBox().width);
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('PageUp');
  }
  await expect
    .poll(() =>
      sketch
        .locator('[data-flow="radiationFlow"]')
        .first()
        .evaluate((arrow: SVGPathElement) => arrow.getBBox().width),
    )
    .toBeLessThan(longest);
  await page.keyboard.press('Escape');
  await expect(sketch.locator(VALUE).first()).toHaveText(atEnd ?? '');
});

test(
  'a sketch follows the values and the units of the panel',
  onlyInAll(),
  async ({page}) => {
    const sketch = await openSphere(page);
    const value = sketch.locator(VALUE).first();
    const before = await value.textContent();
    await page
      .locator('[data-simulation]')
      .getByRole('slider', {name: 'Diameter'})
      .press('End');
    await expect(value).not.toHaveText(before ?? '');
  },
);

test('Play moves the cursor to the end of the run and can be paused', async ({
  page,
}) => {
  const sketch = await openSphere(page);
  const atEnd = (await sketch.locator(INSTANT).textContent()) ?? '';
  await sketch.getByRole('button', {name: 'Play'}).click();
  const pause = sketch.getByRole('button', {name: 'Pause'});
  await expect(pause).toBeVisible();
  await expect(sketch.locator(INSTANT)).not.toHaveText(atEnd);
  // The plot has the same cursor, and the space bar stops it.
  await cursor(page).focus();
  await page.keyboard.press('Space');
  await expect(pause).toBeHidden();
  const paused = (await sketch.locator(INSTANT).textContent()) ?? '';
  await expect(cursor(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${paused.slice(0, 10)}`, 'u'),
  );
  // It goes on from where the cursor was moved to: here the last tenth.
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  await expect(sketch.locator(INSTANT)).not.toHaveText(paused);
  await page.keyboard.press('Space');
  await expect(pause).toBeVisible();
  await expect(sketch.locator(INSTANT)).toHaveText(atEnd);
  await expect(pause).toBeHidden();
});

test(
  'Play takes steps where less motion is asked for',
  onlyInAll(),
  async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const sketch = await openSphere(page);
    const seen = await sketch.locator(INSTANT).evaluate(async (element) => {
      const texts = new Set<string>();
      const observer = new MutationObserver(() =>
        texts.add(element.textContent),
      );
      observer.observe(element, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      const root = element.closest('[data-island]');
      root?.querySelector('button')?.click();
      await new Promise((resolve) => {
        const wait = () =>
          /Play/.test(root?.querySelector('button')?.textContent ?? '')
            ? resolve(undefined)
            : requestAnimationFrame(wait);
        requestAnimationFrame(() => requestAnimationFrame(wait));
      });
      return [...texts];
    });
    expect(seen.length).toBeLessThanOrEqual(11);
    expect(seen.length).toBeGreaterThanOrEqual(9);
  },
);

test('a component marks its curve, and a curve its component', async ({
  page,
}) => {
  const sketch = await openSphere(page);
  const flows = page.locator('[data-simulation]').getByRole('group');
  await flows.getByRole('button', {name: 'Painted'}).click();
  const body = component(sketch, 'sphere');
  await body.hover();
  await expect.poll(() => faintCurves(page)).toBeGreaterThan(0);
  await page.mouse.move(0, 0);
  await expect.poll(() => faintCurves(page)).toBe(0);
  // A tap marks it until the next one.
  await body.click();
  await page.mouse.move(0, 0);
  await expect(body).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => faintCurves(page)).toBeGreaterThan(0);
  await body.click();
  await page.mouse.move(0, 0);
  await expect.poll(() => faintCurves(page)).toBe(0);
  // The keyboard reaches one component, and the others from there.
  await body.focus();
  await page.keyboard.press('ArrowRight');
  await expect(component(sketch, 'convective')).toBeFocused();
  await expect(sketch.locator('svg [tabindex="0"]')).toHaveCount(1);
  await page
    .locator('[data-simulation] [data-of^="radiationFlow:"]')
    .first()
    .dispatchEvent('pointermove', {bubbles: true});
  await expect(component(sketch, 'radiative').locator('rect')).toHaveCount(1);
  await expect(component(sketch, 'convective').locator('rect')).toHaveCount(0);
});

test('a sketch can be enlarged', onlyInAll(), async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, pages.sphere);
  const sketch = sphere(page);
  await follow(sketch);
  const small = await sketch.locator('svg').first().boundingBox();
  await sketch.getByRole('button', {name: 'Enlarge'}).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/^One capacity/u);
  const large = await dialog.locator('svg').first().boundingBox();
  expect(large?.width).toBeGreaterThan(small?.width ?? Infinity);
  expect(await inBothModes(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toBeHidden();
  await expect(sketch.getByRole('button', {name: 'Enlarge'})).toBeFocused();
});

for (const {name, prefix} of locales) {
  test(
    `sketches fit the width of a phone, with text of 11 px, ${name}`,
    onlyInAll(),
    async ({page}) => {
      await page.setViewportSize(phone);
      for (const route of modelled) {
        await page.goto(`${prefix}${route}`);
        const cut = await page
          .locator('[data-island^="sketch-"] figure > :first-child')
          .evaluateAll((regions) =>
            regions
              .filter((region) => {
                const svg = region.querySelector('svg');
                const scale =
                  (svg?.getBoundingClientRect().width ?? 0) /
                  (svg?.viewBox.baseVal.width ?? 1);
                return (
                  region.scrollWidth > region.clientWidth || scale * 13 < 10.95
                );
              })
              .map((region) => region.textContent),
          );
        expect.soft(cut, route).toEqual([]);
      }
    },
  );

  test(
    `axe finds nothing in a live sketch, ${name}`,
    onlyInAll(),
    async ({page}) => {
      const sketch = await openSphere(page, prefix);
      const first = sketch.locator('svg [role="button"]').first();
      await first.click();
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        expect.soft(await smallTargets(page)).toEqual([]);
        expect
          .soft(await inBothModes(page, '[data-island="sketch-hot-sphere"]'))
          .toEqual([]);
      }
    },
  );
}
