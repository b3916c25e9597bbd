import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {matches} from '../../../src/components/markdown/Glossary/filter';
import {terms} from '../../../src/site/glossary';

describe('the glossary', () => {
  it('has terms with ids of their own', () => {
    const ids = terms.map(({id}) => id);
    assert.equal(new Set(ids).size, ids.length);
    for (const id of ids) {
      assert.match(id, /^[a-z0-9-]+$/);
    }
  });

  for (const term of terms) {
    it(`explains "${term.en}" in both languages`, () => {
      assert.match(term.zhHans, /\p{Script=Han}|FMU/u);
      assert.match(term.definition['zh-Hans'], /\p{Script=Han}.*。$/u);
      assert.match(term.definition.en, /^[A-Z].*\.$/);
    });
  }

  it('finds a term by either language and by its synonyms', () => {
    const found = (query: string) =>
      terms.filter((term) => matches(term, query)).map(({id}) => id);
    assert.ok(found('滞环').includes('hysteresis'));
    assert.ok(found('HYSTERESIS').includes('hysteresis'));
    assert.ok(found('导热').includes('heat-conduction'));
    assert.deepEqual(found('no such term'), []);
  });

  it('finds a term by other spellings and by its symbol', () => {
    const found = (query: string) =>
      terms.filter((term) => matches(term, query)).map(({id}) => id);
    for (const query of ['cutoff', 'cut off', 'CUT-OFF']) {
      assert.ok(found(query).includes('corner-frequency'), query);
    }
    assert.deepEqual(found('tau'), found('τ'));
    assert.ok(found('tau').includes('time-constant'));
  });
});
