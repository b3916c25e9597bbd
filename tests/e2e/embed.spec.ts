import {renderHeadersFile} from '../../scripts/deploy/headersFile';
import {siteScriptHashes} from '../../scripts/deploy/site';
import {embedRoute} from '../../src/site/embeds';
import {locales, pages} from '../routes';
import {type Host, startHost} from './host';
import {test as hosted} from './hosted';
import {
  field,
  openMenu,
  openModel,
  slider,
  waitUntilLive,
} from './simulationPanel';
import {expect, onlyInAll, open, test} from './site';

const route = embedRoute('first-order-lag');

/** The headers that a file of rules adds for a path: those of all that match. */
function headersAt(path: string, text: string): readonly (readonly string[])[] {
  const rules = text.split('\n\n').filter((rule) => rule.startsWith('/'));
  return rules.flatMap((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const [start = '', end = ''] = pattern.split('*');
    const isMatching = path.startsWith(start) && path.endsWith(end);
    return isMatching ? lines.map((line) => line.trim().split(/: (.*)/)) : [];
  });
}

/** Has a host send the headers that static hosts read from our file. */
function sendHeaders(host: Host): void {
  const text = renderHeadersFile(siteScriptHashes());
  host.intervene = (path, response) => {
    for (const [name = '', value = ''] of headersAt(path, text)) {
      response.appendHeader(name, value);
    }
    return false;
  };
}

hosted(
  'another site can show a model in a frame, and no other page',
  async ({page, host}) => {
    sendHeaders(host);
    const other = await startHost();
    other.intervene = (_path, response) => {
      const frames = [`${route}?gain=3`, pages.lag].map(
        (path) =>
          `<iframe src="${host.origin}${path}" width="900" height="700"></iframe>`,
      );
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><title>Course</title>${frames.join('')}`);
      return true;
    };
    await page.addInitScript(() => {
      // As in browsers that let frames of other sites store nothing.
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await page.goto(other.origin);
    const shown = page.locator('iframe').first().contentFrame();
    const gain = shown.getByRole('textbox', {name: 'Gain k', exact: true});
    await expect(gain).toHaveValue('3');
    const curve = shown.locator('[data-curve="y:0"]');
    const before = (await curve.getAttribute('d')) ?? '';
    await gain.fill('4');
    await expect(curve).not.toHaveAttribute('d', before);
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContainEqual(expect.stringMatching(/^chrome-error:/));
    const refused = page.locator('iframe').nth(1).contentFrame();
    await expect(refused.locator('[data-simulation], article')).toHaveCount(0);
    await other.close();
  },
);

for (const {name, prefix} of locales) {
  test(
    `view, colours and values come from the address, ${name}`,
    onlyInAll(prefix === ''),
    async ({page, watched}) => {
      const label = {en: 'Time constant', 'zh-Hans': '时间常数'}[name];
      await page.emulateMedia({colorScheme: 'dark'});
      await open(page, `${prefix}${route}?view=knob&timeConstant=2.5`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const compact = await waitUntilLive(page);
      await expect(slider(compact, label)).toHaveAttribute(
        'aria-valuetext',
        /^2\.5\s/,
      );
      await expect(compact.getByRole('tablist')).toHaveCount(0);
      await expect(page.locator('nav, footer')).toHaveCount(0);
      // Links leave the frame, also those that the router knows, with its values.
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('heading').getByRole('link').click(),
      ]);
      await expect(opened).toHaveURL(
        new RegExp(
          `${prefix}${pages.lag}#sim=first-order-lag&timeConstant=2\\.5$`,
        ),
      );
      await opened.close();
      await open(
        page,
        `${prefix}${route}?theme=light#sim=first-order-lag&gain=3`,
      );
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      const panel = await waitUntilLive(page);
      await expect(panel.getByRole('tablist')).toBeVisible();
      await expect(panel.locator('[data-part="summary"]')).toContainText('3');
      expect(watched.messages).toEqual([]);
    },
  );
}

test('the panel copies the code of a frame with its values', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openModel(page, pages.lag);
  await field(panel, 'Gain k').fill('3');
  const menu = await openMenu(panel, 'share');
  await menu.getByRole('button', {name: 'Embed'}).click();
  await expect(menu.getByText('Copied.')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/\/embed\/first-order-lag\/\?gain=3&amp;.*view=panel"/);
  const [, address = ''] = /src="([^"]*)"/.exec(code) ?? [];
  const embedded = await openModel(page, address.replaceAll('&amp;', '&'));
  await expect(field(embedded, 'Gain k')).toHaveValue('3');
});
