import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

// cspell:ignore levr
import {createEngine} from '../../../src/components/Search/engine';
import {
  compactIndex,
  type Found,
  type Known,
} from '../../../src/plugins/search/compact';

const plain: Found = {
  url: '/',
  kind: 'doc',
  title: '',
  description: '',
  keywords: '',
  category: '',
  sections: [],
};

function siteOf(
  pages: readonly Partial<Found>[],
  known: readonly Known[] = [],
) {
  const found = pages.map((page) => ({...plain, ...page}));
  const ask = createEngine(
    compactIndex(found, known, {
      language: ['en', 'zh'],
      removeDefaultStopWordFilter: [],
      removeDefaultStemmer: false,
    }),
  );
  return (query: string) => ask(query, 10).hits.map(({url}) => url);
}

function text(said: string): Found['sections'] {
  return [{title: '', anchor: '', text: said}];
}

describe('the ranking of the search', () => {
  it('prefers a title with all the words to a head that scatters them', () => {
    const ask = siteOf([
      {url: '/scattered', title: 'Valve', keywords: 'spring,noise'},
      {url: '/whole', title: 'Noise of a valve spring'},
      {url: '/other', title: 'Pump'},
    ]);
    assert.equal(ask('valve noise spring')[0], '/whole');
  });

  it('takes another word for the same thing, in more than one place', () => {
    const ask = siteOf([
      {url: '/room', title: 'Temperature of the surroundings of a sphere'},
      {url: '/other', title: 'Temperature of the oil of a gearbox'},
    ]);
    assert.deepEqual(ask('ambient ball'), ['/room']);
  });

  it('prefers the word itself to another one for the same thing', () => {
    const ask = siteOf([
      {url: '/surroundings', title: 'Surroundings of a room'},
      {url: '/ambient', title: 'Ambient of a room'},
    ]);
    assert.equal(ask('surroundings')[0], '/surroundings');
    assert.equal(ask('ambient')[0], '/ambient');
  });

  it('learns names for the same thing from the glossary', () => {
    const term = {
      anchor: 'term-weir',
      title: 'sharp weir, notch plate · 薄壁堰、刃口堰',
      text: 'An edge.',
    };
    const ask = siteOf([
      {url: '/words', kind: 'page', title: 'Glossary', sections: [term]},
      {url: '/flow', title: 'Flow', sections: text('It passes a sharp weir.')},
      {url: '/other', title: 'Heat', sections: text('It passes a wall.')},
    ]);
    assert.ok(ask('notch plate').includes('/flow'));
    assert.ok(!ask('notch plate').includes('/other'));
  });

  it('does not take two things of one entry for the same', () => {
    const term = {
      anchor: 'term-weir-orifice',
      title: 'sharp weir / orifice · 薄壁堰 / 节流孔',
      text: 'An edge.',
    };
    const ask = siteOf([
      {url: '/words', kind: 'page', title: 'Glossary', sections: [term]},
      {url: '/flow', title: 'Flow', sections: text('It passes a sharp weir.')},
      {url: '/pipe', title: 'Pipe', sections: text('It has an orifice.')},
    ]);
    assert.ok(!ask('orifice').includes('/flow'));
  });

  it('counts everyday words little, however rare they are', () => {
    const valves = ['/a', '/b', '/c', '/d'].map((url) => ({
      url,
      title: 'Valve',
    }));
    const ask = siteOf([
      ...valves,
      {url: '/everyday', title: 'What happens instead'},
    ]);
    assert.notEqual(ask('happens valve')[0], '/everyday');
  });

  it('corrects a subject, not a word of everyday language', () => {
    const ask = siteOf([
      {url: '/lever', title: 'Lever'},
      {url: '/fever', title: 'Fever'},
      {url: '/pump', title: 'Pump'},
    ]);
    assert.deepEqual(ask('levr'), ['/lever']);
    assert.deepEqual(ask('never'), []);
    assert.deepEqual(ask('pump never'), ['/pump']);
  });

  it('finds Chinese words however they are cut', () => {
    const ask = siteOf([
      {url: '/whole', title: '阀芯卡滞的诊断', description: '诊断'},
      {url: '/apart', title: '诊断阀门，芯片与滞后', description: '卡'},
    ]);
    assert.equal(ask('卡滞诊断阀芯')[0], '/whole');
  });

  it('says little of a page by a heading that many pages have', () => {
    const parameters = {title: 'Parameters', anchor: 'p', text: 'A table.'};
    const ask = siteOf([
      ...['/a', '/b', '/c', '/d'].map((url) => ({
        url,
        title: 'Valve',
        sections: [parameters],
      })),
      {
        url: '/parameters',
        title: 'Valve',
        sections: [{title: 'Parameters of a valve', anchor: 'v', text: 'All.'}],
      },
    ]);
    assert.equal(ask('parameters for valves')[0], '/parameters');
  });

  it('keeps a no in the question', () => {
    const ask = siteOf([
      {url: '/licence', title: 'Licence'},
      {
        url: '/without',
        title: 'A path',
        sections: [{title: 'I have no licence', anchor: 'n', text: 'Read on.'}],
      },
    ]);
    assert.equal(ask('no licence')[0], '/without#n');
    assert.equal(ask('licence')[0], '/licence');
  });

  it('finds a page by what readers are known to type for it', () => {
    const ask = siteOf(
      [
        {url: '/pipes', title: 'Pressure loss in a pipe'},
        {url: '/lag', title: 'First-order lag', description: 'Of a sensor'},
      ],
      [
        ['bernoulli', ['/pipes']],
        ['thermometer is late', ['/lag']],
        ['水管阻力', ['/pipes']],
      ],
    );
    assert.deepEqual(ask('bernoulli'), ['/pipes']);
    assert.deepEqual(ask('late thermometer'), ['/lag']);
    assert.deepEqual(ask('水管的阻力'), ['/pipes']);
  });

  it('takes what most of the like queries mean', () => {
    const ask = siteOf(
      [{url: '/one'}, {url: '/other'}],
      [
        ['noise of a switch', ['/one']],
        ['noise of a fan', ['/other', '/one']],
        ['noise of a pump', ['/other']],
        ['light', ['/one']],
      ],
    );
    assert.deepEqual(ask('noise'), ['/other', '/one']);
  });

  it('brings in no page that shares only a common word with a query', () => {
    const ask = siteOf(
      [{url: '/valve', title: 'Valve'}, {url: '/pump'}],
      [
        ['valve', ['/valve']],
        ['noise of the pump with a valve in front', ['/pump']],
      ],
    );
    assert.deepEqual(ask('valve'), ['/valve']);
  });

  it('refuses a known query for a page that is not there', () => {
    assert.throws(
      () => siteOf([{url: '/one'}], [['two', ['/two']]]),
      /No page at \/two/,
    );
  });
});
