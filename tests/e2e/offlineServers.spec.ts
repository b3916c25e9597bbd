import {type ServerResponse} from 'node:http';

import {pages} from '../routes';
import {test} from './hosted';
import {areStored, openStored, storing} from './offlineStorage';
import {waitUntilLive} from './simulationPanel';
import {expect, hydrated, onlyInAll, open} from './site';

test.use({serviceWorkers: 'allow'});

/** Passes a request on to another server; redirects go to the browser. */
async function passOn(
  address: string,
  response: ServerResponse,
): Promise<boolean> {
  const answer = await fetch(address, {redirect: 'manual'});
  const headers = Object.fromEntries(
    ['content-type', 'location'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  response.writeHead(answer.status, {...headers, 'Cache-Control': 'no-store'});
  response.end(Buffer.from(await answer.arrayBuffer()));
  return true;
}

type Server = (
  path: string,
  response: ServerResponse,
  docusaurus: string,
) => boolean | Promise<boolean>;

/** Servers that answer otherwise than the plain one of these tests. */
const servers: Readonly<Record<string, Server>> = {
  'docusaurus serve': (path, response, docusaurus) =>
    passOn(docusaurus + path, response),
  // No address ends with a slash or `.html`; the not-found page has its status.
  'a host with clean addresses': async (path, response, docusaurus) => {
    const clean = path.replace(/(?:\/|\/index\.html|\.html)$/, '') || '/';
    if (path !== clean) {
      response.writeHead(308, {Location: clean}).end();
      return true;
    }
    if (path.endsWith('/404')) {
      response.statusCode = 404;
      const page = await fetch(docusaurus + path);
      response.setHeader('Content-Type', 'text/html');
      response.end(await page.text());
      return true;
    }
    return false;
  },
};

for (const [name, server] of Object.entries(servers)) {
  test.describe(name, () => {
    test.beforeEach(({host}, {project}) => {
      const config = project.use.baseURL ?? '';
      host.intervene = (path, response) => server(path, response, config);
    });

    test(
      'a page that was open is readable offline',
      onlyInAll(name !== 'docusaurus serve'),
      async ({page, host}) => {
        await openStored(page, pages.lag);
        host.isDown = true;
        await page.reload();
        await hydrated(page);
        await waitUntilLive(page);
      },
    );

    test(
      'the site is kept offline, with its progress',
      onlyInAll(),
      async ({page, host}) => {
        test.slow();
        await open(page, '/offline');
        await page
          .getByRole('button', {name: /Keep this site offline/})
          .click();
        const bar = page.getByRole('progressbar', {name: 'Download'});
        await expect
          .poll(
            () =>
              bar.evaluate(
                (element) => (element as HTMLProgressElement).position,
              ),
            storing,
          )
          .toBeGreaterThan(0.1);
        await expect(page.getByText('are on this device')).toBeVisible({
          timeout: 60_000,
        });
        await expect
          .poll(() => areStored(page, ['/offline']), storing)
          .toBe(true);
        host.isDown = true;
        await open(page, pages.introduction);
        const response = await page.goto('/nowhere');
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(
          'Page not found',
        );
      },
    );
  });
}
