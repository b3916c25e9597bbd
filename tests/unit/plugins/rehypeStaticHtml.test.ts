import assert from 'node:assert/strict';

import type {EvaluateOptions} from '@mdx-js/mdx';
import type {Element, Root} from 'hast';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkMath from 'remark-math';
import {describe, it} from 'vitest';

import rehypeStaticHtml from '../../../src/plugins/performance/rehypeStaticHtml';
import rehypeMathml from '../../../src/plugins/rehypeMathml';
import {compiled} from './compile';

const page = `
A **strong** word, \`code\`, <data value="3">3 K</data> and $\\tau_1 < 2$, so.

A [link](/docs) with *stress*, and $x$

- one
- **two** & more

<table><tbody><tr><td colSpan="2">a **b**</td></tr></tbody></table>

## A heading with $y$

$$
\\begin{cases} a & b \\\\ c & d \\end{cases}
$$

<Exercise>

Text with <b>bold {1 + 1}</b> and *stress*.

</Exercise>
`;

async function html(
  rehypePlugins: EvaluateOptions['rehypePlugins'],
): Promise<string> {
  const {evaluate} = await import('@mdx-js/mdx');
  const {default: Content} = await evaluate(
    {value: page, path: 'docs/page.mdx'},
    {...runtime, remarkPlugins: [remarkMath], rehypePlugins},
  );
  const Exercise = ({children}: {readonly children: unknown}) => children;
  const table = (props: object) =>
    createElement('div', {}, createElement('table', props));
  const components = {formula: Exercise, Exercise, table};
  return renderToStaticMarkup(createElement(Content, {components} as never));
}

/** What parsers read alike. */
function asParsed(text: string): string {
  return text
    .replaceAll(/&(?:lt|#x3C);/g, '<')
    .replaceAll(/&(?:amp|#x26);/g, '&')
    .replaceAll(/style="([^"]*);"/g, 'style="$1"')
    .replaceAll('colSpan', 'colspan');
}

function element(
  tagName: string,
  properties: Element['properties'] = {},
  children: Element['children'] = [],
): Element {
  return {type: 'element', tagName, properties, children};
}

function withStaticHtml(...children: Root['children']): Root['children'] {
  const root: Root = {type: 'root', children};
  rehypeStaticHtml()(root);
  return root.children;
}

const text = {type: 'text', value: 'a'} as const;

describe('rehypeStaticHtml()', () => {
  it('leaves the HTML as it was', async () => {
    const before = await html([rehypeMathml]);
    const after = await html([rehypeMathml, rehypeStaticHtml]);
    assert.match(before, /<munder|<mtable/);
    assert.equal(asParsed(after), asParsed(before));
  });

  it('makes one element of a formula, a table, a paragraph', async () => {
    const {compile} = await import('@mdx-js/mdx');
    const options = {
      remarkPlugins: [remarkMath],
      rehypePlugins: [rehypeMathml, rehypeStaticHtml],
    };
    const code = String(await compile(page, options));
    assert.doesNotMatch(code, /_components\.(?:mrow|mi|msub|strong|tbody)/);
    assert.match(code, /"table", \{\s*dangerouslySetInnerHTML/);
    assert.match(code, /_components\.a\b/);
    assert.match(code, /_components\.h2\b/);
    // What holds an expression stays React's.
    assert.match(code, /1 \+ 1/);
  });

  it('leaves texts alone: a string would save nothing', async () => {
    const code = await compiled('Only words.', []);
    assert.match(code, /Only words/);
    const words = element('p', {}, [text]);
    assert.deepEqual(withStaticHtml(words), [words]);
  });

  it('leaves anchors and properties that it has no name for', () => {
    const anchor = element('p', {id: 'a'}, [element('b', {}, [text])]);
    const styled = element('p', {style: 'color:red'}, [
      element('b', {}, [text]),
    ]);
    assert.deepEqual(withStaticHtml(anchor, styled), [anchor, styled]);
  });

  it('aligns cells as MDX does, and drops line ends between rows', () => {
    const cell = element('td', {align: 'right'}, [text]);
    const line = {type: 'text', value: '\n'} as const;
    const row = element('tr', {}, [line, cell, line]);
    const [body] = withStaticHtml(element('tbody', {}, [line, row, line]));
    assert.match(
      JSON.stringify(body),
      /"<tr><td style=\\"text-align:right\\">a<\/td><\/tr>"/,
    );
  });

  it('leaves what a component of the theme or the site stands for', () => {
    for (const tag of ['a', 'h2', 'img', 'details', 'pre', 'formula']) {
      const bold = element('b', {}, [text]);
      const mapped = element('p', {}, [element(tag, {}, [bold])]);
      const children = JSON.stringify(withStaticHtml(structuredClone(mapped)));
      assert.match(children, new RegExp(`"tagName":"${tag}"`), tag);
    }
  });
});
