import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {DrawSpec} from '../../../src/models/run/answers/draw';
import {copyOf, exercisesIn} from '../../../src/plugins/practice/exercises.mjs';
import remarkAutoImport from '../../../src/plugins/remarkAutoImport';
import remarkResults from '../../../src/plugins/remarkResults';
import {compiled} from './compile';

const LAG = 'model="first-order-lag"';

function page(draw = '[1, 3]'): string {
  return `---
title: A page
---

Text before.

<Exercise id="first" level={3}>

See [below](#section), and take <Run gain={3}>another gain</Run>.

<Ask label="Which?" correct={1}>

- one
- two

<Right>Because.</Right>

</Ask>

</Exercise>

<Exercise id="second" level={1}>

A gain of <Result ${LAG} parameter="gain" draw={${draw}} />.

<Ask label="Final value" ${LAG} scalar="finalValue">
<Right>Because.</Right>
<Mistake times={0.5}>Twice.</Mistake>
</Ask>

</Exercise>
`;
}

function compiledCopy(id: string, source = page()): Promise<string> {
  const copy = copyOf(source, id, 'a page.mdx').replace(/^---[^]*?---\n/u, '');
  return compiled(copy, [[remarkResults, {locale: 'en'}], remarkAutoImport]);
}

describe('exercisesIn()', () => {
  it('lists ids, levels, numbers and first questions', () => {
    assert.deepEqual(
      exercisesIn(page()).map(({id, level, number, label}) => ({
        id,
        level,
        number,
        label,
      })),
      [
        {id: 'first', level: 3, number: 1, label: 'Which?'},
        {id: 'second', level: 1, number: 2, label: 'Final value'},
      ],
    );
  });

  it('takes a case of the fault clinic as a fault to find', () => {
    const source =
      '<FaultCase run="line" question="What is it?" correct={1}>\n\nText.\n\n</FaultCase>\n';
    const [clinic] = exercisesIn(source);
    assert.equal(clinic?.id, 'clinic-line');
    assert.equal(clinic.level, 3);
    assert.equal(clinic.label, 'What is it?');
    const copy = copyOf(source, 'clinic-line', 'a page.mdx');
    assert.match(copy, /<FaultCase number="1" run="line"/u);
  });

  it('refuses an exercise without a level', () => {
    const source = page().replace(' level={1}', '');
    assert.throws(() => exercisesIn(source), /no level/u);
  });
});

describe('copyOf()', () => {
  it('leaves front matter and one exercise, with its number', () => {
    const copy = copyOf(page(), 'second', 'a page.mdx');
    assert.match(copy, /^---\ntitle: A page\n---\n/u);
    assert.match(copy, /<Exercise number="2" id="second"/u);
    assert.doesNotMatch(copy, /Text before|"first"/u);
  });

  it('leads to the page for its sections and its panel', () => {
    const copy = copyOf(page(), 'first', 'a page.mdx');
    assert.ok(copy.includes('[below](<./a page.mdx#section>)'));
    assert.ok(copy.includes('[another gain](<./a page.mdx>)'));
  });

  it('refuses an id that the page has not', () => {
    assert.throws(() => copyOf(page(), 'third', 'a page.mdx'), RangeError);
  });
});

describe('a copy', () => {
  it('keeps its number, and its questions can be asked anew', async () => {
    const code = await compiledCopy('first');
    assert.match(code, /<Exercise number="1"/u);
    assert.doesNotMatch(code, /level=/u);
    assert.match(code, /import \{Ask\} from '[^']*PracticeCopy'/u);
    assert.doesNotMatch(code, /draw=/u);
  });

  it('has what other numbers need', async () => {
    const code = await compiledCopy('second');
    assert.match(code, /number="2"/u);
    assert.match(code, /<Drawn index="0">\{?"?2"?\}?<\/Drawn>/u);
    const [, double, single = ''] =
      /draw=(?:"(.*?)"|'(.*?)')/u.exec(code) ?? [];
    const text = double?.replaceAll('&quot;', '"') ?? single;
    const {drawn, asks, results} = JSON.parse(text) as DrawSpec;
    assert.equal(drawn.gain?.from, 2);
    // Round numbers of the range, without the one of the page.
    assert.deepEqual(
      drawn.gain.choices,
      [1, 1.2, 1.4, 1.6, 1.8, 2.2, 2.4, 2.6, 2.8, 3],
    );
    const mistakes = Object.entries(asks).map(([number, ask]) => [
      number,
      ask.mistakes,
    ]);
    assert.deepEqual(mistakes, [['1', [{times: 0.5}]]]);
    assert.deepEqual(results, [{model: 'first-order-lag', parameter: 'gain'}]);
  });

  it('refuses a range that the parameter does not have', async () => {
    for (const range of ['[1, 30]', '[3, 1]', '[1, 1]']) {
      await assert.rejects(compiledCopy('second', page(range)), /range/u);
    }
  });

  it('refuses numbers of two models', async () => {
    const source = page().replace(
      'A gain of',
      'A time of <Result model="thermostat" scalar="period" /> and a gain of',
    );
    await assert.rejects(compiledCopy('second', source), /one model/u);
  });
});

describe('an exercise on its page', () => {
  it('shows the number of the page, and nothing else comes with it', async () => {
    const source = page()
      .replace(/^---[^]*?---\n/u, '')
      .replace(/<Run[^]*?<\/Run>/u, '');
    const code = await compiled(source, [
      [remarkResults, {locale: 'en'}],
      remarkAutoImport,
    ]);
    assert.doesNotMatch(code, /draw|level=|PracticeCopy/u);
    assert.match(code, /<data value="2">/u);
  });
});
