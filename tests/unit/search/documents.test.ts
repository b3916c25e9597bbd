import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {readDocuments, readList} from '../../../src/search/indexing/documents';

const PAGE_URL = '/docs/a/';
const list = (...documents: readonly object[]) => ({
  documents: documents.map((each) => ({u: PAGE_URL, ...each})) as never,
});

describe('readDocuments', () => {
  const [page] = readDocuments([
    list({i: 1, t: 'Title', b: ['Product', 'Signal library']}),
    list(
      {i: 2, t: 'Group', h: '#group', p: 1},
      {i: 3, t: 'One', h: '#one', p: 1},
      {i: 4, t: 'Sources', h: '#sources', p: 1},
      {i: 5, t: 'Empty', h: '#empty', p: 1},
    ),
    list({i: 1, t: 'What it is.', p: 1}),
    list({i: 1, t: 'lag, time constant', p: 1}),
    list(
      {i: 6, t: 'Top\u200B of it', s: 'Title', h: '', p: 1},
      {i: 7, t: 'Answer. Also.', s: 'Group', h: '#group', p: 1},
      {i: 8, t: 'Answer.', s: 'One', h: '#one', p: 1},
      {i: 9, t: 'Book', s: 'Sources', h: '#sources', p: 1},
    ),
  ]);

  it('reads title, category, description and keywords', () => {
    assert.equal(page?.title, 'Title');
    assert.equal(page.category, 'Signal library');
    assert.equal(page.description, 'What it is.');
    assert.deepEqual(page.keywords, ['lag', 'time constant']);
  });

  it('joins headings with texts, each text once, without the sources', () => {
    assert.deepEqual(page?.sections, [
      {title: '', anchor: '', text: 'Top of it'},
      {title: 'Group', anchor: 'group', text: 'Also.'},
      {title: 'One', anchor: 'one', text: 'Answer.'},
      {title: 'Empty', anchor: 'empty', text: ''},
    ]);
  });

  it('refuses a file of another form', () => {
    assert.throws(() => readDocuments([list()]), /another form/);
  });
});

describe('readList', () => {
  const html = (robots: string) =>
    `<html><head><meta name="robots" content="${robots}"><meta name="description" content="All."><meta name="keywords" content="a,b"></head><body><h1>List</h1></body></html>`;

  it('reads the head of a page', () => {
    assert.deepEqual(readList('/docs', html('index')), {
      url: '/docs',
      title: 'List',
      category: '',
      description: 'All.',
      keywords: ['a', 'b'],
      sections: [],
    });
  });

  it('returns undefined for a page that asks not to be indexed', () => {
    assert.equal(readList('/docs', html('noindex, follow')), undefined);
  });
});
