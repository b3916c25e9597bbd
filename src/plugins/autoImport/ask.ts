import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import type {JsxElement} from '../results/attributes';
import {jsx} from '../results/jsx';
import {optionWords} from './predict';

type Child = MdxJsxFlowElement['children'][number];

function isNamed(name: string): (child: Child) => child is MdxJsxFlowElement {
  return (child): child is MdxJsxFlowElement =>
    child.type === 'mdxJsxFlowElement' && child.name === name;
}

function addAttribute(element: JsxElement, name: string, value: string): void {
  element.attributes.push({type: 'mdxJsxAttribute', name, value});
}

/** Numbers the elements with this name, and returns how many there are. */
function numberAll(children: readonly Child[], name: string): number {
  const found = children.filter(isNamed(name));
  found.forEach((child, index) => {
    addAttribute(child, 'number', String(index + 1));
  });
  return found.length;
}

/** Whether it is one of the parts that explain a verdict. */
function isPart(child: Child): child is MdxJsxFlowElement {
  return ['Right', 'Mistake', 'Hint'].some((name) => isNamed(name)(child));
}

/** Makes options of a list. */
function optionsOf(list: Child): MdxJsxFlowElement {
  const items = list.type === 'list' ? list.children : [];
  const options = items.map((item, index) =>
    jsx('AskOption', {value: String(index + 1)}, optionWords(item)),
  );
  return jsx('AskOptions', {}, options);
}

/** Numbers the questions of an exercise, with the one in `<Proof>`. */
export function numberAsks(element: JsxElement): void {
  const children = element.children as MdxJsxFlowElement['children'];
  const all = children.flatMap((child) =>
    isNamed('Proof')(child) ? child.children : child,
  );
  addAttribute(element, 'asks', String(numberAll(all, 'Ask')));
}

/**
 * Turns the list in `<Ask>` into options, numbers mistakes and hints and puts
 * them into `<AskFeedback>`.
 * @throws RangeError without the reason of the right answer, with more than two
 * hints, or for anything else in it
 */
export function expandAsk(element: JsxElement): void {
  const children = element.children as MdxJsxFlowElement['children'];
  const other = children.find(
    (child) => child.type !== 'list' && !isPart(child),
  );
  if (other) {
    throw new RangeError(
      'it holds a list of options, <Right>, <Mistake> and <Hint>, nothing else',
    );
  }
  if (children.filter(isNamed('Right')).length !== 1) {
    throw new RangeError('one <Right> says why the answer is right');
  }
  numberAll(children, 'Mistake');
  const hints = numberAll(children, 'Hint');
  if (hints > 2) {
    throw new RangeError('there are at most two hints');
  }
  addAttribute(element, 'hints', String(hints));
  element.children = [
    ...children.filter(({type}) => type === 'list').map(optionsOf),
    jsx('AskFeedback', {}, children.filter(isPart)),
  ];
}
