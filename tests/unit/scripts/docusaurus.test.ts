import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {it} from 'vitest';

it('runs Docusaurus without a search for a newer version', () => {
  const settings = mkdtempSync(join(tmpdir(), 'docusaurus-'));
  // A variable such as CI would switch the search off as well.
  const env = {PATH: process.env.PATH, XDG_CONFIG_HOME: settings};
  execFileSync(process.execPath, ['scripts/docusaurus.mjs', '--version'], {
    env,
  });
  // The time of the last search would be kept there.
  assert.deepEqual(readdirSync(settings), []);
  rmSync(settings, {recursive: true});
});

it('is how the commands of the package call Docusaurus', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  for (const [name, command] of Object.entries(scripts)) {
    assert.doesNotMatch(command, /(?:^|\s)docusaurus\s/u, name);
  }
});

it('is how the scripts call Docusaurus', () => {
  const names = readdirSync('scripts', {encoding: 'utf8', recursive: true});
  for (const name of names.filter((each) => each.endsWith('.ts'))) {
    const code = readFileSync(join('scripts', name), 'utf8');
    assert.doesNotMatch(code, /'docusaurus'/u, name);
  }
});
