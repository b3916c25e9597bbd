import assert from 'node:assert/strict';

import remarkMath from 'remark-math';
import {describe, it} from 'vitest';

import rehypeMathml from '../../../src/plugins/rehypeMathml';
import rehypeTiedPunctuation from '../../../src/plugins/rehypeTiedPunctuation';

/** Returns the texts that a page ties to what is before them. */
async function tiedMarks(markdown: string): Promise<readonly string[]> {
  const {compile} = await import('@mdx-js/mdx');
  const code = await compile(markdown, {
    remarkPlugins: [remarkMath],
    rehypePlugins: [rehypeMathml, rehypeTiedPunctuation],
    jsx: true,
  });
  const tied =
    /className="tied">.*?<\/(?:Run|_components\.math)>\{"(.+?)"\}/gsu;
  return [...String(code).matchAll(tied)].map(([, marks]) => marks ?? '');
}

describe('rehypeTiedPunctuation()', () => {
  it('ties marks that close to the formula or chip before them', async () => {
    assert.deepEqual(await tiedMarks('由 $x$，然后 <Run>饱和</Run>。”再'), [
      '，',
      '。”',
    ]);
    assert.deepEqual(await tiedMarks('Set <Run>_k_ = 4</Run>: as $x$ does'), [
      ':',
    ]);
  });

  it('ties the equals sign that remarkUnits keeps with its value', async () => {
    assert.deepEqual(await tiedMarks('取 $x$\u00a0=\u00a02 m'), ['\u00a0=']);
    assert.deepEqual(await tiedMarks('取 $x$ = `y`'), []);
  });

  it('leaves words and other elements alone', async () => {
    assert.deepEqual(await tiedMarks('<Run>饱和</Run>和 $x$ 与（$y$ 或'), []);
    assert.deepEqual(await tiedMarks('**饱和**，`x`，'), []);
  });

  it('measures what is read of a formula, not its TeX', async () => {
    const marks = (tex: string) => tiedMarks(`由 $${tex}$，然后`);
    const short = String.raw`(1 - \varepsilon) / (\varepsilon A)`;
    assert.deepEqual(await marks(short), ['，']);
    assert.deepEqual(await marks('a+b+c+d+e+f+g+h+i+j+k+l+m=n'), []);
  });
});
