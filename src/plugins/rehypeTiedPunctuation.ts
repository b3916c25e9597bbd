import type {ElementContent, Root, RootContent} from 'hast';
import {toText} from 'hast-util-to-text';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';

/** Closing punctuation, or the equals sign of a value, at the start of a text. */
const CLOSING_PUNCTUATION =
  /^(?:[,.;:!?)\]’”，。；：！？、）】》」]+|\u00a0=)/u;

/** Longest formula tied to punctuation, in characters: fits a phone's line. */
const LONGEST_FORMULA = 24;

/** Whether browsers may break the line before punctuation that follows the node. */
function isBox(node: RootContent): boolean {
  return node.type === 'element'
    ? node.tagName === 'math' && toText(node).length <= LONGEST_FORMULA
    : node.type === 'mdxJsxTextElement' && node.name === 'Run';
}

/**
 * Moves closing punctuation after a formula or the chip of a run into one element
 * with it, in which the line does not break: browsers break lines between any
 * text and a box in it. Must run after rehypeMathml.
 */
export default function rehypeTiedPunctuation() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (index === undefined || !parent || !isBox(node as RootContent)) {
        return undefined;
      }
      const next = parent.children[index + 1];
      const mark =
        next?.type === 'text' && CLOSING_PUNCTUATION.exec(next.value)?.[0];
      if (next?.type !== 'text' || !mark) {
        return SKIP;
      }
      next.value = next.value.slice(mark.length);
      parent.children[index] = h(
        'span',
        {className: 'tied'},
        node as ElementContent,
        mark,
      );
      return SKIP;
    });
  };
}
