import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  extractQuestions,
  renderStructuredData,
} from '../../../src/plugins/faqData';
import remarkAutoImport from '../../../src/plugins/remarkAutoImport';
import {compiled} from './compile';

const ADDRESS = 'https://lumped.example/docs/faq';

describe('extractQuestions()', () => {
  const page = (content: string) =>
    `<article><section data-topic="Units"><h2 id="u">Units</h2>${content}</section></article>`;

  it('takes each heading of level 3 with what follows up to the next', () => {
    const html = page(
      '<h3 id="a">Why?<a class="hash-link" href="#a">\u200b</a></h3><p>Because.</p><p>So.</p>' +
        '<h3 id="b">How?</h3><p>Thus.</p>',
    );
    assert.deepEqual(extractQuestions(html, ADDRESS), [
      {question: 'Why?', answer: '<p>Because.</p><p>So.</p>'},
      {question: 'How?', answer: '<p>Thus.</p>'},
    ]);
  });

  it('keeps lists and absolute links, and unwraps everything else', () => {
    const html = page(
      '<h3>Q</h3><ul class="x"><li><strong>Bold</strong> <code>c</code></li></ul>' +
        '<p><a class="y" href="../other#z">Link</a><math><mi>y</mi></math></p>',
    );
    assert.equal(
      extractQuestions(html, ADDRESS)[0]?.answer,
      '<ul><li><strong>Bold</strong> c</li></ul>' +
        '<p><a href="https://lumped.example/other#z">Link</a>y</p>',
    );
  });

  it('keeps the lines of code, without what surrounds them', () => {
    const html = page(
      '<h3>Q</h3><div class="theme-code-block"><pre><code><div>a &lt; b<br></div>' +
        '<div>c</div></code></pre><button>Copy</button></div>',
    );
    assert.equal(
      extractQuestions(html, ADDRESS)[0]?.answer,
      '<p>a &lt; b<br>c<br></p>',
    );
  });

  it('leaves headings outside the topics alone', () => {
    assert.deepEqual(
      extractQuestions('<h3>Sources</h3><p>Text</p>', ADDRESS),
      [],
    );
  });
});

describe('renderStructuredData()', () => {
  it('can’t end the script it stands in', () => {
    const script = renderStructuredData([
      {question: '</script>', answer: '<p>A</p>'},
    ]);
    assert.equal(script.match(/<\/script>/gu)?.length, 1);
    const json = script.replace(/^<script[^>]*>|<\/script>$/gu, '');
    const data = JSON.parse(json) as {mainEntity: {name: string}[]};
    assert.equal(data.mainEntity[0]?.name, '</script>');
  });
});

describe('<Faq> in a page', () => {
  it('refuses text before the first topic', async () => {
    await assert.rejects(
      compiled('<Faq>\n\nText\n\n</Faq>', [remarkAutoImport]),
      /<Faq>: it begins with a topic/u,
    );
  });

  it('refuses a topic without an id', async () => {
    await assert.rejects(
      compiled('<Faq>\n\n## Topic\n\n</Faq>', [remarkAutoImport]),
      /<Faq>: each topic needs a heading with an id/u,
    );
  });
});
