import assert from 'node:assert/strict';

import type {ElementContent, Root, Text} from 'hast';
import {describe, it} from 'vitest';

import rehypeMathml from '../../../src/plugins/rehypeMathml';

function treeWith(tex: string, className: string): Root {
  return {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {className: ['language-math', className]},
        children: [{type: 'text', value: tex}],
      },
    ],
  };
}

function transformed(tex: string, className = 'math-inline'): string {
  const tree = treeWith(tex, className);
  rehypeMathml()(tree, {path: 'docs/page.mdx'});
  return JSON.stringify(tree);
}

describe('rehypeMathml()', () => {
  it('turns TeX into MathML and keeps the TeX', () => {
    const result = transformed('\\frac{a}{b}');
    assert.match(result, /"tagName":"mfrac"/);
    assert.match(result, /"dataTex":"\\\\frac\{a\}\{b\}"/);
    assert.doesNotMatch(result, /"tagName":"code"/);
  });

  it('sets display formulas as blocks', () => {
    assert.match(transformed('x', 'math-display'), /"display":"block"/);
    assert.doesNotMatch(transformed('x'), /"display":"block"/);
  });

  it('leaves out what browsers know of an operator', () => {
    const brackets = transformed('-a + f(t)');
    assert.doesNotMatch(brackets, /fence|separator|form/);
    assert.equal(brackets.match(/"stretchy"/g)?.length, 2);
    assert.match(transformed('a^{-1}'), /"lspace":"0em"/);
  });

  it('names a head cell that holds a formula only', () => {
    const cell = (...before: readonly Text[]): string => {
      const tree = treeWith('2\\tau', 'math-inline');
      const children = [...before, ...tree.children] as ElementContent[];
      tree.children = [
        {type: 'element', tagName: 'th', properties: {}, children},
      ];
      rehypeMathml()(tree, {path: 'docs/page.mdx'});
      return JSON.stringify(tree);
    };
    assert.match(cell(), /"ariaLabel":"2 τ"/);
    assert.doesNotMatch(cell({type: 'text', value: 'after '}), /ariaLabel/);
  });

  it('throws on TeX with an error, with the file and the formula', () => {
    assert.throws(
      () => transformed('\\frac{a}{'),
      /docs\/page\.mdx.*\\frac\{a\}\{/,
    );
    assert.throws(() => transformed('\\nosuchmacro x'), /nosuchmacro/);
  });
});
