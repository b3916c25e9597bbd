import type {Page} from '@playwright/test';

import {locales, pages} from '../routes';
import {desktop, expect, onlyInAll, open, phone, test} from './site';

function curve(page: Page): Promise<string | null> {
  return page.locator('main [data-curve="temperature:0"]').getAttribute('d');
}

for (const {name, prefix} of locales) {
  test(
    `a slider of the first screen moves the curve at once, ${name}`,
    onlyInAll(prefix !== ''),
    async ({page, watched}) => {
      await open(page, `${prefix}/`);
      const slider = page.getByRole('slider').first();
      await expect(slider).toBeEnabled();
      const sentence = page.locator('main [data-part="summary"]');
      const [before, read] = [await curve(page), await sentence.textContent()];
      await slider.press('Home');
      await expect(slider).toHaveAttribute('aria-valuetext', '0.5\u00a0K');
      // The model runs in the frame after the change, which the next one shows.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      expect(await curve(page)).not.toBe(before);
      await expect(sentence).not.toHaveText(read ?? '');
      expect(watched.messages).toEqual([]);
    },
  );
}

test('the model is seen without scrolling, on a desktop and on a phone', async ({
  page,
}) => {
  await open(page, '/');
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    const drawing = page.getByRole('main').getByRole('img').first();
    await expect(drawing).toBeInViewport({ratio: 1});
    await expect(page.getByRole('slider').first()).toBeInViewport();
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the curve is there, and the way to the model', async ({page}) => {
    await page.goto('/');
    expect(await curve(page)).toMatch(/^M0/);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await page.getByRole('link', {name: /^The whole model/}).click();
    await expect(page).toHaveURL(new RegExp(`${pages.loop}#sim=thermostat`));
  });
});

test('the model becomes live without moving the page', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/zh-Hans/');
  const figure = page.locator('main [data-knob]').first();
  const height = () =>
    figure.evaluate((element) => element.getBoundingClientRect().height);
  await expect(page.getByRole('slider').first()).toBeEnabled();
  const live = await height();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('slider').first()).toBeDisabled();
  expect(await height()).toBe(live);
});
