import assert from 'node:assert/strict';

import type {Root, TableCell} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mathFromMarkdown} from 'mdast-util-math';
import {gfm} from 'micromark-extension-gfm';
import {math} from 'micromark-extension-math';
import {visit} from 'unist-util-visit';
import {describe, it} from 'vitest';

import {labelCards} from '../../../src/plugins/autoImport/cards';

const LONG = 'a mistake that needs a whole sentence, and then a second one';

function parsed(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
}

function labelsOf(tree: Root): unknown[] {
  const labels: unknown[] = [];
  visit(tree, 'tableCell', ({data}: TableCell) => {
    labels.push(data?.hProperties?.dataLabel);
  });
  return labels.slice(4);
}

describe('labelCards()', () => {
  it('gives the cells of a squeezed table the names of its columns', () => {
    const tree = parsed(
      `| | block | field | mistake |\n|-|-|-|-|\n| sum | **SUM** | ${LONG} | ${LONG} |`,
    );
    labelCards(tree);
    assert.deepEqual(labelsOf(tree), [undefined, 'block', 'field', 'mistake']);
    assert.deepEqual(tree.children[0]?.data?.hProperties, {
      className: ['cards'],
    });
  });

  it('takes a Chinese letter for as wide as two others', () => {
    const cell = '量程要大于最大的输出值，否则读数停在上限'.repeat(2);
    const tree = parsed(
      `| 需要 | 子模型 | 字段 | 错误 |\n|-|-|-|-|\n| 求和 | SUM | ${cell} | ${cell} |`,
    );
    labelCards(tree);
    assert.deepEqual(labelsOf(tree), ['需要', '子模型', '字段', '错误']);
  });

  it.each([
    [
      'three columns',
      `| a | b | c |\n|-|-|-|\n| ${LONG} | ${LONG} | ${LONG} |`,
    ],
    ['short cells', '| a | b | c | d |\n|-|-|-|-|\n| 1 | 2 | 3 | 4 |'],
    [
      'formulas in its head',
      `| a | $u$ | c | d |\n|-|-|-|-|\n| 1 | 2 | ${LONG} | ${LONG} ${LONG} |`,
    ],
  ])('leaves a table with %s as it is', (_, markdown) => {
    const tree = parsed(markdown);
    labelCards(tree);
    assert.deepEqual(new Set(labelsOf(tree)), new Set([undefined]));
  });
});
