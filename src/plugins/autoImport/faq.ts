import type {Heading, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {type JsxElement, readAttributes} from '../results/attributes';
import {jsx} from '../results/jsx';
import {wordsOf} from './words';

/** The id that the page gives the heading. @throws RangeError without one */
function idOf({data}: Heading): string {
  const {id} = (data as {readonly id?: unknown} | undefined) ?? {};
  if (typeof id !== 'string') {
    throw new RangeError('each topic needs a heading with an id');
  }
  return id;
}

/** Whether a paragraph ends with a colon: what follows belongs to it. */
function announces(node: RootContent | undefined): boolean {
  const last = node?.type === 'paragraph' ? node.children.at(-1) : undefined;
  return last?.type === 'text' && /[:：]\s*$/u.test(last.value);
}

/** Folds what follows the first paragraph of an answer. */
function foldAnswer(
  [question, ...answer]: readonly RootContent[],
  more: string,
): readonly RootContent[] {
  const shown = announces(answer[0]) ? 2 : 1;
  const rest = answer.slice(shown);
  if (!question || rest.length === 0) {
    return [question, ...answer].filter((node) => node !== undefined);
  }
  const details = jsx('Details', {}, [jsx('summary', {}, [more])]);
  details.children.push(...(rest as typeof details.children));
  return [question, ...answer.slice(0, shown), details];
}

/** Folds the answers of a topic, each a heading of level 3 and what follows. */
function foldAnswers(
  content: readonly RootContent[],
  more: string,
): readonly RootContent[] {
  const starts = content.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 3 ? [index] : [],
  );
  return [
    ...content.slice(0, starts[0]),
    ...starts.flatMap((start, n) =>
      foldAnswer(content.slice(start, starts[n + 1]), more),
    ),
  ];
}

function sectionOf(
  heading: Heading,
  content: readonly RootContent[],
  more: string,
): MdxJsxFlowElement {
  const id = idOf(heading);
  const questions = content.filter(
    (node) => node.type === 'heading' && node.depth === 3,
  );
  const section = jsx(
    'section',
    {
      'data-id': id,
      'data-topic': wordsOf(heading),
      'data-questions': String(questions.length),
    },
    [],
  );
  section.children = [
    heading,
    ...foldAnswers(content, more),
  ] as unknown as MdxJsxFlowElement['children'];
  return section;
}

/**
 * Puts each topic in `<Faq>`, a heading of level 2 and what follows it, into a
 * section of its own, and folds what follows the first paragraph of an answer
 * under the words of the attribute `more`.
 * @throws RangeError for text before the first topic, a topic without id or no `more`
 */
export function expandFaq(element: JsxElement): void {
  const {more, ...others} = readAttributes(element);
  if (typeof more !== 'string' || Object.keys(others).length > 0) {
    throw new RangeError('it has the words that unfold an answer: more="…"');
  }
  element.attributes = [];
  const nodes = element.children as unknown as readonly RootContent[];
  const starts = nodes.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 2 ? [index] : [],
  );
  if (starts[0] !== 0) {
    throw new RangeError('it begins with a topic: a heading of level 2');
  }
  element.children = starts.map((start, n) =>
    sectionOf(
      nodes[start] as Heading,
      nodes.slice(start + 1, starts[n + 1]),
      more,
    ),
  );
}
