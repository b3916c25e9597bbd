import assert from 'node:assert/strict';
import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';

import {afterAll, beforeAll, describe, it} from 'vitest';

import {securityHeaders} from '../../scripts/deploy/policy';
import {builtFiles, siteScriptHashes} from '../../scripts/deploy/site';
import {modelIds} from '../../src/models/registry';
import {embedRoute} from '../../src/site/embeds';
import {addressOf, locales, pages, routes} from '../routes';
import {ask, say, temporaryFolder} from './host';
import {hasBrotli, type RunningNginx, startNginx} from './nginxServer';

let nginx: RunningNginx;

beforeAll(async () => {
  nginx = await startNginx('build');
});

afterAll(async () => {
  await nginx.stop();
});

function built(path: string): Buffer {
  return readFileSync(join('build', path));
}

const files = builtFiles();

function oneFile(pattern: RegExp): string {
  const found = files.find((path) => pattern.test(path));
  assert.ok(found, `${pattern} matches no built file`);
  return `/${found}`;
}

describe('routes', () => {
  for (const {name, prefix} of locales) {
    it(`all answer in ${name}, with and without the slash, without a redirect`, async () => {
      for (const route of [...routes, ...modelIds.map(embedRoute)]) {
        const bare = addressOf(prefix, route).replace(/\/$/, '');
        const page = built(join(`.${prefix}`, route, 'index.html'));
        for (const address of [`${bare}/`, ...(bare ? [bare] : [])]) {
          const {status, headers, body} = await ask(nginx, address);
          assert.equal(status, 200, address);
          assert.equal(headers['content-type'], 'text/html; charset=utf-8');
          assert.ok(body.equals(page), `${address} is another page`);
        }
      }
    });

    it(`an address that names index.html is answered in ${name}`, async () => {
      const {status} = await ask(nginx, `${prefix}/docs/intro/index.html`);
      assert.equal(status, 200);
    });

    it(`the space in a path works raw and encoded in ${name}`, async () => {
      const path = `${prefix}${pages.introduction}`;
      for (const address of [path, encodeURI(path), `${path}/`]) {
        const {status, redirected} = await fetch(`${nginx.origin}${address}`);
        assert.equal(status, 200, address);
        assert.equal(redirected, false, address);
      }
      // A browser encodes what is typed; on the wire HTTP knows no space in an
      // address, and a sign for one would be another page.
      const line = await say(
        nginx,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      assert.match(line, /^HTTP\/1\.1 400 /);
      const plus = await ask(nginx, path.replace(' ', '+'));
      assert.equal(plus.status, 404);
    });

    it(`an unknown path answers 404 in ${name}`, async () => {
      const page = built(join(`.${prefix}`, '404.html'));
      for (const path of [
        '/nowhere',
        '/docs/nowhere/',
        '/docs/intro.html/x',
        '/assets/js/main.00000000.js',
        '/.git/config',
        '/nowhere?q=%E6%B6%B2%E5%8E%8B',
      ]) {
        const {status, headers, body} = await ask(nginx, `${prefix}${path}`);
        assert.equal(status, 404, path);
        assert.ok(body.equals(page), `${prefix}${path} is in another language`);
        assert.equal(headers['cache-control'], 'no-cache', path);
      }
    });
  }

  it('a path that only begins like a locale is not of that locale', async () => {
    const {status, body} = await ask(nginx, '/zh-Hansel');
    assert.equal(status, 404);
    assert.ok(body.equals(built('404.html')));
  });
});

describe('files', () => {
  it('every file of the build is served as it is, with a known type', async () => {
    for (const file of files.filter((path) => !path.startsWith('.'))) {
      const {status, headers, body} = await ask(nginx, encodeURI(`/${file}`));
      assert.equal(status, 200, file);
      assert.ok(body.equals(built(file)), file);
      const type = headers['content-type'];
      assert.ok(type && type !== 'application/octet-stream', file);
    }
  });

  for (const [encoding, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    // Debian's nginx-light comes without the brotli module.
    it.skipIf(encoding === 'br' && !hasBrotli)(
      `compressed beforehand: ${encoding}`,
      async () => {
        for (const file of [
          '/index.html',
          '/zh-Hans/docs/intro/index.html',
          oneFile(/^assets\/js\/main\..*\.js$/),
          oneFile(/^assets\/css\/styles\..*\.css$/),
          oneFile(/^search-index-.*\.json$/),
          '/blog/rss.xml',
        ]) {
          const {headers, body} = await ask(nginx, file, {
            headers: {'Accept-Encoding': encoding},
          });
          assert.equal(headers['content-encoding'], encoding, file);
          assert.ok(unpack(body).equals(built(file)), file);
          assert.match(headers.vary ?? '', /Accept-Encoding/i, file);
        }
      },
    );
  }

  it('names with a fingerprint are kept for a year', async () => {
    for (const pattern of [
      /^assets\/js\/.*\.js$/,
      /^assets\/css\/.*\.css$/,
      /^zh-Hans\/assets\/js\/.*\.js$/,
      /^search-index-/,
      /^zh-Hans\/search-index-/,
    ]) {
      const {headers} = await ask(nginx, oneFile(pattern));
      assert.equal(
        headers['cache-control'],
        'public, max-age=31536000, immutable',
      );
    }
  });

  it('pages, feeds and the sitemap are asked for again, and not sent again', async () => {
    for (const {prefix} of locales) {
      for (const path of [
        '/',
        '/docs/intro',
        '/blog/rss.xml',
        '/blog/atom.xml',
        '/sitemap.xml',
      ]) {
        const {headers} = await ask(nginx, `${prefix}${path}`);
        assert.equal(headers['cache-control'], 'no-cache', path);
        const etag = headers.etag ?? '';
        assert.notEqual(etag, '', path);
        const again = await ask(nginx, `${prefix}${path}`, {
          headers: {'If-None-Match': etag},
        });
        assert.equal(again.status, 304, path);
        assert.equal(again.headers['cache-control'], 'no-cache', path);
        assert.equal(again.body.length, 0);
      }
    }
  });

  it('a part of a file can be asked for', async () => {
    const file = oneFile(/^assets\/js\/main\..*\.js$/);
    const whole = built(file);
    const part = await ask(nginx, file, {headers: {Range: 'bytes=10-29'}});
    assert.equal(part.status, 206);
    assert.ok(part.body.equals(whole.subarray(10, 30)));
    assert.equal(part.headers['content-range'], `bytes 10-29/${whole.length}`);
    const end = await ask(nginx, file, {headers: {Range: 'bytes=-5'}});
    assert.ok(end.body.equals(whole.subarray(-5)));
    const beyond = await ask(nginx, file, {
      headers: {Range: `bytes=${whole.length}-`},
    });
    assert.equal(beyond.status, 416);
  });

  it('a range that can’t be read is ignored', async () => {
    const file = oneFile(/^assets\/js\/main\..*\.js$/);
    for (const range of ['bytes=abc', 'bytes=', 'lines=1-2', 'bytes=1-2,x']) {
      const {status, headers, body} = await ask(nginx, file, {
        headers: {Range: range},
      });
      assert.equal(status, 200, range);
      assert.ok(body.equals(built(file)), range);
      assert.match(headers['cache-control'] ?? '', /immutable/);
    }
    for (const path of ['/nowhere', '/.git/HEAD']) {
      const lost = await ask(nginx, path, {headers: {Range: 'bytes=abc'}});
      assert.equal(lost.status, 404, path);
      assert.ok(lost.body.equals(built('404.html')), path);
    }
  });

  it('a worker that is replaced is served at once', async () => {
    const folder = temporaryFolder();
    const write = (text: string) => {
      writeFileSync(join(folder, 'new.js'), text);
      renameSync(join(folder, 'new.js'), join(folder, 'sw.js'));
    };
    write('// on');
    writeFileSync(join(folder, 'sw.js.gz'), gzipSync('// on'));
    const host = await startNginx(folder);
    const served = async (encoding: string) => {
      const {headers, body} = await ask(host, '/sw.js', {
        headers: {'Accept-Encoding': encoding},
      });
      const isPacked = headers['content-encoding'] === 'gzip';
      return String(isPacked ? gunzipSync(body) : body);
    };
    assert.equal(await served('identity'), '// on');
    write('// off');
    assert.equal(await served('identity'), '// off');
    assert.equal(await served('gzip'), '// off');
    await host.stop();
    rmSync(folder, {recursive: true});
  });

  it('HEAD answers what GET does, without the body', async () => {
    for (const path of ['/', '/zh-Hans/docs/intro', '/nowhere']) {
      const head = await ask(nginx, path, {method: 'HEAD'});
      const whole = await ask(nginx, path);
      assert.equal(head.status, whole.status);
      assert.equal(head.body.length, 0);
      for (const name of ['content-length', 'content-type', 'etag']) {
        assert.equal(head.headers[name], whole.headers[name], name);
      }
    }
  });
});

describe('headers', () => {
  const expected = Object.entries(securityHeaders(siteScriptHashes()));

  it('stand on every kind of answer', async () => {
    for (const [path, method] of [
      ['/', 'GET'],
      [`/zh-Hans${pages.lag}`, 'GET'],
      [oneFile(/^assets\/js\/.*\.js$/), 'GET'],
      ['/blog/atom.xml', 'GET'],
      ['/nowhere', 'GET'],
      ['/', 'POST'],
    ] as const) {
      const {headers} = await ask(nginx, path, {method});
      for (const [name, value] of expected) {
        assert.equal(headers[name.toLowerCase()], value, `${name} of ${path}`);
      }
      assert.equal(headers.server, 'nginx', 'the version is nobody’s business');
    }
  });

  it('stand there once, in a 416 too', async () => {
    const file = oneFile(/^assets\/js\/main\..*\.js$/);
    for (const [path, range, expectedStatus] of [
      [file, 'bytes=999999999-', 416],
      ['/docs/intro', 'bytes=999999999-', 416],
      [file, 'bytes=0-1', 206],
      [file, 'bytes=abc', 200],
      ['/nowhere', 'bytes=0-', 404],
    ] as const) {
      const {status, headers, headerNames} = await ask(nginx, path, {
        headers: {Range: range},
      });
      assert.equal(status, expectedStatus, path);
      assert.deepEqual(headerNames, [...new Set(headerNames)]);
      for (const [name, value] of expected) {
        assert.equal(headers[name.toLowerCase()], value, `${name} of ${path}`);
      }
    }
  });

  it('let other sites frame the embedded pages and nothing else', async () => {
    const framed = Object.entries(securityHeaders(siteScriptHashes(), 'any'));
    const embed = embedRoute('first-order-lag');
    for (const path of [
      embed,
      embed.slice(0, -1),
      `/zh-Hans${embed}?view=knob`,
      `${embed}index.html`,
    ]) {
      const {status, headers} = await ask(nginx, path);
      assert.equal(status, 200, path);
      for (const [name, value] of framed) {
        assert.equal(headers[name.toLowerCase()], value, `${name} of ${path}`);
      }
      assert.equal(headers['x-frame-options'], undefined, path);
    }
    for (const path of [
      '/embed/nowhere/',
      '/embed/',
      `${embed}../../docs/intro`,
      '/docs/intro?/embed/',
      '//embed/../docs/intro',
    ]) {
      const {headers} = await ask(nginx, path);
      assert.equal(headers['x-frame-options'], 'DENY', path);
      const policy = headers['content-security-policy'] ?? '';
      assert.match(String(policy), /frame-ancestors 'none'/, path);
    }
  });

  it('the policy allows neither inline scripts nor eval', () => {
    const policy = securityHeaders([])['Content-Security-Policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    assert.equal(scripts, "'self'");
    assert.match(policy, /default-src 'self'/);
    assert.match(policy, /object-src 'none'/);
    assert.match(policy, /frame-ancestors 'none'/);
  });
});

describe('refused', () => {
  it('folders are not listed', async () => {
    for (const path of ['/assets/', '/assets/js', '/zh-Hans/img/', '/files/']) {
      const {status, body} = await ask(nginx, path);
      assert.equal(status, 404, path);
      assert.doesNotMatch(body.toString(), /Index of/);
    }
  });

  it('names with a dot in front are not served', async () => {
    for (const path of [
      '/.env',
      '/.git/HEAD',
      '/docs/.htaccess',
      '/%2egit/HEAD',
      '/.well-known/../.git/HEAD',
    ]) {
      assert.equal((await ask(nginx, path)).status, 404, path);
    }
  });

  it('no path leads out of the folder', async () => {
    for (const path of [
      '/../package.json',
      '/../../etc/passwd',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
      '/..%5cpackage.json',
      '//../package.json',
      '/%252e%252e%252fpackage.json',
    ]) {
      const {status, body} = await ask(nginx, path);
      assert.ok([400, 404].includes(status), `${path}: ${status}`);
      assert.doesNotMatch(body.toString(), /"devDependencies"|root:/);
    }
  });

  for (const [fault, text, answer] of [
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a null byte', 'GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a broken escape', 'GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['a version of the future', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 505],
    [
      'a length and chunks',
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    [
      'an address of 40 KB',
      `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      414,
    ],
    [
      'headers of 40 KB',
      `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'.repeat(1000)}\r\n`,
      400,
    ],
  ] as const) {
    it(`a malformed request: ${fault}`, async () => {
      const line = await say(nginx, text);
      assert.match(line, new RegExp(`^HTTP/1\\.1 ${answer} `), line);
      assert.equal((await ask(nginx, '/')).status, 200, 'nginx lives');
    });
  }

  it('methods other than GET and HEAD', async () => {
    for (const method of [
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'PROPFIND',
      'TRACE',
    ]) {
      const {status, headers} = await ask(nginx, '/', {method});
      assert.equal(status, 405, method);
      if (method !== 'TRACE') {
        assert.equal(headers.allow, 'GET, HEAD', method);
      }
    }
  });

  it('an unexpected request body', async () => {
    const long = 'Content-Length: 1000000000';
    const line = await say(
      nginx,
      `POST / HTTP/1.1\r\nHost: x\r\n${long}\r\nConnection: close\r\n\r\n`,
    );
    assert.match(line, /^HTTP\/1\.1 4(?:05|13) /);
  });
});
