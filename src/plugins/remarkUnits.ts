import type {Parents, Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'remark-math';
import {SKIP, visit} from 'unist-util-visit';

import {UNITS, unitSymbol} from '../physics/units';

const NO_BREAK_SPACE = '\u00a0';

/** Units of what the pages tell beside the models. */
const OTHERS = ['µm', 'MPa', 'N', 'V', 'px', 'kB', 'KB', 'MB', 'GB'];

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
}

/** One symbol, and no letter or digit after it; of 'K/min' the first. */
const symbols = [
  ...(Object.keys(UNITS) as (keyof typeof UNITS)[]).map(unitSymbol),
  ...OTHERS,
].filter((symbol) => symbol !== '');
const unit = `(?:${[...new Set(symbols)].map(escaped).join('|')})(?![\\p{Script=Latin}\\p{Script=Greek}\\d])`;

const between = new RegExp(`(?<=[\\d⁰¹²³⁴-⁹]) (?=${unit})`, 'gu');
const atStart = new RegExp(`^ (?=${unit})`, 'u');

/** Is this a number that is not plain text: computed, or set as a formula? */
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

/**
 * Keeps a number and the symbol of its unit on one line: the space between
 * them becomes one without a break. Code, formulas, addresses and headings
 * stay as they are. Comes after the plugins that write numbers.
 */
export default function remarkUnits() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') {
        return SKIP;
      }
      if (node.type === 'text' && parent && index !== undefined) {
        node.value = node.value.replaceAll(between, NO_BREAK_SPACE);
        if (isNumber(parent.children[index - 1])) {
          node.value = node.value.replace(atStart, NO_BREAK_SPACE);
        }
      }
      return undefined;
    });
  };
}
