import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

// cspell:ignore thermomtr consta thremometer pmup pumpnoise guan xing huan guanxinghuan guanxinghuanjie gxhj pumo
import {createEngine} from '../../../src/search/engine';
import type {IndexedPage} from '../../../src/search/index-format';
import {terms} from '../../../src/site/glossary';
import {processorTime} from '../../processorTime';

const empty: IndexedPage = {
  url: '/',
  kind: 'doc',
  title: '',
  category: '',
  description: '',
  keywords: [],
  phrases: [],
  sections: [],
};

/** @param rows headings of the glossary, which is not among the results */
function site(
  pages: readonly Partial<IndexedPage>[],
  rows: readonly string[] = [],
) {
  const glossary: Partial<IndexedPage> = {
    url: '/glossary',
    kind: 'page',
    sections: rows.map((title, at) => ({
      title,
      anchor: `term-${at}`,
      text: '',
    })),
  };
  const all = rows.length > 0 ? [...pages, glossary] : pages;
  const find = createEngine({
    pages: all.map((page) => ({...empty, ...page})),
    folds: '遲迟滯滞',
    pinyin: 'chi迟池 guan惯管 huan环 jie节 xing性 zhi滞',
  });
  return Object.assign(
    (query: string) =>
      find(query)
        .pages.filter(({page}) => page.url !== glossary.url)
        .map(
          ({page, section}) => page.url + (section ? `#${section.anchor}` : ''),
        ),
    {whole: find},
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

  it('takes the first letter of a word for right', () => {
    assert.deepEqual(site([{title: 'Plumbing'}])('climbing'), []);
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
      {url: '/other', title: '一阶惯性环节', keywords: ['惯性环节']},
    ]);
    assert.equal(ask('卡滞诊断阀芯')[0], '/whole');
    assert.deepEqual(ask('惯性怎么办'), ['/other']);
    assert.deepEqual(ask('惯性有什么用'), ['/other']);
  });

  it('takes pinyin by syllables, as one word, begun, and by first letters', () => {
    const ask = site(
      [
        {
          url: '/lag',
          title: '惯性环节',
          sections: [
            {title: '惯性环节的参数', anchor: 'parameters', text: '时间'},
          ],
        },
        {url: '/step', title: 'Step'},
        {url: '/trigger', title: 'Trigger'},
      ],
      ['hysteresis · 迟滞', 'trigger · 惯性'],
    );
    for (const typed of [
      'guan xing huan jie',
      'guanxinghuanjie',
      'guan xing',
      'guanxinghuan',
      'gxhj',
    ]) {
      assert.equal(ask(typed)[0], '/lag', typed);
    }
    assert.equal(ask('guan xing')[1], '/trigger');
    const {words} = ask.whole('huan jie step guan xing');
    assert.ok(words.includes('环节') && words.includes('惯性'));
    assert.deepEqual(ask('step'), ['/step']);
  });

  it('takes a pair that no text has for a pair of a name that sounds alike', () => {
    const ask = site([
      {url: '/trigger', title: '迟滞'},
      {url: '/lag', title: '惯性环节'},
    ]);
    assert.deepEqual(ask('管性'), ['/lag']);
    assert.deepEqual(ask('池滞')[0], '/trigger');
    assert.deepEqual(ask('管道'), []);
  });

  it('takes traditional characters for simplified ones', () => {
    const ask = site([{url: '/trigger', title: '迟滞'}]);
    assert.deepEqual(ask('遲滯'), ['/trigger']);
  });

  it('finds a word by its stem and in British and American spelling', () => {
    const ask = site([
      {url: '/start', title: 'Initialisation'},
      {url: '/colour', title: 'Colours of curves'},
      {url: '/metre', title: 'Metres of aluminium'},
      {url: '/analyser', title: 'Analyser'},
      {url: '/model', title: 'Modelling'},
    ]);
    const expected = {
      initialized: '/start',
      initialised: '/start',
      color: '/colour',
      meter: '/metre',
      aluminum: '/metre',
      analyzers: '/analyser',
      modeling: '/model',
    };
    for (const [typed, url] of Object.entries(expected)) {
      assert.deepEqual(ask(typed), [url], typed);
    }
  });

  it('takes a letter with an index for one word', () => {
    const ask = site([
      {url: '/high', title: 'Threshold u_H'},
      {url: '/apart', title: 'The letters u and H'},
    ]);
    assert.deepEqual(ask('u_H'), ['/high']);
    assert.deepEqual(ask('uH'), ['/high']);
  });

  it('names the words that it put in the place of others', () => {
    const {whole} = site([{url: '/pump', title: 'Pump noise'}]);
    assert.deepEqual(whole('pumo noise').corrections, [
      {typed: 'pumo', words: ['pump']},
    ]);
    assert.deepEqual(whole('pump').corrections, []);
  });

  it('takes units as they are typed for those that the pages have', () => {
    const ask = site([
      {url: '/shaft', title: 'A speed in rev/min'},
      {url: '/wall', title: 'A conductivity in W/(m·K)'},
      {url: '/pump', title: 'A displacement in cm³'},
    ]);
    for (const typed of ['rpm', 'r/min', 'rev/min']) {
      assert.deepEqual(ask(typed), ['/shaft'], typed);
    }
    assert.deepEqual(ask('cc'), ['/pump']);
    assert.equal(ask('W/mK')[0], '/wall');
  });

  it('tells a temperature in °C from the letter C', () => {
    const ask = site([
      {url: '/pipe', title: 'R, C and I', description: 'C, the capacity'},
      {url: '/units', title: 'Units', description: 'degC and K'},
    ]);
    for (const typed of ['degC', '°C', '℃', 'deg C']) {
      assert.deepEqual(ask(typed), ['/units'], typed);
    }
    assert.deepEqual(ask('C'), ['/pipe']);
  });

  it('says when no page has most of the query', () => {
    const others = ['Bar', 'Clock', 'Sphere', 'Trigger', 'Valve'];
    const {whole} = site([
      {url: '/pump', title: 'Pump noise'},
      {url: '/lag', title: 'Lag'},
      ...others.map((title) => ({url: `/${title}`, title})),
    ]);
    assert.equal(whole('pump gearbox clutch').isWhole, false);
    assert.equal(whole('pump noise clutch').isWhole, true);
    assert.equal(whole('pump lag').isWhole, false);
  });

  it('says that a page has most of a query when what it is about is in many places of the page', () => {
    const others = [
      '铝棒',
      '时钟',
      '热球',
      '触发器',
      '油缸',
      '节流孔',
      '散热器',
    ];
    const text = '水锤的压力与软管。';
    const hammer = {title: '水锤', anchor: 'hammer', text};
    const {whole} = site([
      {url: '/pipe', title: '水锤', keywords: ['水锤'], sections: [hammer]},
      ...others.map((title) => ({url: `/${title}`, title})),
    ]);
    assert.equal(whole('水锤响得厉害').isWhole, true);
    assert.equal(whole('软管响得厉害').isWhole, false);
  });

  it('never says so of words that are all in one section', () => {
    const others = Array.from({length: 9}, (_, at) => ({title: `第${at}页`}));
    const section = (anchor: string, text: string) => ({
      title: '小结',
      anchor,
      text,
    });
    const {whole} = site([
      {
        title: '铝棒',
        sections: [
          section('even', '温度分布是对称的，与热流无关。'),
          section('odd', '边界不同，分布就偏斜。'),
        ],
      },
      ...others,
    ]);
    assert.equal(whole('对称').isWhole, true);
    assert.equal(whole('铝棒 对称 热流').isWhole, true);
    assert.equal(whole('边界对称').isWhole, false);
  });

  it('puts first the page whose title and section have the query together', () => {
    const ask = site([
      {
        url: '/sphere',
        title: 'Hot sphere',
        sections: [
          {title: 'Common mistakes', anchor: 'mistakes', text: 'Signs'},
        ],
      },
      {
        url: '/tubes',
        title: 'Tubes',
        sections: [
          {title: 'Common mistakes', anchor: 'mistakes', text: 'Celsius'},
        ],
      },
    ]);
    assert.equal(ask('sphere mistakes')[0], '/sphere#mistakes');
  });

  it('opens the section whose heading completes the title of the page', () => {
    const ask = site([
      {
        url: '/bar',
        title: 'Aluminium bar',
        sections: [
          {title: '', anchor: '', text: 'A bar of aluminium.'},
          {title: 'Lumps', anchor: 'lumps', text: 'Aluminium, a bar, lumps.'},
          {title: 'Exercises', anchor: 'exercises', text: ''},
        ],
      },
    ]);
    assert.deepEqual(ask('aluminium bar exercises'), ['/bar#exercises']);
    assert.deepEqual(ask('exercises bar'), ['/bar#exercises']);
    assert.deepEqual(ask('aluminium bar'), ['/bar']);
  });

  it('prefers the section that has the query in its heading', () => {
    const text = 'It depends on many other things, which are named below.';
    const ask = site([
      {
        url: '/faq',
        title: 'Questions',
        sections: [
          {title: 'Tools', anchor: 'tools', text: 'A slow run. A slow run.'},
          {title: 'The run is slow', anchor: 'slow-run', text},
        ],
      },
    ]);
    assert.deepEqual(ask('slow run'), ['/faq#slow-run']);
  });

  it('prefers the section where neighbouring words of the query are near each other, in their order', () => {
    const section = (anchor: string, text: string) => ({
      title: anchor,
      anchor,
      text,
    });
    const ask = site([
      {
        url: '/solver',
        title: 'Solver',
        sections: [
          section(
            'apart',
            'Euler was the first. Steps are explicit. It is so.',
          ),
          section('near', 'It was the first. An explicit step by Euler. So.'),
        ],
      },
    ]);
    assert.deepEqual(ask('explicit Euler'), ['/solver#near']);
  });

  it('prefers the section of its own to one that most pages have', () => {
    const common = {
      title: 'What is ours',
      anchor: 'ours',
      text: 'A spool moves. A spool moves.',
    };
    const own = {
      title: 'Edges',
      anchor: 'edges',
      text: 'A spool moves past its edges.',
    };
    const others = Array.from({length: 3}, (_, at) => ({
      url: `/${at}`,
      title: `Page ${at}`,
      sections: [{...common, text: 'Another thing.'}],
    }));
    const valve = {url: '/valve', title: 'Valve', sections: [common, own]};
    assert.equal(site([valve, ...others])('spool moves')[0], '/valve#edges');
    assert.equal(site([valve])('spool moves')[0], '/valve#ours');
    assert.equal(
      site([valve, ...others])('what is ours, spool')[0],
      '/valve#ours',
    );
  });

  it('prefers a section to the beginning of the page, which most pages have', () => {
    const beginning = {title: '', anchor: '', text: 'A spool, a spool moves.'};
    const own = {title: 'Edges', anchor: 'edges', text: 'The spool moves.'};
    const others = Array.from({length: 3}, (_, at) => ({
      url: `/${at}`,
      title: `Page ${at}`,
      sections: [{...beginning, text: 'Another thing.'}],
    }));
    const valve = {url: '/valve', title: 'Valve', sections: [beginning, own]};
    assert.equal(site([valve, ...others])('spool moves')[0], '/valve#edges');
    assert.equal(site([valve])('spool moves')[0], '/valve#');
  });

  it('shows further sections whose headings have the query', () => {
    const section = (anchor: string, title: string) => ({
      title,
      anchor,
      text: 'A licence, a licence.',
    });
    const {whole} = site([
      {
        url: '/faq',
        title: 'Questions',
        sections: [
          section('error', 'A licence error'),
          section('server', 'The licence server'),
          section('price', 'What it costs'),
        ],
      },
    ]);
    const [found] = whole('licence').pages;
    const anchors = [found?.section, ...(found?.others ?? [])].map(
      (each) => each?.anchor,
    );
    assert.deepEqual(anchors.sort(), ['error', 'server']);
  });

  it('arrives at the section that a paraphrase names', () => {
    const ask = site([
      {
        url: '/howto',
        title: 'How to use the panel',
        phrases: ['shortcuts #keyboard', 'help me'],
        sections: [{title: 'Keys', anchor: 'keyboard', text: 'Press a key.'}],
      },
    ]);
    assert.deepEqual(ask('shortcuts'), ['/howto#keyboard']);
    assert.deepEqual(ask('help me'), ['/howto']);
    assert.deepEqual(ask('shortcuts to a plot of pressure'), ['/howto']);
  });

  it('reads only the beginning of what was pasted', () => {
    const ask = site([{url: '/pump', title: 'Pump'}]);
    assert.deepEqual(ask(`${' '.repeat(300)}pump`), []);
    assert.ok(processorTime(() => ask('x'.repeat(60_000))) < 500);
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
      ['sharp weir, notch plate · 薄壁堰'],
    );
    assert.deepEqual(ask('notch plate'), ['/also', '/flow']);
    assert.deepEqual(ask('薄壁堰').sort(), ['/also', '/flow']);
    assert.equal(ask('sharp weir')[0], '/flow');
  });

  it('takes a row of the glossary with a slash for two things', () => {
    const ask = site(
      [
        {url: '/weir', title: 'Weir'},
        {url: '/flume', title: 'Flume'},
      ],
      ['weir / flume · 堰 / 水槽'],
    );
    assert.deepEqual(ask('堰'), ['/weir']);
    assert.deepEqual(ask('水槽'), ['/flume']);
  });

  it('has no name in the glossary that would be read as two', () => {
    for (const {en, zhHans, also = {}} of terms) {
      const others = [...(also.en ?? []), ...(also['zh-Hans'] ?? [])];
      // Of a row with a slash only the first name of each language is read.
      for (const name of [en, zhHans, ...(en.includes(' / ') ? [] : others)]) {
        assert.doesNotMatch(name, /, |、| · /);
      }
    }
  });

  it('gives a rare word more weight than common ones', () => {
    const common = Array.from({length: 8}, (_, at) => ({
      url: `/${at}`,
      title: `Page ${at}`,
      sections: [{title: '', anchor: '', text: 'The value at the end.'}],
    }));
    const rare = {
      url: '/weir',
      title: 'Flow',
      sections: [{title: '', anchor: '', text: 'A weir.'}],
    };
    assert.equal(site([...common, rare])('value end weir')[0], '/weir#');
  });

  it('marks no character that only the words of a question have left alone', () => {
    const {whole} = site([{url: '/path', title: '路径'}]);
    assert.deepEqual(whole('路径能不能用').words, ['路径']);
    assert.deepEqual(whole('路径 用').words, ['路径', '用']);
  });

  it('tells the name of a licence from cubic centimetres', () => {
    const ask = site([
      {url: '/licence', title: 'CC BY 4.0'},
      {url: '/pump', title: '16 cm³'},
    ]);
    assert.deepEqual(ask('cc by'), ['/licence']);
    assert.deepEqual(ask('cm3'), ['/pump']);
  });

  it('takes what a question asks for without the words of the question', () => {
    const ask = site([
      {url: '/mean', title: 'Mean level'},
      {url: '/can', title: 'Cent'},
      {url: '/t', title: 'Temperature T'},
      {url: '/special', title: '特别'},
      {url: '/bara', title: 'barA'},
      {url: '/self', title: '自己'},
      {url: '/straight', title: '一直'},
      {url: '/go', title: 'It goes'},
      {url: '/flow', title: '流量'},
    ]);
    assert.deepEqual(ask('what does barA mean'), ['/bara']);
    assert.deepEqual(ask('mean level'), ['/mean']);
    assert.deepEqual(ask('where does barA go'), ['/bara']);
    const {whole} = ask;
    assert.deepEqual(ask("why can't it mean, it doesn’t"), ['/mean']);
    assert.deepEqual(whole('cant it mean').corrections, []);
    assert.deepEqual(ask('流量里的一直'), ['/flow']);
    assert.deepEqual(ask('流量特别慢'), ['/flow']);
    assert.deepEqual(ask('自己的流量'), ['/flow']);
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
