import assert from 'node:assert/strict';
import {describe, it} from 'node:test';

import {panelBytes} from '../../scripts/panelBytes';

const LIMIT = 35_000;

describe('the simulation panel', () => {
  it(`weighs at most ${LIMIT} bytes`, (context) => {
    const bytes = panelBytes('build');
    context.diagnostic(`${bytes} bytes brotli`);
    assert.ok(bytes > 10_000, 'the panel was not found');
    assert.ok(bytes <= LIMIT, `${bytes} bytes`);
  });
});
