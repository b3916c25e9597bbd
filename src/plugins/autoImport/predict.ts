import type {List, ListItem, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {
  type JsxElement,
  readAttributes,
  readNumber,
} from '../results/attributes';
import {jsx} from '../results/jsx';

/** The words of an option. @throws RangeError unless it is one paragraph */
export function optionWords(item: ListItem): readonly PhrasingContent[] {
  const [paragraph, ...rest] = item.children;
  if (paragraph?.type !== 'paragraph' || rest.length > 0) {
    throw new RangeError('an option is one paragraph');
  }
  return paragraph.children;
}

function optionsOf(list: List): MdxJsxFlowElement {
  const options = list.children.map((item, index) =>
    jsx('PredictOption', {value: String(index + 1)}, optionWords(item)),
  );
  return jsx('PredictOptions', {}, options);
}

/**
 * Turns the list in `<Predict>` into options that can be picked.
 * @throws RangeError without a list, a question or a `<Reveal>`, or when
 * `correct` is none of the options
 */
export function expandPredict(element: JsxElement): void {
  const children = element.children as MdxJsxFlowElement['children'];
  const index = children.findIndex(({type}) => type === 'list');
  const list = children[index];
  if (list?.type !== 'list') {
    throw new RangeError('the options stand in a list');
  }
  const attributes = readAttributes(element);
  if (typeof attributes.question !== 'string') {
    throw new RangeError('a question is missing: question="…"');
  }
  const correct = readNumber(attributes, 'correct') ?? 1;
  if (!Number.isInteger(correct) || !list.children[correct - 1]) {
    throw new RangeError(
      `correct must be the number of an option, 1 to ${list.children.length}`,
    );
  }
  const isReveal = (child: (typeof children)[number]) =>
    child.type === 'mdxJsxFlowElement' && child.name === 'Reveal';
  if (!children.some(isReveal)) {
    throw new RangeError('the explanation stands in <Reveal>');
  }
  children.splice(index, 1, optionsOf(list));
}
