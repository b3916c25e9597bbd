import type {List, ListItem, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {
  type Attributes,
  childrenOf,
  isNamed,
  type JsxElement,
  readAttributes,
  readId,
  readNumber,
  removeAttribute,
} from '../results/attributes';
import {jsx} from '../results/jsx';

/** The words of an option. @throws RangeError unless it is one paragraph */
function optionWords(item: ListItem): readonly PhrasingContent[] {
  const [paragraph, ...rest] = item.children;
  if (paragraph?.type !== 'paragraph' || rest.length > 0) {
    throw new RangeError('an option is one paragraph');
  }
  return paragraph.children;
}

/** Makes options of a list in `<Ask>` or `<Predict>`. */
export function optionsOf(
  parent: 'Ask' | 'Predict',
  list: List,
): MdxJsxFlowElement {
  const options = list.children.map((item, index) =>
    jsx(`${parent}Option`, {value: String(index + 1)}, optionWords(item)),
  );
  return jsx(`${parent}Options`, {}, options);
}

/** Gives a figure to draw in the component of its own. */
function expandDrawing(element: JsxElement): void {
  element.name = 'DrawPrediction';
  removeAttribute(element, 'draw');
}

/** Turns the list in `<Predict>` into options that can be picked. */
function expandChoice(element: JsxElement, attributes: Attributes): void {
  const children = childrenOf(element);
  const index = children.findIndex(({type}) => type === 'list');
  const list = children[index];
  if (list?.type !== 'list') {
    throw new RangeError('the options stand in a list');
  }
  const correct = readNumber(attributes, 'correct') ?? 1;
  if (!Number.isInteger(correct) || !list.children[correct - 1]) {
    throw new RangeError(
      `correct must be the number of an option, 1 to ${list.children.length}`,
    );
  }
  children.splice(index, 1, optionsOf('Predict', list));
}

/**
 * Prepares `<Predict>`: with `draw` it becomes `<DrawPrediction>`, else its list
 * becomes options that can be picked.
 * @throws RangeError without a question, an id or a `<Reveal>`; without a list, or
 * when `correct` is none of the options
 */
export function expandPredict(element: JsxElement): void {
  const attributes = readAttributes(element);
  if (typeof attributes.question !== 'string') {
    throw new RangeError('a question is missing: question="…"');
  }
  readId(attributes);
  if (!childrenOf(element).some(isNamed('Reveal'))) {
    throw new RangeError('the explanation stands in <Reveal>');
  }
  if (attributes.draw === true) {
    expandDrawing(element);
  } else {
    expandChoice(element, attributes);
  }
}
