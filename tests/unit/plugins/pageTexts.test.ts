import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  explanations,
  idOf,
  namesOf,
  type WrittenPage,
} from '../../../src/plugins/pageTexts';
import {pages} from '../../../src/site/pages';

const lag: WrittenPage = {
  permalink: `/zh-Hans${pages.lag.route}`,
  source: '@site/docs/lag.mdx',
  title: 'LAG1: first-order lag with gain',
  description: 'A gain and a time constant.',
  frontMatter: {
    sidebar_label: 'LAG1: first-order lag',
    submodel: 'LAG1',
    library: 'signal',
  },
};

describe('idOf(page)', () => {
  it('finds the row of a page of any language', () => {
    assert.equal(idOf(lag), 'lag');
  });

  it('refuses a page without a row, by its address', () => {
    const page = {...lag, permalink: '/docs/Amesim/signal/new/'};
    assert.throws(() => idOf(page), /\/docs\/Amesim\/signal\/new\/.*pages\.ts/);
  });

  it('refuses a library other than that of the row', () => {
    const page = {...lag, frontMatter: {library: 'thermal'}};
    assert.throws(() => idOf(page), /'thermal'.*'signal'/);
  });
});

describe('namesOf(page)', () => {
  it('takes title, label and submodel from the front matter', () => {
    assert.deepEqual(namesOf(lag), {
      title: 'LAG1: first-order lag with gain',
      label: 'LAG1: first-order lag',
      short: 'LAG1',
    });
  });

  it('falls back to the next longer name', () => {
    const names = namesOf({...lag, title: 'T', frontMatter: {}});
    assert.deepEqual(names, {title: 'T', label: 'T', short: 'T'});
  });

  it('say of a page that is unlisted that it is', () => {
    for (const frontMatter of [{unlisted: true}, {draft: true}]) {
      assert.ok('unlisted' in namesOf({...lag, frontMatter}));
    }
    assert.ok(!('unlisted' in namesOf(lag)));
  });
});

describe('explanations(written)', () => {
  const sectionOn = (heading: string): WrittenPage => ({
    ...lag,
    frontMatter: {explains: {LAG1: heading, GA00: heading}},
  });

  it('lead to the section, or to the page that a submodel has of its own', () => {
    const found = explanations([
      ['lag', lag],
      ['signalBlocks', sectionOn('which-block')],
    ]);
    assert.deepEqual(found, {
      LAG1: pages.lag.route,
      GA00: `${pages.signalBlocks.route}#which-block`,
    });
  });

  it('refuse a submodel of two sections', () => {
    assert.throws(
      () =>
        explanations([
          ['lag', sectionOn('first')],
          ['signalBlocks', sectionOn('second')],
        ]),
      /LAG1.*#first.*#second/,
    );
  });
});
