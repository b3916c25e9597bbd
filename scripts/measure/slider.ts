import type {Browser, Page} from '@playwright/test';
import {median} from 'd3-array';

import {pages} from '../../src/site/pages';

const RUNS = 5;
const MODEL = pages.lag.route;

/**
 * Returns the time, ms, from `event` to the frame after the content of
 * `selector` has changed.
 */
async function untilPainted(
  page: Page,
  act: () => Promise<void>,
  event: string,
  selector: string,
): Promise<number> {
  await page.evaluate(
    ({event: name, selector: wanted}) => {
      const content = () =>
        [...document.querySelectorAll(wanted)]
          .map((element) => element.outerHTML)
          .join('');
      const before = content();
      const watched = window as Window & {painted?: Promise<number>};
      watched.painted = new Promise((resolve) => {
        window.addEventListener(
          name,
          () => {
            const start = performance.now();
            const look = () => {
              const now = content();
              if (now !== '' && now !== before) {
                // By the next frame the new content has been painted.
                requestAnimationFrame(() => resolve(performance.now() - start));
              } else {
                requestAnimationFrame(look);
              }
            };
            look();
          },
          {capture: true, once: true},
        );
      });
    },
    {event, selector},
  );
  await act();
  return page.evaluate(
    () => (window as Window & {painted?: Promise<number>}).painted ?? -1,
  );
}

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  // tsx names the functions that it compiles with a helper of its own.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.goto(url, {waitUntil: 'networkidle'});
  return page;
}

async function slider(browser: Browser, address: string): Promise<number> {
  const page = await open(browser, address + MODEL);
  try {
    const panel = page.locator('[data-simulation]').first();
    await panel.scrollIntoViewIfNeeded();
    const handle = panel.locator('input[type="range"]').first();
    await handle.focus();
    await page.waitForFunction(() => {
      const field = document.querySelector('[data-simulation] fieldset');
      return field instanceof HTMLFieldSetElement && !field.disabled;
    });
    await handle.focus();
    return await untilPainted(
      page,
      () => handle.press('ArrowRight'),
      'keydown',
      '[data-simulation] svg path',
    );
  } finally {
    await page.close();
  }
}

/** Milliseconds from a step of the slider to the painted curve, median of five. */
export async function measureSlider(
  browser: Browser,
  address: string,
): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < RUNS; at += 1) {
    times.push(await slider(browser, address));
  }
  return median(times) ?? Number.NaN;
}
