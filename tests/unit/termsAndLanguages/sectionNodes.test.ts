// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {beforeEach, describe, it} from 'vitest';

import {adopt, sectionOf} from '../../../src/termsAndLanguages/sectionNodes';

const PAGE = new URL('https://lumped.example/zh-Hans/docs/lag/');

/** Takes over what is in the body, and puts the copy into an empty page. */
function adopted(html: string): HTMLElement {
  document.body.innerHTML = html;
  const copy = adopt([...document.body.children], PAGE);
  document.body.replaceChildren(copy);
  return document.body;
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('sectionOf(heading)', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<h2 id="a"></h2><p id="b"></p><h3 id="c"></h3><p id="d"></p>' +
      '<h3 id="e"></h3><p id="f"></p><h2 id="g"></h2><p id="h"></p>';
  });

  const idsFrom = (id: string) => {
    const heading = document.querySelector(`#${id}`);
    assert.ok(heading);
    return sectionOf(heading).map((node) => node.id);
  };

  it('ends at the next heading of the same level', () => {
    assert.deepEqual(idsFrom('c'), ['c', 'd']);
    assert.deepEqual(idsFrom('a'), ['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('ends at a heading of a higher level, or with the page', () => {
    assert.deepEqual(idsFrom('e'), ['e', 'f']);
    assert.deepEqual(idsFrom('g'), ['g', 'h']);
  });
});

describe('adopt(nodes, page)', () => {
  it('gives ids a new name, in all that refers to them', () => {
    const body = adopted(
      '<p id="a" aria-describedby="b a"></p><p id="b"></p>' +
        '<label for="b"></label>' +
        '<svg><path id="c"/><use href="#c"/><path fill="url(#c)"/></svg>',
    );
    const [one, other] = [...body.querySelectorAll('p')].map(({id}) => id);
    const path = body.querySelector('path')?.id;
    assert.ok(one?.endsWith('-a') && other?.endsWith('-b'));
    const get = (selector: string, name: string) =>
      body.querySelector(selector)?.getAttribute(name);
    assert.equal(get('p', 'aria-describedby'), `${other} ${one}`);
    assert.equal(get('label', 'for'), other);
    assert.equal(get('use', 'href'), `#${path}`);
    assert.equal(get('[fill]', 'fill'), `url(#${path})`);
  });

  it('gives two copies of a section different ids', () => {
    const ids = [1, 2].map(
      () => adopted('<p id="a"></p>').querySelector('p')?.id,
    );
    assert.notEqual(ids[0], ids[1]);
  });

  it('makes links lead to the page that they are from', () => {
    const body = adopted('<a href="#steps"></a><a href="../clock/"></a>');
    assert.deepEqual(
      [...body.querySelectorAll('a')].map(({href}) => href),
      [
        'https://lumped.example/zh-Hans/docs/lag/#steps',
        'https://lumped.example/zh-Hans/docs/clock/',
      ],
    );
  });

  it('leaves out scripts and the links at headings', () => {
    const body = adopted(
      '<h2 class="anchor">A<a class="hash-link" href="#a"></a></h2>' +
        '<div><script></script><style></style><noscript></noscript></div>',
    );
    assert.equal(
      body.querySelector('script, style, noscript, .hash-link, .anchor'),
      null,
    );
    assert.equal(body.textContent, 'A');
  });

  it('leaves no live part and no control that can be used', () => {
    const body = adopted(
      '<div data-simulation="lag"><div data-island="panel">' +
        '<button></button><input name="a"><select></select></div></div>' +
        '<form data-activity="1" data-worksheet data-knob="lag"></form>',
    );
    assert.equal(
      body.querySelector(
        '[data-simulation], [data-island], [data-activity], [data-worksheet], [data-knob]',
      ),
      null,
    );
    assert.equal(body.querySelectorAll(':disabled').length, 3);
    assert.equal(body.querySelector('[name]'), null);
  });
});
