import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {libraryIds} from '../../../src/site/libraries';
import {
  indexOf,
  pageAt,
  pageIds,
  pages,
  pagesOf,
} from '../../../src/site/pages';

describe('pageAt(address)', () => {
  it('finds every page by its route, in both languages, encoded or not', () => {
    for (const id of pageIds) {
      const {route} = pages[id];
      for (const address of [route, `/zh-Hans${route}`, encodeURI(route)]) {
        assert.equal(pageAt(address), id, address);
      }
    }
  });

  it('takes an address with and without the slash at its end', () => {
    const {route} = pages.lag;
    assert.equal(pageAt(route.slice(0, -1)), 'lag');
    assert.equal(pageAt(`${pages.faq.route}/`), 'faq');
    assert.equal(pageAt('/zh-Hans'), 'home');
  });

  it('finds nothing at other addresses', () => {
    assert.equal(pageAt('/docs/nowhere'), undefined);
    assert.equal(pageAt(`${pages.faq.route}/more`), undefined);
  });
});

describe('pagesOf(library)', () => {
  for (const library of libraryIds) {
    it(`lists the pages of the ${library} library, each with an icon`, () => {
      const members = pagesOf(library);
      assert.ok(members.length > 0);
      for (const id of members) {
        assert.ok(pages[id].icon, id);
        assert.notEqual(pages[id].route, indexOf(library));
      }
      assert.ok(pageAt(indexOf(library)));
    });
  }
});
