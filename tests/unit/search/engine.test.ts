import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

// cspell:ignore thermomtr consta thremometer pmup pumpnoise guan xing huan guanxinghuan
import {createEngine} from '../../../src/search/engine';
import type {IndexedPage} from '../../../src/search/index-format';

const empty: IndexedPage = {
  url: '/',
  kind: 'doc',
  title: '',
  category: '',
  description: '',
  keywords: [],
  phrases: [],
  pinyin: [],
  sections: [],
};

function site(
  pages: readonly Partial<IndexedPage>[],
  synonyms: readonly (readonly string[])[] = [],
) {
  const find = createEngine({
    pages: pages.map((page) => ({...empty, ...page})),
    synonyms,
  });
  return (query: string) =>
    find(query).pages.map(
      ({page, section}) => page.url + (section ? `#${section.anchor}` : ''),
    );
}

describe('the search engine', () => {
  const find = site([
    {url: '/lag', title: 'Thermometer lag', keywords: ['time constant']},
    {url: '/pump', title: 'Pump noise', description: 'How loud a pump is'},
  ]);

  it('finds a word in each of its forms', () => {
    assert.deepEqual(find('thermometers'), ['/lag']);
    assert.deepEqual(find('noises of pumps'), ['/pump']);
  });

  it('finds a word by its beginning', () => {
    assert.deepEqual(find('thermo'), ['/lag']);
    assert.deepEqual(find('consta'), ['/lag']);
  });

  it('forgives wrong, missing and swapped letters and a missing space', () => {
    for (const typed of ['thermomtr', 'thremometer', 'pmup', 'pumpnoise']) {
      assert.equal(find(typed).length, 1, typed);
    }
    assert.deepEqual(find('lap'), []);
  });

  it('leaves a known word as it was typed', () => {
    const ask = site([
      {url: '/pump', title: 'Pump'},
      {url: '/dump', title: 'Dump'},
    ]);
    assert.deepEqual(ask('pump'), ['/pump']);
  });

  it('puts first the page that has more of the query', () => {
    const ask = site([
      {url: '/one', title: 'Valve', description: 'Valve, valve and valve'},
      {url: '/both', title: 'Valve with a spring'},
    ]);
    assert.equal(ask('valve spring')[0], '/both');
  });

  it('puts first the page that is called so', () => {
    const ask = site([
      {url: '/long', title: 'Lag of the first order of a lag', keywords: []},
      {url: '/named', title: 'A filter', keywords: ['first order lag']},
    ]);
    assert.equal(ask('first-order lag')[0], '/named');
  });

  it('finds every page that has a whole word, however little it says', () => {
    const ask = site([
      {url: '/trigger', title: 'Trigger', keywords: ['trigger']},
      {
        url: '/mention',
        title: 'Phase of a wave',
        sections: [
          {
            title: 'Remedy',
            anchor: 'remedy',
            text: `${'Integrate the frequency. '.repeat(200)} A trigger, too.`,
          },
        ],
      },
      ...Array.from({length: 20}, (_, at) => ({url: `/${at}`, title: 'Wave'})),
    ]);
    assert.deepEqual(ask('trigger'), ['/trigger', '/mention#remedy']);
    assert.deepEqual(ask('trigge'), ['/trigger', '/mention#remedy']);
  });

  it('takes Chinese by characters and pairs, without a dictionary', () => {
    const ask = site([
      {url: '/whole', title: '阀芯卡滞的诊断'},
      {url: '/apart', title: '诊断阀门，芯片与滞后'},
      {url: '/other', title: '一阶惯性环节', pinyin: ['guan xing huan jie']},
    ]);
    assert.equal(ask('卡滞诊断阀芯')[0], '/whole');
    assert.deepEqual(ask('惯性怎么办'), ['/other']);
    assert.equal(ask('guan xing')[0], '/other');
    assert.equal(ask('guanxinghuan')[0], '/other');
  });

  it('takes a Greek letter for its name', () => {
    const ask = site([
      {url: '/tau', title: 'The constant τ'},
      {url: '/rho', title: 'The density ρ'},
    ]);
    assert.deepEqual(ask('tau'), ['/tau']);
    assert.deepEqual(ask('ρ'), ['/rho']);
  });

  it('keeps the decimals of a number', () => {
    const ask = site([
      {url: '/a', title: 'Nusselt 3.66'},
      {url: '/b', title: 'Version 3 of 66'},
    ]);
    assert.deepEqual(ask('3.66'), ['/a']);
  });

  it('treats synonyms alike, in both languages', () => {
    const ask = site(
      [
        {url: '/flow', title: 'Sharp weir'},
        {url: '/also', title: 'Notch plate'},
        {url: '/heat', title: 'Wall'},
      ],
      [['sharp weir', 'notch plate', '薄壁堰']],
    );
    assert.deepEqual(ask('notch plate'), ['/also', '/flow']);
    assert.deepEqual(ask('薄壁堰').sort(), ['/also', '/flow']);
    assert.equal(ask('sharp weir')[0], '/flow');
  });

  it('finds a page by its paraphrases', () => {
    const ask = site([
      {
        url: '/pipe',
        title: 'Pressure drop',
        phrases: ['bernoulli', '水管阻力'],
      },
      {url: '/lag', title: 'First-order lag'},
    ]);
    assert.deepEqual(ask('bernoulli'), ['/pipe']);
    assert.deepEqual(ask('水管的阻力'), ['/pipe']);
  });

  it('arrives at a section that says more than the title', () => {
    const ask = site([
      {
        url: '/lag',
        title: 'First-order lag',
        keywords: ['corner frequency'],
        sections: [
          {title: '', anchor: '', text: 'A lag.'},
          {title: 'Noise', anchor: 'noise', text: 'It hides a lag.'},
          {title: 'Corner frequency', anchor: 'corner', text: 'At 3 dB.'},
        ],
      },
    ]);
    assert.deepEqual(ask('lag'), ['/lag']);
    assert.deepEqual(ask('noise'), ['/lag#noise']);
    assert.deepEqual(ask('corner frequency'), ['/lag#corner']);
  });
});
