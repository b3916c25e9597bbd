import type {Locator, Page} from '@playwright/test';

import {open} from './site';

/** The first live model of a page. */
export function firstPanel(page: Page): Locator {
  return page.locator('[data-simulation]').first();
}

/**
 * Brings the first panel near, of a model if one is named, and waits until its
 * controls work. The element is replaced on the way, so that scrolling to it may
 * have to be done again.
 */
export async function waitUntilLive(
  page: Page,
  model?: string,
): Promise<Locator> {
  const selector = model ? `[data-simulation="${model}"]` : '[data-simulation]';
  // As in `hydrated`: an expectation looks again after up to a second only.
  await page.waitForFunction(
    (wanted) => {
      const panel = document.querySelector(wanted);
      const buttons = [...(panel?.querySelectorAll('button') ?? [])];
      const shown = buttons.find(
        (button) => button.getClientRects().length > 0,
      );
      const isLive = shown?.matches(':enabled') ?? false;
      if (!isLive) {
        panel?.scrollIntoView({behavior: 'instant'});
      }
      return isLive;
    },
    selector,
    {polling: 50, timeout: 15_000},
  );
  return page.locator(selector).first();
}

/** Opens a page and waits until its model can be driven. */
export async function openModel(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  return waitUntilLive(page);
}

/** The buttons of the prepared runs. */
export function presetButtons(panel: Locator): Locator {
  return panel.getByRole('group', {name: 'Prepared runs'}).getByRole('button');
}

/** The field of a parameter by its label: 'Gain k'. */
export function field(panel: Locator, label: string): Locator {
  return panel.getByRole('textbox', {name: label, exact: true});
}

/** The slider of a parameter by its label, without the symbol. */
export function slider(panel: Locator, label: string): Locator {
  return panel.getByRole('slider', {name: label, exact: true});
}

/** The value that a legend shows for a curve. */
export function legendValue(panel: Locator, curve: string | RegExp): Locator {
  return panel
    .locator('[data-part="row"]')
    .filter({hasText: curve})
    .first()
    .locator('output');
}

/** The number at the start of a text, as the site writes numbers. */
export function numberIn(text: string | null): number {
  const plain = (text ?? '').replace('\u2212', '-');
  return Number.parseFloat(plain);
}

/** The path of a curve of the current run. */
export function curvePath(
  panel: Locator,
  output: string,
): Promise<string | null> {
  return panel.locator(`[data-curve="${output}:0"]`).getAttribute('d');
}

/** Opens the menu of the curves of a figure, the first unless named. */
export async function openCurves(panel: Locator): Promise<void> {
  await panel.locator('[data-part="curves"] > summary').first().click();
}
