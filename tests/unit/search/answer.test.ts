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

const glossary = {
  url: '/glossary',
  kind: 'page',
  title: 'Glossary',
  category: '',
  description: 'Terms with their meaning.',
  keywords: [],
  phrases: [],
} as const;

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

  it('shows of a further section its own text, also without the word', () => {
    const sections = [
      {title: 'time constant', anchor: 'tau', text: 'The time of 63.2 %.'},
      {title: 'slow time constant', anchor: 'slow', text: 'The last to fade.'},
    ];
    const [first, further] = createSearch({
      pages: [{...glossary, sections}],
      folds: '',
      pinyin: '',
    })('time constant', 1).hits;
    assert.equal(first?.excerpt.text, 'The time of 63.2 %.');
    assert.ok(further?.isFurther);
    assert.equal(further.section?.text, 'slow time constant');
    assert.equal(further.excerpt.text, 'The last to fade.');
  });

  it('counts the pages, not the sections that are shown', () => {
    assert.equal(search('filter', 5).total, 1);
    assert.equal(search('nowhere', 5).total, 0);
  });
});
