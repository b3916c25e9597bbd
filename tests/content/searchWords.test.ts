import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {describe, it} from 'vitest';

import {namesOf} from '../../src/components/markdown/Glossary/filter';
import {createEngine} from '../../src/components/Search/engine';
import {wordsOf} from '../../src/components/Search/engine/words';
import {terms} from '../../src/site/glossary';
import {builtIndex} from '../search/builtIndex';

const prefix = '/zh-Hans';
const index = builtIndex(prefix);
const {pages} = index;
const cut = new Set(index.words);
const entries = readFileSync('src/plugins/search/words.txt', 'utf8')
  .trimEnd()
  .split('\n');

function runs(text: string): readonly string[] {
  return text.match(/\p{Script=Han}{2,}/gu) ?? [];
}

/** Single characters side by side: a word that the dictionary lacks. */
function isTorn(text: string): boolean {
  return runs(text).some((run) =>
    wordsOf(run, cut).some(
      (word, at, all) =>
        word.text.length === 1 && all[at + 1]?.text.length === 1,
    ),
  );
}

describe('the dictionary that cuts Chinese for the search', () => {
  it('has lines that its reader takes, sorted, each word once', () => {
    for (const entry of entries) {
      assert.match(entry, /^\p{Script=Han}{2,8} 100 n$/u);
    }
    assert.deepEqual(entries, [...new Set(entries)].sort());
  });

  it('keeps every term of the glossary in one piece or in known words', () => {
    const names = terms.flatMap((term) => namesOf(term, 'zh-Hans'));
    assert.deepEqual(names.filter(isTorn), []);
    const unknown = names
      .flatMap(runs)
      .flatMap((run) => wordsOf(run, cut).map(({text}) => text))
      .filter((word) => !cut.has(word));
    assert.deepEqual(unknown, []);
  });

  it('keeps the keywords of the pages in known words', () => {
    const keywords = pages.flatMap(([, , , , , list]) => list.split(/[,，]/));
    assert.ok(keywords.length > 200);
    assert.deepEqual(keywords.filter(isTorn), []);
  });

  it('has no word that no page says', () => {
    const dead = entries
      .map((entry) => entry.split(' ')[0] ?? '')
      .filter((word) => !cut.has(word));
    assert.deepEqual(dead, []);
  });
});

for (const {language, place} of [
  {language: 'English', place: ''},
  {language: 'Chinese', place: prefix},
] as const) {
  it(`each keyword, typed in ${language}, leads to its pages`, () => {
    const file = builtIndex(place);
    const ask = createEngine(file);
    const lost = file.pages.flatMap(([address, , , , , list]) =>
      list
        .split(/[,，]/)
        .filter((keyword) => keyword !== '')
        .filter((keyword) => {
          const {hits} = ask(keyword, 8);
          return !hits.some(({url}) => url.replace(/#.*/, '') === address);
        })
        .map((keyword) => `${address}: ${keyword}`),
    );
    assert.deepEqual(lost, []);
  });
}
