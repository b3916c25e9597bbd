import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {renderHeadersFile} from '../../../scripts/deploy/headersFile';
import {renderNginx} from '../../../scripts/deploy/nginx';
import {securityHeaders} from '../../../scripts/deploy/policy';
import {decodePermalink} from '../../../src/models/export/permalink';
import {model as lag} from '../../../src/models/library/first-order-lag';
import {loadAllModels} from '../../../src/models/registry';
import {readRequest} from '../../../src/pages/_embed/request';
import {embedCode} from '../../../src/panel/tools/share/embedCode';

const frame = {
  model: 'first-order-lag',
  locale: 'zh-Hans',
  address:
    'https://x.example/zh-Hans/docs/a/#sim=first-order-lag&timeConstant=3&window=0..2',
  view: 'knob',
  title: 'A "lag" & more',
} as const;

describe('the address of an embedded page', () => {
  it('holds values as a permalink does, in the query or in the hash', () => {
    const link = '#sim=first-order-lag&gain=3';
    for (const [search, hash] of [
      ['?gain=3', ''],
      ['?sim=first-order-lag&gain=3&view=panel', ''],
      ['?theme=dark&gain=3', '#elsewhere'],
      ['?gain=7', link],
    ] as const) {
      const request = readRequest('first-order-lag', {search, hash});
      assert.deepEqual(request, {view: 'panel', link}, search + hash);
    }
  });

  it('need not hold any, and can ask for a view', () => {
    for (const [search, view] of [
      ['', 'panel'],
      ['?view=knob', 'knob'],
      ['?view=nonsense&theme=dark&sim=x', 'panel'],
    ] as const) {
      const request = readRequest('first-order-lag', {search, hash: ''});
      assert.deepEqual(request, {view, link: undefined});
    }
  });

  it('has keys of its own that no model has a parameter for', async () => {
    for (const model of await loadAllModels()) {
      for (const key of ['sim', 'view', 'theme', 'duration', 'window']) {
        assert.ok(!Object.hasOwn(model.parameters, key), `${model.id} ${key}`);
      }
    }
  });
});

describe('the code of a frame', () => {
  const code = embedCode(frame);

  it('names the frame and loads it when it is near', () => {
    assert.match(
      code,
      /^<iframe src="[^"]*" title="A &quot;lag&quot; &amp; more" /,
    );
    assert.match(code, / width="100%" height="\d+" loading="lazy" /);
    assert.match(code, /><\/iframe>$/);
  });

  it('leads to the embedded page with the values of the link', () => {
    const source = /src="([^"]*)"/.exec(code)?.[1] ?? '';
    const {origin, pathname, search, hash} = new URL(
      source.replaceAll('&amp;', '&'),
    );
    assert.equal(
      origin + pathname,
      'https://x.example/zh-Hans/embed/first-order-lag/',
    );
    const {view, link} = readRequest('first-order-lag', {search, hash});
    assert.equal(view, 'knob');
    const {values, window} = decodePermalink(lag, link ?? '');
    assert.equal(values.timeConstant, 3);
    assert.deepEqual(window, [0, 2]);
  });
});

describe('who may show a page in a frame', () => {
  it('is every site for embedded pages and none for others', () => {
    const policyOf = (framing: 'any' | 'none') =>
      securityHeaders([], framing)['Content-Security-Policy'] ?? '';
    assert.match(policyOf('any'), /frame-ancestors \*$/);
    assert.match(policyOf('none'), /frame-ancestors 'none'$/);
    assert.equal(securityHeaders([])['X-Frame-Options'], 'DENY');
    assert.ok(!('X-Frame-Options' in securityHeaders([], 'any')));
  });

  it('is in the configuration of nginx by path', () => {
    const text = renderNginx({
      scriptHashes: [],
      listen: [],
      root: '/srv',
      temporary: '/tmp',
    });
    const map = /map \$uri \$framing_x_frame_options \{[^}]*\}/.exec(text)?.[0];
    assert.match(map ?? '', /default "DENY";/);
    assert.match(map ?? '', /"~\^\(\?:\/zh-Hans\)\?\/embed\/\.\*\$" "";/);
    assert.equal(text.match(/frame-ancestors \*/g)?.length, 1);
  });

  it('follows from combined rules in the headers file', () => {
    const [, ...rules] = renderHeadersFile([]).split('\n\n');
    const all = rules.find((rule) => rule.startsWith('/*\n')) ?? '';
    // A second policy can't loosen the first.
    assert.doesNotMatch(all, /frame-ancestors/);
    assert.match(all, /X-Frame-Options: DENY/);
    const framed = rules.filter((rule) => rule.includes('frame-ancestors *'));
    assert.deepEqual(
      framed.map((rule) => rule.split('\n')[0]),
      ['/embed/*', '/zh-Hans/embed/*'],
    );
  });
});
