import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {loadAllModels} from '../../src/models/registry';
import {locales} from '../routes';

/** All scripts of one language of the site; escapes are read as written. */
function scriptsOf(prefix: string): string {
  const folder = join('build', prefix, 'assets', 'js');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
    .replaceAll(
      /\\(?:u([\dA-F]{4})|x([\dA-F]{2}))/gi,
      (_, long?: string, short?: string) =>
        String.fromCharCode(parseInt(long ?? short ?? '', 16)),
    );
}

describe('the scripts of a language', () => {
  for (const {name, prefix} of locales) {
    it(`hold the texts of models in ${name} alone`, async () => {
      const scripts = scriptsOf(prefix);
      const other = name === 'en' ? 'zh-Hans' : 'en';
      for (const {presets} of await loadAllModels()) {
        for (const {question} of Object.values(presets)) {
          const own = question;
          assert.ok(scripts.includes(own[name]), own[name]);
          assert.ok(!scripts.includes(own[other]), own[other]);
        }
      }
    });
  }
});
