import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

import {afterAll, describe, it} from 'vitest';

import {fingerprint} from '../../../src/plugins/search/fingerprint';
import {readPage} from '../../../src/plugins/search/readPage';

describe('fingerprint', () => {
  const site = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  afterAll(() => rmSync(site, {recursive: true, force: true}));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(site, path)), {recursive: true});
    writeFileSync(join(site, path), text);
  };
  const files = ['docs/a.mdx', 'i18n/zh-Hans/docs/a.mdx', 'src/terms.ts'];
  const now = () => fingerprint(site, ['docs', 'i18n', 'src']);

  it('changes with each file of either language and is stable otherwise', () => {
    files.forEach((path) => write(path, 'one'));
    for (const path of files) {
      const before = now();
      assert.match(before, /^[0-9a-f]{8}$/);
      assert.equal(now(), before);
      write(path, 'two');
      assert.notEqual(now(), before);
    }
  });

  it('changes when a file is renamed', () => {
    const before = now();
    rmSync(join(site, 'docs/a.mdx'));
    write('docs/b.mdx', 'two');
    assert.notEqual(now(), before);
  });
});

describe('readPage', () => {
  const page = (body: string, head = '') =>
    readPage(
      `<html class="docs-doc-id-x"><head><title>T | Site</title>${head}</head><body><main>${body}</main></body></html>`,
    );

  it('returns undefined for a page that asks not to be indexed', () => {
    const head = '<meta name="robots" content="noindex, follow">';
    assert.equal(page('<h1>T</h1>', head), undefined);
  });

  it('parts the text at headings and leaves out sources and buttons', () => {
    const read = page(
      '<h1>T</h1><p>Top<button>Copy</button></p><h2 id=a>A<a class=hash-link href=#a>#</a></h2><p>One<h2 id=sources>Sources</h2><p>Book',
    );
    assert.deepEqual(read?.sections, [
      {title: '', anchor: '', text: 'Top'},
      {title: 'A', anchor: 'a', text: 'One'},
    ]);
  });

  it('leaves out what is marked with data-search="off"', () => {
    const read = page('<h1>T</h1><p>Kept</p><div data-search="off">Gone</div>');
    assert.deepEqual(read?.sections, [{title: '', anchor: '', text: 'Kept'}]);
  });

  it('reads a row with an anchor as a term with its meaning and page', () => {
    const read = page(
      '<h1>T</h1><table><tr id=term-lag><th>lag<span>PT1</span></th><td>惯性环节<span>一阶滞后</span></td><td>A delay. <a href="/docs/a%20lag/#step">LAG1</a></td></tr></table>',
    );
    assert.deepEqual(read?.sections, [
      {
        title: 'lag, PT1 · 惯性环节、一阶滞后',
        anchor: 'term-lag',
        text: 'A delay.',
        treatedAt: '/docs/a lag/',
      },
    ]);
  });

  it('takes the title of the document where there is no heading', () => {
    assert.equal(page('<p>Text</p>')?.title, 'T');
  });
});
