import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {createSearch} from '../../../src/search/client/answer';

const search = createSearch({
  pages: [
    {
      url: '/lag',
      kind: 'doc',
      title: 'First-order lag',
      category: 'Signal library',
      description: 'How a store fills through a resistance.',
      keywords: ['filter'],
      phrases: [],
      sections: [
        {title: '', anchor: '', text: 'The output follows.'},
        {
          title: 'Corner frequency',
          anchor: 'corner',
          text: 'At 3 dB a filter passes seven tenths.',
        },
      ],
    },
  ],
  folds: '',
  pinyin: '',
});

function firstHit(query: string) {
  const [hit] = search(query, 1).hits;
  assert.ok(hit);
  return hit;
}

function markedIn({text, marks}: ReturnType<typeof firstHit>['excerpt']) {
  return marks.map(([start, end]) => text.slice(start, end));
}

describe('an answer', () => {
  it('shows the text that has the word, also where the address is the top', () => {
    const hit = firstHit('seven');
    assert.equal(hit.url, '/lag#corner');
    assert.deepEqual(markedIn(hit.excerpt), ['seven']);
    assert.deepEqual(markedIn(firstHit('filter').excerpt), ['filter']);
  });

  it('shows the description where no text has the word', () => {
    const hit = firstHit('first-order');
    assert.equal(hit.url, '/lag');
    assert.equal(hit.excerpt.text, 'How a store fills through a resistance.');
    assert.deepEqual(markedIn(hit.title), ['First', 'order']);
  });

  it('counts the pages, not the sections that are shown', () => {
    assert.equal(search('filter', 5).total, 1);
    assert.equal(search('nowhere', 5).total, 0);
  });
});
