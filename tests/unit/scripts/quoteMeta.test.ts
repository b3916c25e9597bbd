import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {quoteMeta} from '../../../scripts/postbuild/quoteMeta';

describe('quoteMeta()', () => {
  it('quotes every value of every meta element, once', () => {
    const html =
      '<head><meta charset=UTF-8><meta property=og:image content=https://a.example/b.png?c=d>' +
      '<meta name="x" content="a > b, c=d"><meta data-rh=true name=y content=\'"z"\'>' +
      '<link rel=icon href=/a.svg></head>';
    const quoted =
      '<head><meta charset="UTF-8"><meta property="og:image" content="https://a.example/b.png?c=d">' +
      '<meta name="x" content="a > b, c=d"><meta data-rh="true" name="y" content=\'"z"\'>' +
      '<link rel=icon href=/a.svg></head>';
    assert.equal(quoteMeta(html), quoted);
    assert.equal(quoteMeta(quoted), quoted);
  });
});
