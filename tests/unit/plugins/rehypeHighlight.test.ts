import assert from 'node:assert/strict';

import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {describe, it} from 'vitest';

import rehypeHighlight from '../../../src/plugins/rehypeHighlight';

/** The HTML of a block of code, as MDX hands it to rehype plugins. */
function html(source: string, language: string, metastring = ''): string {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: [`language-${language}`], metastring},
    children: [{type: 'text', value: `${source}\n`}],
  };
  const pre: Element = {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [code],
  };
  const root: Root = {type: 'root', children: [pre]};
  rehypeHighlight()(root);
  return toHtml(code.children);
}

const marked = (source: string, language: string, metastring?: string) =>
  html(source, language, metastring)
    .split('<span class="line')
    .slice(1)
    .flatMap((line, index) => (line.startsWith(' marked') ? [index] : []));

/** What the copy button takes: the text of the block. */
const shown = (source: string, language: string) =>
  html(source, language)
    .replaceAll(/<[^>]+>/g, '')
    .replace(/\n$/, '');

describe('rehypeHighlight()', () => {
  it('marks the tokens of a language', () => {
    assert.match(
      html('x = "a"  # b', 'python'),
      /<span class="token string">"a"<\/span>.*<span class="token comment"># b<\/span>/,
    );
  });

  it('leaves the code of other languages as it is, line by line', () => {
    const source = 'a-command < "b"\n\n  c';
    const plain = html(source, 'sh');
    assert.equal(plain.match(/<span class="line">/g)?.length, 3);
    assert.doesNotMatch(plain, /token/);
  });

  it('keeps the text, its empty lines included', () => {
    const source = 'def f():\n    """a\n    b"""\n\n    return 1';
    assert.equal(shown(source, 'python'), source);
  });

  it('marks the lines of the magic comments and leaves those out', () => {
    const source =
      'a\n# highlight-next-line\nb\n# highlight-start\nc\nd\n# highlight-end\ne';
    assert.deepEqual(marked(source, 'python'), [1, 2, 3]);
    assert.equal(shown(source, 'python'), 'a\nb\nc\nd\ne');
  });

  it('marks the lines that the fence numbers', () => {
    const source = 'a\nb\nc\nd\ne';
    assert.deepEqual(marked(source, 'text', 'title="x" {1,3-4}'), [0, 2, 3]);
  });
});
