import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';

import {describe, it} from 'vitest';

import {hasExpectedType, isIntact} from '../../../src/offline/integrity';

const SCRIPT = 'console.log("a script of the site")';
const digest = createHash('sha256').update(SCRIPT).digest('hex');
const PATH = '/assets/js/main.12345678.js';

function answer(body: string, type = 'text/javascript; charset=utf-8') {
  return new Response(body, {headers: {'content-type': type}});
}

describe('isIntact', () => {
  it('accepts the file itself, which can still be read', async () => {
    const response = answer(SCRIPT);
    assert.ok(await isIntact(PATH, response, digest.slice(0, 24)));
    assert.equal(await response.text(), SCRIPT);
  });

  for (const [fault, response] of [
    ['the login page of a network', () => answer('<h1>Log in', 'text/html')],
    ['nothing', () => answer('')],
    ['something else', () => answer('{}')],
    ['half of it', () => answer(SCRIPT.slice(0, 20))],
    ['an error', () => new Response(SCRIPT, {status: 502})],
    [
      'a body that is cut off',
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.error(new Error('cut')),
          }),
          {headers: {'content-type': 'text/javascript'}},
        ),
    ],
  ] as const) {
    it(`refuses ${fault}`, async () => {
      assert.equal(await isIntact(PATH, response(), digest), false);
    });
  }

  for (const [server, path, type, status] of [
    ['docusaurus serve', PATH, 'application/javascript', 200],
    ['docusaurus serve', '/files/rename.py', '', 200],
    ['a host with clean addresses', '/404.html', 'text/html', 404],
  ] as const) {
    it(`accepts ${path} as ${server} sends it`, async () => {
      const headers = {'content-type': type};
      const response = new Response(SCRIPT, {status, headers});
      assert.ok(await isIntact(path, response, digest));
    });
  }

  it('takes the digest with which a file was stored', async () => {
    const headers = {'content-type': 'text/javascript'};
    const stored = (body: string) =>
      new Response(body, {headers: {...headers, 'x-content-hash': digest}});
    assert.ok(await isIntact(PATH, stored(SCRIPT)));
    assert.equal(await isIntact(PATH, stored('other')), false);
  });
});

describe('hasExpectedType', () => {
  for (const [address, type, isExpected] of [
    ['/docs/intro/', 'text/html; charset=utf-8', true],
    ['/docs/intro', 'text/html', true],
    ['/404.html', 'text/html', true],
    ['/docs/intro/', 'application/json', false],
    ['/assets/css/styles.1.css', 'text/css', true],
    ['/assets/css/styles.1.css', 'text/html', false],
    [PATH, 'application/javascript; charset=utf-8', true],
    ['/search-index-0a.json', 'application/json', true],
    ['/search-index-0a.json', 'text/html', false],
    ['/img/logo.svg', 'image/svg+xml', true],
    ['/img/logo.svg', 'text/html', false],
    ['/img/logo.svg', '', false],
  ] as const) {
    it(`${address} as ${type || 'nothing'}: ${isExpected}`, () => {
      assert.equal(hasExpectedType(address, answer('', type)), isExpected);
    });
  }
});
