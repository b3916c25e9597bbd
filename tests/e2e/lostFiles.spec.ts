import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {pages} from '../routes';
import {chunkWith, type Host} from './host';
import {test} from './hosted';
import {field, openControls, openModel, waitUntilLive} from './simulationPanel';
import {expect, hydrated, onlyInAll, open, saveData} from './site';

const questions = pages.faq;

function lose(host: Host, lost: (path: string) => boolean): void {
  host.intervene = (path, response) => {
    if (lost(path)) {
      response.writeHead(404, {'Content-Type': 'text/html'});
      response.end('<h1>Not found</h1>');
      return true;
    }
    return false;
  };
}

const isDocument = (path: string) => !/\.[a-z\d]+$/.test(path);

for (const [prefix, message, button] of [
  ['', 'could not be loaded', 'Load the page again'],
  ['/zh-Hans', '文件加载失败', '刷新页面'],
] as const) {
  test(
    `a chunk of the first page is lost below "${prefix}/": one reload, then the text with a message`,
    onlyInAll(prefix === ''),
    async ({page, host}) => {
      let isLost = true;
      // All but the two scripts that the page itself names; not found in one
      // language, cut off in the other.
      host.intervene = (path, response) => {
        const isHit = isLost && /\/js\/(?!main|runtime).*\.js$/.test(path);
        if (isHit && prefix === '') {
          response.writeHead(404).end();
        } else if (isHit) {
          response.destroy();
        }
        return isHit;
      };
      await page.goto(`${prefix}/docs/intro`);
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('main p').first()).toBeVisible();
      expect(host.requestedPaths.filter(isDocument)).toHaveLength(2);
      isLost = false;
      await page.getByRole('button', {name: button}).click();
      await hydrated(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
}

test(
  'storage denied as well: no reload at all, the text stays',
  onlyInAll(),
  async ({page, host}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    lose(host, (path) => /\/js\/(?!main|runtime).*\.js$/.test(path));
    await page.goto('/docs/intro');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    expect(host.requestedPaths.filter(isDocument)).toHaveLength(1);
  },
);

test(
  'route data is lost: the page shows a message and recovers',
  onlyInAll(),
  async ({page, host}) => {
    // What the sidebar and the versions of the documentation are made of.
    const data = chunkWith('"docsSidebars"');
    lose(host, (path) => path === data);
    await page.goto(questions);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.locator('main h2').first()).toBeVisible();
    host.intervene = () => false;
    await page.getByRole('button', {name: 'Load the page again'}).click();
    await hydrated(page);
  },
);

test(
  'a later chunk is lost for good: the opened page is readable, without a loop',
  onlyInAll(),
  async ({page, host}) => {
    await saveData(page);
    await open(page, questions);
    const before = host.requestedPaths.filter(isDocument).length;
    lose(
      host,
      (path) => path.endsWith('.js') && !/\/(main|runtime)/.test(path),
    );
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: /Concentric/})
      .click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('heading', {level: 1})).toContainText(
      /concentric/i,
    );
    // Docusaurus reloads once, this site once more; then a message is shown.
    expect(
      host.requestedPaths.filter(isDocument).length - before,
    ).toBeLessThanOrEqual(2);
  },
);

test('a chunk of an older version: one reload', async ({page, host, later}) => {
  await saveData(page);
  let panel = await openModel(page, pages.lag);
  await panel.getByRole('button', {name: 'Hold this run'}).click();
  await field(panel, 'Gain k').fill('3');
  await expect(page).toHaveURL(/gain=3/);
  host.folder = later;
  const before = host.requestedPaths.length;
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: /TRIG0/})
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-release', 'later');
  await hydrated(page);
  await expect(page).toHaveURL(/TRIG0-trigger/);
  expect(host.requestedPaths.slice(before).filter(isDocument)).toHaveLength(1);
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: /LAG1/})
    .click();
  panel = await waitUntilLive(page);
  await openControls(panel);
  await expect(field(panel, 'Gain k')).toHaveValue('3');
  await expect(
    panel.getByRole('list', {name: 'Held runs'}).getByText('k = 2'),
  ).toBeVisible();
});

test(
  'the connection is lost in the middle of a script: the text stays readable, a banner says why',
  onlyInAll(),
  async ({page, host}) => {
    host.intervene = (path, response) => {
      if (!/\/main\..*\.js$/.test(path)) {
        return false;
      }
      const body = readFileSync(join(host.folder, path));
      response.writeHead(200, {
        'Content-Type': 'text/javascript',
        'Content-Length': body.length,
      });
      response.write(body.subarray(0, body.length / 2), () =>
        response.socket?.destroy(),
      );
      return true;
    };
    await page.goto('/zh-Hans/docs/intro');
    await expect(page.getByRole('alert')).toContainText('网站没有正确加载');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    host.intervene = () => false;
    await open(page, '/zh-Hans/docs/intro');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'scripts lost during a navigation: no message about a base path',
  onlyInAll(),
  async ({page, host}) => {
    await saveData(page);
    await open(page, '/docs/intro');
    host.intervene = (path, response) => {
      const isScript = path.endsWith('.js');
      if (isScript) {
        response.destroy();
      }
      return isScript;
    };
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Author', exact: true})
      .click();
    await expect(page).toHaveURL(/\/docs\/Author/);
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('This site did not load properly.');
    await expect(banner).not.toContainText(/base path/i);
  },
);

test(
  'a slow network: the text is there before any script',
  onlyInAll(),
  async ({page, host}) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    host.intervene = async (path) => {
      if (path.endsWith('.js')) {
        await held;
      }
      return false;
    };
    await page.goto(pages.lag, {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('math').first()).toBeVisible();
    await expect(page.locator('[data-curve]').first()).toBeAttached();
    release();
    await hydrated(page);
  },
);
