import type {Page} from '@playwright/test';

import {pages} from '../routes';
import {test} from './hosted';
import {
  field,
  openControls,
  openModel,
  openTool,
  waitUntilLive,
} from './simulationPanel';
import {expect, hydrated, onlyInAll, open, saveData} from './site';

const NEW_VERSION = 'A new version of this site is available';

async function loadNewVersion(page: Page, place = page.getByRole('alert')) {
  await expect(place).toContainText(NEW_VERSION);
  await place.getByRole('button', {name: 'Load it'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-release', 'later');
  await hydrated(page);
}

test.beforeEach(({page}) => saveData(page));

test('a tab older than the site: its model offers the new version', async ({
  page,
  host,
  later,
}) => {
  await open(page, '/docs/components');
  host.folder = later;
  await page
    .locator('[data-simulation]')
    .first()
    .evaluate((element) => element.scrollIntoView());
  const alert = page.getByRole('alert').filter({hasText: 'controls'}).first();
  await loadNewVersion(page, alert);
  await waitUntilLive(page, 'thermostat');
});

test(
  'a tab older than the site: a part of the panel is lost, the values stay',
  onlyInAll(),
  async ({page, host, later}) => {
    const panel = await openModel(page, pages.lag);
    await field(panel, 'Gain k').fill('3');
    await expect(page).toHaveURL(/gain=3/);
    host.folder = later;
    await openTool(panel, 'Batch');
    await loadNewVersion(page, page.getByRole('region', {name: 'New version'}));
    const reloaded = await waitUntilLive(page);
    await openControls(reloaded);
    await expect(field(reloaded, 'Gain k')).toHaveValue('3');
  },
);

test(
  'a tab older than the site: “Later” leads the focus back',
  onlyInAll(),
  async ({page, host, later}) => {
    const panel = await openModel(page, pages.lag);
    host.folder = later;
    await openTool(panel, 'Batch');
    const box = page.getByRole('region', {name: 'New version'});
    await expect(box).toContainText(NEW_VERSION);
    const last = page.locator('footer a').last();
    await last.focus();
    await box.getByRole('button', {name: 'Later'}).press('Enter');
    await expect(box).toHaveCount(0);
    await expect(last).toBeFocused();
  },
);

test(
  'a tab older than the site: the search offers the new version',
  onlyInAll(),
  async ({page, host, later}) => {
    await open(page, '/docs/intro');
    host.folder = later;
    await page.keyboard.press('/');
    await loadNewVersion(page);
  },
);

test(
  'a tab older than the site: the query reaches the new version',
  onlyInAll(),
  async ({page, host, later}) => {
    await open(page, '/docs/intro');
    host.intervene = (path) => {
      host.folder = path.startsWith('/search-index') ? later : host.folder;
      return false;
    };
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('hysteresis');
    await loadNewVersion(page);
    await expect(page).toHaveURL(/\/search\?q=hysteresis$/);
    await expect(page.locator('main ol > li').first()).toContainText('TRIG0');
  },
);
