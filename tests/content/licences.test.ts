import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {locales} from '../routes';

interface Shipped {
  readonly name: string;
  readonly license: string | null;
}

describe('the list of licences', () => {
  for (const {name, prefix} of locales) {
    it(`of ${name} has what the pages can’t be without, each with a licence`, () => {
      const read = (file: string) =>
        readFileSync(join('build', prefix, file), 'utf8');
      const packages = JSON.parse(read('licences.json')) as Shipped[];
      const names = packages.map((each) => each.name);
      for (const needed of [
        'react-dom',
        '@docusaurus/core',
        'minisearch',
        'workbox-routing',
        'workbox-window',
        '@fontsource/stix-two-math',
      ]) {
        assert.ok(names.includes(needed), needed);
      }
      const text = read('licences.txt');
      for (const {name: each, license} of packages) {
        assert.ok(license, each);
        assert.ok(text.includes(`${each} `), each);
      }
    });
  }
});
