import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';

import {describe, it} from 'vitest';

import {inlineScripts} from '../../../scripts/deploy/inlineScripts';
import {
  cacheRules,
  contentSecurityPolicy,
} from '../../../scripts/deploy/policy';
import {insertPolicy} from '../../../scripts/postbuild/policyMeta';
import {localeOf, prefixOf} from '../../../src/i18n';
import {pageKey} from '../../../src/offline/names';

const BANNER = 'var id="__docusaurus-base-url-issue-banner";';

function page(body: string): string {
  return `<!doctype html><html lang=en><head><meta charset=UTF-8><title>x</title></head><body>${body}</body></html>`;
}

describe('inlineScripts(html)', () => {
  it('names the purpose and the hash that a browser computes', () => {
    const [script] = inlineScripts(page(`<script>${BANNER}</script>`));
    assert.equal(script?.purpose, 'base-path banner');
    const digest = createHash('sha256').update(BANNER).digest('base64');
    assert.equal(script.hash, `sha256-${digest}`);
  });

  it('passes over data and over scripts in files', () => {
    const html = page(
      '<script type=application/ld+json>{"a":1}</script><script src=/a.js defer></script>',
    );
    assert.deepEqual(inlineScripts(html), []);
  });

  for (const [what, body, sign] of [
    [
      'an unknown script',
      '<script>track()</script>',
      /unknown inline script: track\(\)/,
    ],
    [
      'an unknown script of a type that runs',
      '<script type=module>track()</script>',
      /unknown inline script: track\(\)/,
    ],
    ['a style element', '<style>p{color:red}</style>', /style element: p\{/],
    ['a script attribute', '<p onclick="x()">', /onclick of <p>/],
    ['a script address', '<a href=" javascript:x()">', /href of <a>/],
  ] as const) {
    it(`refuses ${what} by name`, () => {
      assert.throws(() => inlineScripts(page(body)), sign);
    });
  }
});

describe('insertPolicy(html)', () => {
  const html = insertPolicy(page(`<script>${BANNER}</script>`));

  it('puts the policy in front of everything but the character set', () => {
    assert.match(
      html,
      /^<!doctype html><html lang=en><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy"/,
    );
    assert.match(html, /script-src 'self' 'sha256-/);
  });

  it('leaves out what a page can’t ask for', () => {
    assert.doesNotMatch(html, /frame-ancestors/);
    assert.match(contentSecurityPolicy([], 'header'), /frame-ancestors 'none'/);
  });

  it('changes nothing when it is done again', () => {
    assert.equal(insertPolicy(html), html);
  });

  it('refuses a page that begins in another way', () => {
    assert.throws(() => insertPolicy('<p>no head</p>'), /character set/);
  });
});

describe('the policy', () => {
  it('never allows inline scripts or eval', () => {
    for (const place of ['header', 'meta'] as const) {
      const policy = contentSecurityPolicy(['sha256-x'], place);
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
      assert.equal(scripts, "'self' 'sha256-x'");
    }
  });

  it('keeps only names with a fingerprint for ever', () => {
    const forever = cacheRules.filter(({value}) => value.includes('immutable'));
    assert.deepEqual(
      forever.flatMap(({paths}) => paths),
      ['/assets/*', '/search-index-*'],
    );
  });
});

describe('names that pages and worker share', () => {
  it('one key for each way to write a page’s address', () => {
    for (const address of ['', '/', '/index.html', '?q=1', '/#a']) {
      const key = pageKey(`https://x.example/zh-Hans/docs${address}`);
      assert.equal(key, 'https://x.example/zh-Hans/docs');
    }
    assert.equal(pageKey('https://x.example/'), 'https://x.example/');
    assert.equal(pageKey('https://x.example'), 'https://x.example/');
  });

  it('a prefix only where it is a whole part of the path', () => {
    assert.equal(prefixOf('/zh-Hans'), '/zh-Hans');
    assert.equal(prefixOf('/zh-Hans/docs'), '/zh-Hans');
    assert.equal(prefixOf('/zh-Hansel'), '');
    assert.equal(prefixOf('/docs/zh-Hans/'), '');
    assert.equal(localeOf('/zh-Hans/docs'), 'zh-Hans');
    assert.equal(localeOf('/zh-Hansel'), 'en');
  });
});
