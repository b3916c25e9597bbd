import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterAll, beforeAll, describe, it} from 'vitest';

import {checkLinks, outsideLinks} from '../../../scripts/links/outsideLinks';

/** Requests that the server of another site got, by path. */
const requests: string[] = [];
let server: Server;
let folder: string;
let origin: string;

beforeAll(async () => {
  server = createServer(({url = ''}, response) => {
    requests.push(url);
    const isFirst = requests.filter((each) => each === url).length === 1;
    const status = {
      '/here': 200,
      '/moved': 302,
      '/gone': 404,
      '/refused': 403,
      '/busy': isFirst ? 503 : 200,
    }[url];
    response.writeHead(status ?? 500, {location: '/here'}).end('text');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'links-'));
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

describe('links to other sites', () => {
  it('are read from all pages, each once and without its fragment', () => {
    mkdirSync(join(folder, 'docs'));
    const own = '<a href="https://lumped.example/docs">x</a><a href="/a">x</a>';
    writeFileSync(
      join(folder, 'index.html'),
      `${own}<a href="${origin}/here#part">x</a><a href=mailto:a@b.c>x</a>`,
    );
    writeFileSync(
      join(folder, 'docs', 'index.html'),
      `<a href="${origin}/here?a=1&amp;b=2">x</a><a href=${origin}/here>x</a>`,
    );
    writeFileSync(join(folder, 'page.txt'), `<a href="${origin}/text">x</a>`);
    assert.deepEqual(outsideLinks(folder, 'lumped.example'), [
      {url: `${origin}/here?a=1&b=2`, file: 'docs/index.html'},
      {url: `${origin}/here`, file: 'docs/index.html'},
    ]);
  });

  it('are found, missing or blocked, after a second request', async () => {
    const urls = ['/here', '/moved', '/gone', '/refused', '/busy'].map(
      (path) => origin + path,
    );
    const results = await checkLinks(
      [...urls, 'http://127.0.0.1:1/'].map((url) => ({url, file: 'a.html'})),
    );
    const states = results.map(({url, state}) => [url, state] as const);
    assert.deepEqual(Object.fromEntries(states), {
      [`${origin}/here`]: 'found',
      [`${origin}/moved`]: 'found',
      [`${origin}/gone`]: 'missing',
      [`${origin}/refused`]: 'blocked',
      [`${origin}/busy`]: 'found',
      'http://127.0.0.1:1/': 'missing',
    });
    assert.equal(requests.filter((path) => path === '/gone').length, 2);
  });
});
