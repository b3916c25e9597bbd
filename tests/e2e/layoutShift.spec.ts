import type {Page} from '@playwright/test';

import {desktop, expect, hydrated, phone, test} from './site';

const pages = [
  ['home', '/'],
  ['document with a model', '/docs/Amesim/signal/first-order-lag/'],
  ['post', '/blog/BatchRename'],
] as const;

/**
 * What rounds to a score of 0.000: the font of formulas takes the place of
 * the system's within a line. Anything that a reader could see is far above.
 */
const UNSEEN = 0.0005;

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** Every shift from the first paint on, with what moved. */
async function shifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        interface Entry extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly {readonly node: Node | null}[];
        }
        const seen: Shift[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Entry[]) {
            const what = entry.sources.map(({node}) =>
              node instanceof Element
                ? `${node.localName}.${node.className}`
                : (node?.nodeName ?? 'gone'),
            );
            seen.push({value: entry.value, what});
          }
        });
        observer.observe({type: 'layout-shift', buffered: true});
        // Entries are handed over before a frame; two are past them all.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
      }),
  );
}

async function expectStill(page: Page): Promise<void> {
  const found = await shifts(page);
  const sum = found.reduce((total, {value}) => total + value, 0);
  expect(sum, JSON.stringify(found)).toBeLessThan(UNSEEN);
}

async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

for (const viewport of [phone, desktop]) {
  for (const prefix of ['', '/zh-Hans']) {
    for (const [name, address] of pages) {
      test(`nothing moves on ${prefix} ${name}, ${viewport.width} px wide`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.goto(prefix + address);
        await settled(page);
        await expectStill(page);
      });
    }
  }
}

test('the live panel takes the place of the drawn one without moving the page', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/docs/Amesim/signal/first-order-lag/');
  await settled(page);
  const panel = page.locator('[data-simulation]').first();
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.locator('fieldset').first()).toBeEnabled();
  await expectStill(page);
});

test('highlighted code is in the HTML and stays where it is', async ({
  page,
}) => {
  await page.goto('/blog/BatchRename');
  await settled(page);
  const block = page.locator('.theme-code-block').first();
  await block.scrollIntoViewIfNeeded();
  await block.hover();
  await expect(block.getByRole('button').first()).toBeAttached();
  await expectStill(page);
});
