import type {Locator, Page} from '@playwright/test';

import {expect, open} from './site';

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

/** Opens all controls of a live panel, if they are not open. */
export async function openControls(panel: Locator): Promise<void> {
  const button = panel.getByRole('button', {
    name: /^(All controls|Fewer controls|全部控件|收起控件)$/,
  });
  if ((await button.getAttribute('aria-expanded')) !== 'true') {
    await button.click();
  }
  await expect(panel.getByRole('tablist')).toBeVisible();
}

/** Chooses what a menu of the panel's head offers, by the name of its button. */
export async function openMenu(
  panel: Locator,
  name: 'more' | 'share',
): Promise<Locator> {
  const words = {more: /^(More|更多)$/, share: /^(Share and save|分享与保存)$/};
  await panel.getByRole('button', {name: words[name]}).click();
  return panel.getByRole('group', {name: words[name]});
}

/** Shows the choice of curves and axes above each figure. */
export async function showOptions(panel: Locator): Promise<void> {
  const menu = await openMenu(panel, 'more');
  await menu.getByRole('checkbox').first().check();
  await menu.getByRole('checkbox').first().press('Escape');
}

/** Opens a page, waits until its model can be driven and opens its controls. */
export async function openModel(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  const panel = await waitUntilLive(page);
  await openControls(panel);
  return panel;
}

/** Opens a tool of a panel with all controls by the name of its tab. */
export async function openTool(
  panel: Locator,
  name: string | RegExp,
): Promise<Locator> {
  await panel.getByRole('tab', {name}).click();
  return panel.getByRole('tabpanel', {name});
}

/** The buttons of the prepared runs. */
export function presetButtons(panel: Locator): Locator {
  return panel.getByRole('group', {name: 'Prepared runs'}).getByRole('button');
}

/** The field of a parameter by its label: 'Gain k'. */
export function field(panel: Locator, label: string): Locator {
  return panel.getByRole('textbox', {name: label, exact: true});
}

/**
 * The slider of a parameter by its label, without the symbol: that among all
 * controls where the figure has one as well.
 */
export function slider(panel: Locator, label: string): Locator {
  return panel.getByRole('slider', {name: label, exact: true}).last();
}

/** The value that a legend shows for a curve; it is there with the options. */
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
