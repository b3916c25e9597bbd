import type {Locator, Page} from '@playwright/test';

import {pages} from '../routes';
import {inBothModes} from './axe';
import {desktop, expect, onlyInAll, open, phone, test} from './site';

const address = pages.ports;

function puzzle(page: Page): Locator {
  return page.getByRole('region', {name: 'Puzzle: which ports connect?'});
}

function portChoice(
  page: Page,
  group: 'First' | 'Second',
  name: string,
): Locator {
  return puzzle(page)
    .getByRole('group', {name: `${group} port`})
    .getByRole('radio', {name, exact: true});
}

function answer(page: Page, words: RegExp): Locator {
  return puzzle(page)
    .getByRole('group', {name: 'Do they connect, and why?'})
    .getByRole('radio', {name: words});
}

test('asks for an answer and judges it, with the mouse', async ({
  page,
  watched,
}) => {
  await page.setViewportSize(desktop);
  await open(page, address);
  const status = puzzle(page).getByRole('status');
  await puzzle(page).getByRole('button', {name: 'Check'}).click();
  await expect(status).toBeEmpty();
  await expect(answer(page, /^Yes/)).toBeFocused();
  await portChoice(page, 'First', 'thermal conductor').click();
  await portChoice(page, 'Second', 'thermal capacity').click();
  await puzzle(page).getByText('Yes: each gives what the other needs.').click();
  await puzzle(page).getByRole('button', {name: 'Check'}).click();
  await expect(status).toHaveText(
    'Right. One gives the temperature, the other the heat flow rate. 1 of 1 right so far.',
  );

  await portChoice(page, 'Second', 'heat flow source').click();
  await expect(status).toBeEmpty();
  await answer(page, /different types/).check();
  await puzzle(page).getByRole('button', {name: 'Check'}).click();
  await expect(status).toContainText('but for another reason');
  await expect(status).toContainText('no component computes the temperature');
  await expect(status).toContainText('1 of 2 right so far.');
  expect(watched.messages).toEqual([]);
});

test('can be solved with the keyboard alone', async ({page}) => {
  await open(page, address);
  const first = portChoice(page, 'First', 'thermal capacity');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(portChoice(page, 'First', 'thermal conductor')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(portChoice(page, 'Second', 'thermal capacity')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(portChoice(page, 'Second', 'gain, output')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(answer(page, /^Yes/)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(answer(page, /different types/)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(puzzle(page).getByRole('status')).toContainText('Right.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    puzzle(page).getByRole('button', {name: 'Another pair'}),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(puzzle(page).getByRole('status')).toBeEmpty();
});

test('fits a phone, and every tile is large enough for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({...phone, width: 320});
  await open(page, address);
  const tiles = puzzle(page).locator('label');
  for (const tile of await tiles.all()) {
    const box = await tile.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});

test('has no fault that axe finds', onlyInAll(), async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, address);
  await answer(page, /^Yes/).check();
  await puzzle(page).getByRole('button', {name: 'Check'}).click();
  await puzzle(page).getByText('Solution: all pairs').click();
  const section = 'section[aria-label^="Puzzle"]';
  expect(await inBothModes(page, section)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('says so and gives the solution', async ({page}) => {
    await page.goto(address);
    await expect(puzzle(page).getByRole('button')).toHaveCount(0);
    await expect(puzzle(page)).toContainText('needs JavaScript');
    await puzzle(page).getByText('Solution: all pairs').click();
    await expect(
      puzzle(page).getByRole('row', {
        name: 'thermal capacity thermal conductor yes One gives the temperature, the other the heat flow rate.',
      }),
    ).toBeVisible();
    await expect(
      puzzle(page).getByRole('row', {name: /^pipe pipe no Both give a flow/}),
    ).toBeVisible();
  });

  test('does so in Chinese', async ({page}) => {
    await page.goto(`/zh-Hans${address}`);
    const region = page.getByRole('region', {name: '练习：哪些端口能连？'});
    await region.getByText('答案：所有组合').click();
    await expect(
      region.getByRole('row', {name: /^热容 导热元件 能/}),
    ).toBeVisible();
  });
});
