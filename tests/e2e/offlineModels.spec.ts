import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {pages} from '../routes';
import {test} from './hosted';
import {areStored, openStored, storing} from './offlineStorage';
import {openControls, openTool, waitUntilLive} from './simulationPanel';
import {
  desktop,
  expect,
  hydrated,
  onlyInAll,
  open,
  phone,
  saveData,
} from './site';
import {SITE_FOLDER} from './siteFolder';

test.use({serviceWorkers: 'allow'});

test(
  'a page that was opened has its model, whether or not the panel was seen',
  onlyInAll(),
  async ({page, host}) => {
    await saveData(page);
    await openStored(page, pages.lag);
    host.isDown = true;
    await page.reload();
    const panel = await waitUntilLive(page);
    await expect(panel.getByRole('slider').first()).toBeEnabled();
    await openControls(panel);
    const table = await openTool(panel, 'Table');
    await expect(table.getByRole('table').first()).toBeVisible();
  },
);

test(
  'a page that was reached by a link is stored with its model',
  onlyInAll(),
  async ({page, host}) => {
    await openStored(page, pages.faq);
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: /TRIG0/})
      .click();
    await expect(page).toHaveURL(/TRIG0-trigger/);
    const bare = pages.trigger.replace(/\/$/, '');
    await expect.poll(() => areStored(page, [bare]), storing).toBe(true);
    host.isDown = true;
    await page.reload();
    await hydrated(page);
    await waitUntilLive(page);
  },
);

for (const [prefix, other, message] of [
  ['', '/zh-Hans', 'this page is not on your device'],
  ['/zh-Hans', '', '这台设备上也没有这个页面'],
] as const) {
  test(
    `a page of the other language, without a connection, from "${prefix}/"`,
    onlyInAll(),
    async ({page, host}) => {
      await openStored(page, `${prefix}/docs/intro`);
      host.isDown = true;
      await page.goto(`${other}/docs/intro`);
      await hydrated(page);
      await expect(page).toHaveURL(new RegExp(`${prefix}/offline\\?from=`));
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(
        page.locator(`main a[href="${prefix}/docs/intro"]`).last(),
      ).toBeVisible();
    },
  );
}

test('a model that can’t be loaded says so in the window', async ({
  page,
  host,
}) => {
  await saveData(page);
  const html = readFileSync(
    join(SITE_FOLDER, pages.pipes, 'index.html'),
    'utf8',
  );
  // Cuts off what the page does not name, the model with it.
  host.intervene = (path, response) => {
    const isLater = path.endsWith('.js') && !html.includes(path);
    if (isLater) {
      response.destroy();
    }
    return isLater;
  };
  await open(page, pages.pipes);
  const panel = page.locator('[data-simulation]');
  const message = page.getByRole('alert').filter({hasText: 'controls'});
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await panel.evaluate((element) =>
      element.scrollIntoView({behavior: 'instant'}),
    );
    await expect(message).toBeInViewport({ratio: 1});
  }
});
