import type {BlockContent, List, ListItem, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {FAULTY_RUNS} from '../../models/faultyRuns';
import {
  childrenOf,
  elementsIn,
  errorAt,
  type JsxElement,
  pick,
  readAttributes,
  readNumber,
  readText,
} from '../results/attributes';
import {jsx} from '../results/jsx';

/** An option and the sentences about it. @throws RangeError without them */
function splitOption({children}: ListItem) {
  const [words, list, ...rest] = children;
  const reason = list?.type === 'list' ? list.children[0]?.children : undefined;
  if (words?.type !== 'paragraph' || !reason || rest.length > 0) {
    throw new RangeError(
      'an option is one paragraph, with a list of one item that says why it is right or wrong',
    );
  }
  return {words, reason: reason as readonly BlockContent[]};
}

/** Writes a question with its options, which an `<Ask>` explains, and the answer. */
function questionOf(question: string, correct: number, list: List) {
  const options = list.children.map(splitOption);
  const right = options[correct - 1];
  if (!right) {
    throw new RangeError(
      `correct and proof are numbers of an option, 1 to ${options.length}`,
    );
  }
  const numbers = options.map((_, index) => index + 1);
  const mistakes = numbers.filter((number) => number !== correct);
  const plain: List = {
    ...list,
    children: options.map(({words}) => ({
      type: 'listItem',
      children: [words],
    })),
  };
  const ask = jsx(
    'Ask',
    {label: question, task: JSON.stringify({correct, mistakes})},
    [
      plain,
      ...options.map(({reason}, index) =>
        jsx(index + 1 === correct ? 'Right' : 'Mistake', {}, reason),
      ),
    ],
  );
  const {words, reason} = structuredClone(right);
  const answer = jsx('Answer', {}, [
    {type: 'paragraph', children: [{type: 'strong', children: words.children}]},
    ...reason,
  ]);
  return {ask, answer};
}

/** The parts of a case, in their order. @throws RangeError without one */
function partsOf(element: JsxElement) {
  const children = childrenOf(element);
  const index = children.findIndex(({type}) => type === 'list');
  const [list, asked, proofs, ...check] = children.slice(index);
  const [label] = asked?.type === 'paragraph' ? asked.children : [];
  if (list?.type !== 'list') {
    throw new RangeError('its options stand in a list');
  }
  if (label?.type !== 'text' || proofs?.type !== 'list') {
    throw new RangeError(
      'after the options, a line asks what proves it, and its options stand in a list',
    );
  }
  const story = children.slice(0, index);
  return {story, list, label: label.value, proofs, check};
}

/** Writes a case as the exercise that it is. @throws RangeError with the fault */
function exerciseOf(element: JsxElement): MdxJsxFlowElement {
  const attributes = readAttributes(element);
  const name = readText(attributes, 'run') ?? '';
  pick('run', FAULTY_RUNS, name);
  const question = readText(attributes, 'question');
  if (question === undefined) {
    throw new RangeError('it has a question');
  }
  const {story, list, label, proofs, check} = partsOf(element);
  const numberIn = (key: string) => readNumber(attributes, key) ?? 0;
  const fault = questionOf(question, numberIn('correct'), list);
  const proof = questionOf(label, numberIn('proof'), proofs);
  const curve = (view: string) => jsx('FaultyRun', {name, view}, []);
  proof.answer.children.push(curve('both'), ...check);
  // A copy on the page “Practice” brings its number.
  const number = readText(attributes, 'number');
  const id = `clinic-${name}`;
  const exercise = jsx('Exercise', {id, ...(number && {number})}, []);
  exercise.children.push(
    ...story,
    curve('faulty'),
    fault.ask,
    fault.answer,
    jsx('Proof', {}, [proof.ask, proof.answer]),
  );
  return exercise;
}

/**
 * Turns each `<FaultCase>` into an exercise: what a colleague says, the curve of
 * his run, a list of options each with an item that explains it, a line that
 * asks what proves it with such a list of its own, and after it the answer, in
 * which the curve that was meant is drawn as well.
 * @throws Error for an unknown run, or without questions, options or their reasons
 */
export function expandFaultCases(tree: Root, path: string): void {
  for (const element of elementsIn(tree, 'FaultCase')) {
    try {
      Object.assign(element, exerciseOf(element));
    } catch (error) {
      throw errorAt(path, element, error);
    }
  }
}
