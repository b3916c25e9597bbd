import assert from 'node:assert/strict';

import {afterEach, describe, it, vi} from 'vitest';

import {loadSearch} from '../../../src/search/client/load';
import type {SearchIndex} from '../../../src/search/index-format';
import {furtherTextsUrl, joinTexts} from '../../../src/search/index-format';
import {splitTexts} from '../../../src/search/indexing/split';

const URL = '/search-index-0a.json';
const filler = 'The lag follows its input. '.repeat(40);

const index: SearchIndex = {
  pages: [
    {
      url: '/docs/lag',
      title: 'Lag',
      category: '',
      description: 'A lag',
      keywords: [],
      kind: 'doc',
      phrases: [],
      sections: [
        {title: '', anchor: '', text: `${filler}At the end stands viscosity.`},
        {title: 'Limits', anchor: 'limits', text: 'Short.'},
      ],
    },
  ],
  folds: '',
  pinyin: '',
};

/** A promise that the test resolves. */
function deferred() {
  let resolve: (() => void) | undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return {promise, resolve: () => resolve?.()};
}

/** Serves the two files of the index; the second when the test lets it. */
function serve(): {readonly asked: string[]; readonly release: () => void} {
  const {first, further} = splitTexts(index);
  const asked: string[] = [];
  const {promise: released, resolve: release} = deferred();
  vi.stubGlobal('fetch', async (url: string, {cache}: RequestInit) => {
    asked.push(`${cache} ${url}`);
    if (url === URL) {
      return Response.json(first);
    }
    await released;
    return asked.length <= 3
      ? new Response('', {status: 503})
      : Response.json(further);
  });
  return {asked, release};
}

describe('the two files of an index', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are the whole again when they are joined', () => {
    const {first, further} = splitTexts(index);
    assert.ok(JSON.stringify(first).length < JSON.stringify(index).length / 2);
    assert.equal(first.pages[0]?.sections[1]?.text, 'Short.');
    assert.deepEqual(joinTexts(first, further), index);
  });

  it('answer at once what the first has, else when the second is there, which may be lost', async () => {
    const {asked, release} = serve();
    const search = await loadSearch(URL);
    assert.equal((await search('lag', 5)).total, 1);
    const early = search('viscosity', 5);
    release();
    await assert.rejects(early, /503/u);
    const later = await search('viscosity', 5);
    assert.deepEqual([later.total, later.isWhole], [1, true]);
    // What is broken is loaded past the cache, too.
    const texts = furtherTextsUrl(URL);
    assert.deepEqual(asked, [
      `force-cache ${URL}`,
      `force-cache ${texts}`,
      `reload ${texts}`,
      `force-cache ${texts}`,
    ]);
  });
});
