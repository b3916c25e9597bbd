import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

import {afterAll, describe, it} from 'vitest';

import {fingerprint} from '../../../src/plugins/fingerprint';

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
      assert.match(before, /^[0-9a-f]{64}$/);
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
