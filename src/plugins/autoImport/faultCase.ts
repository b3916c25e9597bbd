import type {BlockContent, List, ListItem, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {FAULTY_RUNS} from '../../models/faultyRuns';
import {
  errorAt,
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

/** Writes a question with a list of options as an `<Ask>` explains them. */
function askOf(question: string, correct: number, list: List) {
  const options = list.children.map(splitOption);
  if (!Number.isInteger(correct) || !options[correct - 1]) {
    throw new RangeError(
      `correct must be the number of an option, 1 to ${options.length}`,
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
  return jsx(
    'Ask',
    {label: question, task: JSON.stringify({correct, mistakes})},
    [
      plain,
      ...options.map(({reason}, index) =>
        jsx(index + 1 === correct ? 'Right' : 'Mistake', {}, reason),
      ),
    ],
  );
}

/** Writes a case as the exercise that it is. @throws RangeError with the fault */
function exerciseOf(element: MdxJsxFlowElement): MdxJsxFlowElement {
  const attributes = readAttributes(element);
  const name = readText(attributes, 'run') ?? '';
  pick('run', FAULTY_RUNS, name);
  const question = readText(attributes, 'question');
  const index = element.children.findIndex(({type}) => type === 'list');
  const list = element.children[index];
  if (question === undefined || list?.type !== 'list') {
    throw new RangeError('it has a question, and its options stand in a list');
  }
  const curve = (view: string) => jsx('FaultyRun', {name, view}, []);
  // A copy on the page “Practice” brings its number.
  const number = readText(attributes, 'number');
  const id = `clinic-${name}`;
  const exercise = jsx('Exercise', {id, ...(number && {number})}, []);
  const answer = jsx('Answer', {}, [curve('both')]);
  answer.children.push(...element.children.slice(index + 1));
  exercise.children.push(
    ...element.children.slice(0, index),
    curve('faulty'),
    askOf(question, readNumber(attributes, 'correct') ?? 0, list),
    answer,
  );
  return exercise;
}

/**
 * Turns each `<FaultCase>` into an exercise: what a colleague says, the curve of
 * his run, a list of options each with an item that explains it, and after the
 * list the answer, in which the curve that was meant is drawn as well.
 * @throws Error for an unknown run, or without question, options or their reasons
 */
export function expandFaultCases(tree: Root, path: string): void {
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === 'FaultCase') {
      try {
        Object.assign(element, exerciseOf(element));
      } catch (error) {
        throw errorAt(path, element, error);
      }
    }
  });
}
