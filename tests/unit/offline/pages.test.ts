import assert from 'node:assert/strict';

import {afterAll, beforeEach, describe, it, vi} from 'vitest';
import type {Strategy, StrategyHandler} from 'workbox-strategies';

import {
  isSitePage,
  modelsOn,
  namedFiles,
} from '../../../src/offline/worker/pageContent';

const ORIGIN = 'https://site.example';
const SCRIPT = '/assets/js/runtime~main.0a1b2c3d.js';
const STYLE = '/assets/css/styles.0a1b2c3d.css';
const MODEL = '/assets/js/7.0a1b2c3d.js';
const html = `<!doctype html><html lang=en><head><link rel=stylesheet href=${STYLE} /><link rel=preload as=script href="${SCRIPT}"></head><body class=x><div data-simulation=trigger></div></body>`;
const LOGIN = '<!doctype html><html><body>Log in</body></html>';

afterAll(() => {
  vi.unstubAllGlobals();
});

vi.stubGlobal('self', globalThis);
vi.stubGlobal('MANIFEST', {
  entries: [SCRIPT],
  pages: ['/', '/docs/intro'],
  digests: {},
  modelFiles: {'': {trigger: [MODEL]}},
});

const {pagePlugin, Pages} =
  await import('../../../src/offline/worker/pageStrategy');

function page(body: string, status = 200): Response {
  return new Response(body, {status, headers: {'content-type': 'text/html'}});
}

describe('a page', () => {
  it('is known by the entry script that it names', async () => {
    const response = page(html);
    assert.ok(await isSitePage(response));
    assert.equal(await response.text(), html);
    assert.equal(await isSitePage(page(LOGIN)), false);
    assert.equal(await isSitePage(page('')), false);
    assert.equal(await isSitePage(new Response(html)), false);
  });

  it('names its files and its models', () => {
    assert.deepEqual(namedFiles(html), [STYLE, SCRIPT]);
    assert.deepEqual(modelsOn(html), ['trigger']);
  });
});

describe('storing a page', () => {
  let stored: Set<string>;
  let lost: string;
  const files = {
    handleAll: ({request}: {request: Request}) => {
      if (request.url !== lost) {
        stored.add(request.url);
      }
      return [Promise.resolve(), Promise.resolve()];
    },
  } as unknown as Strategy;

  beforeEach(() => {
    stored = new Set();
    lost = '';
    // Node's requests have absolute addresses only.
    vi.stubGlobal('Request', function request(url: string) {
      return {url};
    });
    vi.stubGlobal('caches', {
      match: ({url}: Request) =>
        Promise.resolve(stored.has(url) ? new Response() : undefined),
    });
  });

  const store = (response: Response) =>
    pagePlugin(files).cacheWillUpdate?.({
      request: {url: `${ORIGIN}/docs/intro`} as Request,
      response,
      event: {type: 'message'} as never,
    });

  it('stores its files and those of its models first', async () => {
    assert.ok(await store(page(html)));
    assert.deepEqual(stored, new Set([STYLE, SCRIPT, MODEL]));
  });

  for (const file of [STYLE, SCRIPT, MODEL]) {
    it(`does not happen without ${file}`, async () => {
      lost = file;
      assert.equal(await store(page(html)), null);
    });
  }

  it('does not happen to errors and to pages of others', async () => {
    assert.equal(await store(page(html, 404)), null);
    assert.equal(await store(page(LOGIN)), null);
    assert.equal(stored.size, 0);
  });
});

describe('answering with a page', () => {
  class TestedPages extends Pages {
    answer(
      network: Response | Error,
      copy: Response | undefined | Promise<never>,
      path = '/docs/intro/',
    ): Promise<Response> {
      const handler = {
        fetch: () =>
          network instanceof Error
            ? Promise.reject(network)
            : Promise.resolve(network),
        cacheMatch: () => Promise.resolve(copy),
        cachePut: (_request: Request, response: Response) => {
          this.stored.push(response.status);
          return Promise.resolve(true);
        },
        waitUntil: (work: Promise<unknown>) => work,
      } as unknown as StrategyHandler;
      return this._handle({url: ORIGIN + path} as Request, handler);
    }

    readonly stored: number[] = [];
  }

  for (const status of [429, 500, 502, 503, 504]) {
    it(`takes the stored page, with a note, in place of a ${status}`, async () => {
      const strategy = new TestedPages();
      const response = await strategy.answer(page('Oops', status), page(html));
      const text = await response.text();
      assert.match(
        text,
        /<body class=x><p [^>]*role="status">The site answers/,
      );
      assert.match(text, /data-simulation=trigger/);
      assert.deepEqual(strategy.stored, []);
    });

    it(`hands over a ${status} when no page is stored`, async () => {
      const response = await new TestedPages().answer(
        page('Oops', status),
        undefined,
      );
      assert.equal(response.status, status);
      assert.equal(await response.text(), 'Oops');
    });
  }

  it('takes the stored page in place of a login page', async () => {
    const strategy = new TestedPages();
    const response = await strategy.answer(
      page(LOGIN),
      page(html),
      '/zh-Hans/docs/intro',
    );
    // An address that is no page of this version may be anything.
    assert.equal(await response.text(), LOGIN);
    const known = await strategy.answer(page(LOGIN), page(html));
    assert.match(await known.text(), /login page of your network/);
    await assert.rejects(strategy.answer(page(LOGIN), undefined));
  });

  it('takes the stored page without a note when the network is down', async () => {
    const response = await new TestedPages().answer(
      new TypeError('Failed to fetch'),
      page(html),
    );
    assert.equal(await response.text(), html);
  });

  it('takes the page of the network, whatever storage does', async () => {
    const strategy = new TestedPages();
    const refused = Promise.reject(new Error('no storage'));
    refused.catch(() => undefined);
    const response = await strategy.answer(page(html), refused);
    assert.equal(await response.text(), html);
    assert.deepEqual(strategy.stored, [200]);
    const gone = await strategy.answer(page('gone', 404), page(html));
    assert.equal(gone.status, 404);
  });
});
