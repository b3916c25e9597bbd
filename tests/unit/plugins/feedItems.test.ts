import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {toFeedHtml} from '../../../src/plugins/feedItems';

const ADDRESS = 'https://lumped.example/blog/post';
const RUN = 'Run it';

function readable(html: string): string {
  return toFeedHtml(html, ADDRESS, RUN);
}

describe('a post in a feed', () => {
  it('has the sentence of a live model and a link in its place', () => {
    const html = readable(
      '<p>Before</p><div data-simulation="clock"><section aria-label="Clock">' +
        '<button>Run</button><svg></svg><p data-part="summary">It ran &amp; stopped.</p>' +
        '</section></div><p>After</p>',
    );
    assert.equal(
      html,
      '<p>Before</p><blockquote><p><strong>Clock</strong></p>' +
        '<p>It ran &amp; stopped.</p>' +
        `<p><a href="${ADDRESS}">Run it</a></p></blockquote><p>After</p>`,
    );
  });

  it('has the sentence of a figure with a slider', () => {
    const html = readable(
      '<div data-knob="clock"><section aria-label="Sine"><p data-part="summary">' +
        '<span><svg></svg>The sine</span> is slow.</p></section></div>',
    );
    assert.match(html, /^<blockquote>.*<p>The sine is slow\.<\/p>/);
  });

  it('rejects a live model without a summary', () => {
    assert.throws(
      () => readable('<div data-simulation="clock"></div>'),
      /has no summary/,
    );
  });

  it('has no controls, no anchors of headings and no styles', () => {
    const html = readable(
      '<h2 class="a" id="x">Head<a class="hash-link" href="#x">.</a></h2>' +
        '<div data-feed="off"><textarea>a</textarea></div>' +
        '<p style="color:red">Text <input type="checkbox"/></p>',
    );
    assert.equal(html, '<h2 id="x">Head</h2><p>Text </p>');
  });

  it('has plain words in place of the marks of terms', () => {
    const html =
      '<p>a <a class="term" href="/markdown-page#term-gain">gain</a> of 2</p>';
    assert.equal(readable(html), '<p>a gain of 2</p>');
  });

  it('keeps tables, formulas and code', () => {
    const html =
      '<table><tbody><tr><td>1</td></tr></tbody></table>' +
      '<math><mi>x</mi></math><pre><code>a</code></pre>';
    assert.equal(readable(html), html);
  });
});
