import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {load} from 'cheerio';
import {afterAll, beforeAll, describe, it} from 'vitest';

import {copyProject} from '../../scripts/measure/copyProject';

const MODEL = join('src', 'models', 'library', 'first-order-lag');
const REFERENCES = join('src', 'models', 'references', 'cases');

const site = mkdtempSync(join(tmpdir(), 'warm-build-'));

/** Builds the page and returns the text of its result and of its table. */
function build() {
  execFileSync(
    join('node_modules', '.bin', 'docusaurus'),
    ['build', '--config', 'tests/fixtures/warmSite/docusaurus.config.ts'],
    {
      cwd: site,
      encoding: 'utf8',
      stdio: 'pipe',
      env: {...process.env, NODE_ENV: 'production', TMPDIR: site},
    },
  );
  const $ = load(readFileSync(join(site, 'build', 'index.html'), 'utf8'));
  const [result, table] = [$('data').text(), $('table').text()];
  assert.ok(result !== '' && table !== '');
  return {result, table};
}

/** Doubles a number in a source file; the pattern finds it. */
function double(file: string, pattern: RegExp): void {
  const path = join(site, file);
  const source = readFileSync(path, 'utf8');
  const changed = source.replace(pattern, (number) => String(2 * +number));
  assert.notEqual(changed, source);
  writeFileSync(path, changed);
}

describe('a build with the caches of an earlier one', {tags: ['all']}, () => {
  beforeAll(() => {
    copyProject(site);
    // The theme of the site links to pages that are not there.
    rmSync(join(site, 'src', 'theme'), {recursive: true});
  });

  afterAll(() => rmSync(site, {recursive: true, force: true}));

  it('has the numbers of a model and of references that changed since', () => {
    const first = build();
    double(
      join(MODEL, 'parameters.ts'),
      /(?<=timeConstant: quantity\([^}]*default: )[\d.]+/,
    );
    const second = build();
    assert.notEqual(second.result, first.result);
    assert.equal(second.table, first.table);
    // No import names this file: the bundler does not find it by itself.
    double(join(REFERENCES, 'first-order-lag.ts'), /(?<=tolerance: )[\de.-]+/g);
    const third = build();
    assert.equal(third.result, second.result);
    assert.notEqual(third.table, second.table);
  }, 240_000);
});
