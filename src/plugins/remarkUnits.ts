import type {Parents, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {} from 'remark-math';
import {SKIP, visit} from 'unist-util-visit';

import {UNITS, unitSymbol} from '../physics/units';

type MdxJsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const NO_BREAK_SPACE = '\u00a0';

/** Units that appear in texts and in no model. */
const OTHER_UNITS = ['µm', 'MPa', 'N', 'V', 'px', 'kB', 'KB', 'MB', 'GB'];

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
}

const symbols = [
  ...(Object.keys(UNITS) as (keyof typeof UNITS)[]).map(unitSymbol),
  ...OTHER_UNITS,
].filter((symbol) => symbol !== '');

/**
 * Matches a unit symbol with no letter or digit after it. Of a compound unit
 * such as 'K/min' it matches the first symbol.
 */
const unit = `(?:${[...new Set(symbols)].map(escapeRegExp).join('|')})(?![\\p{Script=Latin}\\p{Script=Greek}\\d])`;

const between = new RegExp(`(?<=[\\d⁰¹²³⁴-⁹]) (?=${unit})| (?=†)`, 'gu');
const atStart = new RegExp(`^ (?=${unit})`, 'u');

/** An equals sign before a number of the text, or of the next node. */
const EQUALS = / = (?=[−\d]|$)/gu;

/** Whether a node is a number other than text: computed, or a formula. */
function isNumber(node: Parents['children'][number] | undefined): boolean {
  switch (node?.type) {
    case 'inlineMath':
      return /\d\}*$/u.test(node.value);
    case 'mdxJsxTextElement':
      return node.name === 'data';
    default:
      return false;
  }
}

function tie(text: string): string {
  return text
    .replaceAll(between, NO_BREAK_SPACE)
    .replaceAll(EQUALS, `${NO_BREAK_SPACE}=${NO_BREAK_SPACE}`);
}

/** Ties numbers to units in what a component is given to show. */
function tieAttributes({name, attributes}: MdxJsxElement): void {
  if (!/^[A-Z]/u.test(name ?? '')) {
    return;
  }
  for (const attribute of attributes) {
    if (typeof attribute.value === 'string') {
      attribute.value = tie(attribute.value);
    }
  }
}

/**
 * Replaces the space between a number and its unit, and those before a dagger and
 * around the equals sign of a value, by no-break spaces. Code, formulas, addresses
 * and headings are left unchanged. Must run after the plugins that insert numbers.
 */
export default function remarkUnits() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') {
        return SKIP;
      }
      if (
        node.type === 'mdxJsxFlowElement' ||
        node.type === 'mdxJsxTextElement'
      ) {
        tieAttributes(node);
      }
      if (node.type === 'text' && parent && index !== undefined) {
        node.value = tie(node.value);
        if (isNumber(parent.children[index - 1])) {
          node.value = node.value.replace(atStart, NO_BREAK_SPACE);
        }
      }
      return undefined;
    });
  };
}
