import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

/** Returns the words and the code of an element, without its formulas. */
export function wordsOf(element: Nodes): string {
  const words: string[] = [];
  visit(element, ['text', 'inlineCode'], (node) => {
    words.push((node as {readonly value: string}).value);
  });
  return words.join('').trim();
}
