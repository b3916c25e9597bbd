import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {childrenOf, isNamed, type JsxElement} from '../results/attributes';
import {jsx, textAttributes} from '../results/jsx';
import {optionsOf} from './predict';

/** Numbers elements of one kind, and returns how many there are. */
function numberAll(elements: readonly MdxJsxFlowElement[]): string {
  elements.forEach(({attributes}, index) => {
    attributes.push(...textAttributes({number: String(index + 1)}));
  });
  return String(elements.length);
}

/** Tells whether it is one of the parts that explain a verdict. */
const isPart = isNamed('Right', 'Mistake', 'Hint');

/** Numbers the questions of an exercise, with the one in `<Proof>`. */
export function numberAsks(element: JsxElement): void {
  const isProof = isNamed('Proof');
  const all = childrenOf(element).flatMap((child) =>
    isProof(child) ? child.children : child,
  );
  const asks = numberAll(all.filter(isNamed('Ask')));
  element.attributes.push(...textAttributes({asks}));
}

/**
 * Turns the list in `<Ask>` into options, numbers mistakes and hints and puts
 * them into `<AskFeedback>`.
 * @throws RangeError without the reason of the right answer, with more than two
 * hints, or for anything else in it
 */
export function expandAsk(element: JsxElement): void {
  const children = childrenOf(element);
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
  numberAll(children.filter(isNamed('Mistake')));
  const hints = numberAll(children.filter(isNamed('Hint')));
  if (Number(hints) > 2) {
    throw new RangeError('there are at most two hints');
  }
  element.attributes.push(...textAttributes({hints}));
  element.children = [
    ...children
      .filter((child) => child.type === 'list')
      .map((list) => optionsOf('Ask', list)),
    jsx('AskFeedback', {}, children.filter(isPart)),
  ];
}
