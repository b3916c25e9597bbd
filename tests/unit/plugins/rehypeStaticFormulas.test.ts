import assert from 'node:assert/strict';

import type {EvaluateOptions} from '@mdx-js/mdx';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkMath from 'remark-math';
import {describe, it} from 'vitest';

import rehypeStaticFormulas from '../../../src/plugins/performance/rehypeStaticFormulas';
import rehypeMathml from '../../../src/plugins/rehypeMathml';

const PAGE = `
A **strong** word and $\\tau_1 < 2$, so.

| $x$ | b |
| --- | --- |
| 1 | $y$ |

$$
\\begin{cases} a & b \\\\ c & d \\end{cases}
$$
`;

async function html(
  rehypePlugins: EvaluateOptions['rehypePlugins'],
): Promise<string> {
  const {evaluate} = await import('@mdx-js/mdx');
  const {default: Content} = await evaluate(
    {value: PAGE, path: 'docs/page.mdx'},
    {...runtime, remarkPlugins: [remarkMath], rehypePlugins},
  );
  const formula = ({children}: {readonly children: unknown}) => children;
  const components = {formula} as never;
  return renderToStaticMarkup(createElement(Content, {components}));
}

/** What parsers read alike. */
function asParsed(text: string): string {
  return text
    .replaceAll(/&(?:lt|#x3C);/g, '<')
    .replaceAll(/&(?:amp|#x26);/g, '&')
    .replaceAll(/style="([^"]*);"/g, 'style="$1"');
}

describe('rehypeStaticFormulas()', () => {
  it('leaves the HTML as it was', async () => {
    const before = await html([rehypeMathml]);
    const after = await html([rehypeMathml, rehypeStaticFormulas]);
    assert.match(before, /<munder|<mtable/);
    assert.equal(asParsed(after), asParsed(before));
  });

  it('makes a string of what is in a formula', async () => {
    const {compile} = await import('@mdx-js/mdx');
    const code = String(
      await compile(PAGE, {
        remarkPlugins: [remarkMath],
        rehypePlugins: [rehypeMathml, rehypeStaticFormulas],
      }),
    );
    assert.match(code, /dangerouslySetInnerHTML/);
    assert.doesNotMatch(code, /_components\.(?:mrow|mi|msub|math)\b/);
    assert.match(code, /_components\.strong\b/);
  });
});
