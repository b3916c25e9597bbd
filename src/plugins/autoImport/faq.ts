import type {Heading, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import type {JsxElement} from '../results/attributes';
import {jsx} from '../results/jsx';

/** The id that the page gives the heading. @throws RangeError without one */
function idOf({data}: Heading): string {
  const {id} = (data as {readonly id?: unknown} | undefined) ?? {};
  if (typeof id !== 'string') {
    throw new RangeError('each topic needs a heading with an id');
  }
  return id;
}

function wordsOf(heading: Heading): string {
  const words: string[] = [];
  visit(heading, ['text', 'inlineCode'], (node) => {
    words.push((node as {readonly value: string}).value);
  });
  return words.join('').trim();
}

function sectionOf(
  heading: Heading,
  content: readonly RootContent[],
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
    ...content,
  ] as unknown as MdxJsxFlowElement['children'];
  return section;
}

/**
 * Puts each topic in `<Faq>`, a heading of level 2 and what follows it, into a
 * section of its own.
 * @throws RangeError for text before the first topic or a topic without id
 */
export function expandFaq(element: JsxElement): void {
  const nodes = element.children as unknown as readonly RootContent[];
  const starts = nodes.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 2 ? [index] : [],
  );
  if (starts[0] !== 0) {
    throw new RangeError('it begins with a topic: a heading of level 2');
  }
  element.children = starts.map((start, n) =>
    sectionOf(nodes[start] as Heading, nodes.slice(start + 1, starts[n + 1])),
  );
}
