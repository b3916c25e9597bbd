import type {Page} from '@playwright/test';

import {pages} from '../routes';
import {curvePath, field, openModel, showOptions} from './simulationPanel';
import {desktop, expect, onlyInAll, test} from './site';

/**
 * Puts every text in two `font` elements, as translators in browsers do, and
 * goes on with each text that comes later.
 */
async function startTranslation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = 'script, style, textarea, select, svg, math, font';
    const translate = (text: Text) => {
      if (text.data.trim() !== '' && !text.parentElement?.closest(kept)) {
        const fonts = document
          .createRange()
          .createContextualFragment('<font><font></font></font>');
        fonts.querySelector('font font')?.append(`${text.data}\u200b`);
        text.replaceWith(fonts);
      }
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        texts.push(walker.currentNode as Text);
      }
      texts.forEach(translate);
    };
    translateAll(document.body);
    new MutationObserver((mutations) => {
      for (const {target, addedNodes} of mutations) {
        [target, ...addedNodes]
          .filter((node) => node.isConnected)
          .forEach(translateAll);
      }
    }).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

test(
  'controls work on a page that the browser translates',
  onlyInAll(),
  async ({page, watched}) => {
    await page.setViewportSize(desktop);
    const panel = await openModel(page, pages.lag);
    await showOptions(panel);
    await startTranslation(page);

    await test.step('the buttons of the panel', async () => {
      // Prepared runs, tabs and the help of parameters.
      for (const kind of [
        '[aria-pressed]',
        '[aria-selected]',
        '[aria-expanded][aria-controls]',
      ]) {
        const buttons = panel.locator(`button${kind}:visible`);
        for (const button of await buttons.all()) {
          await button.click();
        }
        await panel.getByRole('tab').first().click();
      }
      await panel.locator('summary:visible').last().click();
    });

    await test.step('a field of the panel', async () => {
      const before = await curvePath(panel, 'y');
      // The axes fit to a change of scale, not to one of shape.
      const lags = field(panel, 'Number of lags in series N');
      await lags.fill('2');
      await lags.press('Enter');
      await expect.poll(() => curvePath(panel, 'y')).not.toBe(before);
    });

    await test.step('an exercise', async () => {
      const answer = page.getByRole('textbox', {name: /^Final value/u});
      for (const text of ['5', '6', '', '1/3', '6']) {
        await answer.fill(text);
        await answer.press('Enter');
      }
      await expect(page.getByText('the model gives 6').first()).toBeVisible();
    });

    await test.step('the colours and the next page', async () => {
      await page.locator('.navbar [class*="toggleButton"]').first().click();
      const heading = await page.getByRole('heading', {level: 1}).textContent();
      await page.locator('.pagination-nav__link--next').click();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(
        heading ?? '',
      );
    });
    expect(watched.messages).toEqual([]);
  },
);
