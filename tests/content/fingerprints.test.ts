import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {languages} from '../../scripts/measure/pages';

/**
 * Once the scripts are final, the bundler writes their fingerprints in the place
 * of provisional ones, wherever these digits stand: in a number, too.
 */
describe('no number has the fingerprint of a script in it', () => {
  for (const {language, prefix} of languages) {
    it(`in ${language}`, () => {
      const folder = join('build', prefix, 'assets', 'js');
      const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
      const fingerprints = files
        .flatMap((name) => name.split('.').at(-2) ?? [])
        .filter((print) => /[a-f]/u.test(print));
      assert.ok(fingerprints.length > 100);
      const any = fingerprints.join('|');
      const inNumber = new RegExp(`\\d(?:${any})|(?:${any})\\d`, 'gu');
      for (const file of files) {
        const text = readFileSync(join(folder, file), 'utf8');
        assert.deepEqual(text.match(inNumber) ?? [], [], file);
      }
    });
  }
});
