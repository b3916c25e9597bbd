import type {Page} from '@playwright/test';

import {pages} from '../routes';
import {openModel, openTool} from './simulationPanel';
import {expect, onlyInAll, open, phone, test} from './site';

/** Opens a page whose scripts arrive only when the result is called. */
async function openWithoutScripts(
  page: Page,
  address: string,
): Promise<() => void> {
  await page.setViewportSize(phone);
  let letArrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (letArrive = resolve));
  await page.route('**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(address, {waitUntil: 'commit'});
  return letArrive;
}

for (const prefix of ['', '/zh-Hans']) {
  test(
    `a panel that a link has focused keeps the focus while it becomes live, ${prefix || '/'}`,
    onlyInAll(prefix !== ''),
    async ({page}) => {
      const letArrive = await openWithoutScripts(page, prefix + pages.lag);
      const panel = page.locator('[data-simulation]').first();
      await expect(panel.locator('fieldset:disabled').first()).toBeAttached();
      const before = await panel.locator('section').evaluate((region) => {
        region.tabIndex = -1;
        region.focus();
        return region.ariaLabel;
      });
      expect(before).toBeTruthy();
      letArrive();
      await expect(panel.getByRole('slider').first()).toBeEnabled();
      await expect(panel.locator(':focus')).toHaveAttribute(
        'aria-label',
        before ?? '',
      );
    },
  );
}

test('a prepared run that has the focus keeps it while its panel is loaded', async ({
  page,
}) => {
  const letArrive = await openWithoutScripts(page, pages.lag);
  const chip = page
    .locator('[data-simulation]')
    .first()
    .getByRole('group')
    .getByRole('button')
    .last();
  await expect(chip).toHaveAttribute('aria-disabled', 'true');
  await chip.focus();
  letArrive();
  await expect(chip).toHaveAttribute('aria-disabled', 'false');
  await expect(chip).toBeFocused();
});

test('buttons that are pressed before the page is live are pressed again', async ({
  page,
}) => {
  let letArrive = await openWithoutScripts(page, pages.lag);
  const ramp = page.getByRole('button', {name: 'Ramp', exact: true});
  await ramp.click({force: true});
  await expect(ramp).toHaveAttribute('aria-pressed', 'false');
  letArrive();
  await expect(ramp).toHaveAttribute('aria-pressed', 'true');
  letArrive = await openWithoutScripts(page, `/zh-Hans${pages.lag}`);
  const menu = page.locator('.navbar__toggle');
  await menu.click();
  letArrive();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a button that goes when it is pressed leaves the focus near it', async ({
  page,
}) => {
  const panel = await openModel(page, pages.lag);
  const press = (name: string | RegExp) =>
    panel.getByRole('button', {name}).press('Enter');
  const focused = panel.locator(':focus');
  await press('Hold this run');
  await press(/^Release the held run/);
  await expect(focused).toHaveText('Almost a delay');
  const cursor = panel.getByRole('slider', {name: 'Cursor: Response in time'});
  await cursor.press('ArrowRight');
  await press(/^Remove the cursor/);
  await expect(cursor).toBeFocused();
  await cursor.press('ArrowRight');
  await panel
    .getByRole('textbox', {name: /^Place of the cursor/})
    .press('Escape');
  await expect(cursor).toBeFocused();
  await openTool(panel, 'Batch');
  await press('Start the batch run');
  await expect(
    panel.getByRole('button', {name: 'Remove its curves'}),
  ).toBeVisible();
  await expect(focused).toHaveText('Start the batch run');
  await press('Remove its curves');
  await expect(focused).toHaveText('Start the batch run');
  await openTool(panel, 'What matters');
  await press('Move each by 10%');
  await expect(panel.getByText(/^at 1.8: /)).toBeVisible();
  await expect(focused).toHaveText('Move each by 10%');
  await openTool(panel, 'Compare with my run');
  await panel.getByLabel('or paste a table').fill('t y u\n0 1 1\n1 2 2\n2 3 3');
  await press('Read the table');
  await press('Remove comparison 2');
  await expect(focused).toHaveAttribute('aria-label', 'Output of comparison 1');
  await press('Remove it');
  await expect(focused).toHaveText('Read the table');
  await press('More');
  await press('Keys');
  await page.getByRole('dialog').getByRole('button').press('Enter');
  await expect(focused).toHaveAttribute('aria-label', 'More');
});

for (const address of [pages.trigger, `/zh-Hans${pages.solver}`]) {
  test(
    `a link of ${address} keeps the focus while its knob becomes live`,
    onlyInAll(address !== pages.trigger),
    async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, address);
      const knob = page.locator('[data-knob]').first();
      await expect(knob.getByRole('slider').first()).toBeDisabled();
      const link = knob.getByRole('link').last();
      const before = await link.textContent();
      await link.focus();
      await expect(knob.getByRole('slider').first()).toBeEnabled();
      const focused = knob.locator(':focus');
      await expect(focused).toHaveCount(1);
      await expect(focused).toHaveText(before ?? '');
    },
  );
}

test('the focus stays on a control chosen while the knob is made', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, pages.trigger);
  const knob = page.locator('[data-knob]').first();
  await expect(knob.getByRole('slider').first()).toBeDisabled();
  const [before, after] = await knob.evaluate((drawn: HTMLElement) => {
    const region = drawn.querySelector('section');
    const link = [...drawn.querySelectorAll('a')].at(-1);
    if (region) {
      region.tabIndex = -1;
    }
    const controls = [region, link];
    const nameOf = (control: Element | null | undefined) =>
      control?.ariaLabel ?? control?.textContent;
    return new Promise<readonly (string | undefined)[]>((resolve) => {
      let turn = 0;
      const goOn = () => {
        const last = controls[turn % 2];
        if (!drawn.isConnected) {
          resolve([nameOf(last), nameOf(document.activeElement)]);
          return;
        }
        turn += 1;
        controls[turn % 2]?.focus({preventScroll: true});
        requestAnimationFrame(goOn);
      };
      controls[0]?.focus();
      requestAnimationFrame(goOn);
    });
  });
  expect(before).toBeTruthy();
  expect(after).toBe(before);
});
