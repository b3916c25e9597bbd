import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {it} from 'vitest';
import {parse} from 'yaml';

it('CITATION.cff has the fields that version 1.2.0 demands, and the version of the package', () => {
  const citation = parse(readFileSync('CITATION.cff', 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  const {version} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly version: string;
  };
  assert.equal(citation['cff-version'], '1.2.0');
  assert.equal(citation.version, version);
  for (const field of ['title', 'message']) {
    assert.ok(citation[field], field);
  }
  assert.ok(Array.isArray(citation.authors) && citation.authors.length > 0);
});
