import type {ListItem, PhrasingContent, Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {elementsIn, errorAt, readAttributes} from '../results/attributes';
import {jsx, textAttributes} from '../results/jsx';

/**
 * A comment that ends an item: what shows an aim, `shown by: lag-mark`, or the
 * name of a step of the path, `step: first-model`.
 */
const COMMENT = /^\/\*\s*(?<kind>shown by|step):\s*(?<ids>.+?)\s*\*\/$/u;

/** The kind and the ids in a comment at the end of a text, if it has one. */
function commentIn(words: readonly PhrasingContent[]) {
  const last = words.at(-1);
  const text = last && 'value' in last ? last.value.trim() : '';
  const {kind, ids = ''} = COMMENT.exec(text)?.groups ?? {};
  return kind === undefined ? undefined : {kind, ids: ids.split(/,\s*/u)};
}

function wordsOf({children: [paragraph]}: ListItem) {
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}

/** The words before the comment, and before the space that parts them from it. */
function withoutComment(words: readonly PhrasingContent[]) {
  const kept = words.slice(0, -1);
  const last = kept.at(-1);
  return last?.type === 'text'
    ? [...kept.slice(0, -1), {...last, value: last.value.trimEnd()}]
    : kept;
}

/** The ids of the elements that are recorded. @throws Error for one used twice */
function recordedIds(tree: Root, path: string): readonly string[] {
  const ids: string[] = [];
  for (const element of elementsIn(tree, 'Exercise', 'Predict', 'Task')) {
    const id = String(readAttributes(element).id);
    if (ids.includes(id)) {
      throw errorAt(path, element, `the id '${id}' is used twice`);
    }
    ids.push(id);
  }
  return ids;
}

/**
 * Turns each item of a list that ends in a comment `shown by: …` into an `<Aim>`,
 * and one that ends in `step: …` into a `<Step>`.
 * @throws Error for an id that no exercise, prediction or task of the page has
 */
export function expandItems(tree: Root, path: string): void {
  const recorded = recordedIds(tree, path);
  visit(tree, 'listItem', (item, index, parent) => {
    const words = wordsOf(item);
    const comment = commentIn(words);
    if (!comment || !parent || index === undefined) {
      return;
    }
    const {kind, ids} = comment;
    const content = withoutComment(words);
    if (kind === 'step') {
      parent.children[index] = jsx('Step', {id: ids.join(' ')}, content);
      return;
    }
    const aim = jsx('Aim', {shownBy: ids.join(' ')}, content);
    const {position} = item;
    const unknown = ids.filter((id) => !recorded.includes(id));
    if (unknown.length > 0) {
      const reason = `there is no ${unknown.join(', ')}, only ${recorded.join(', ')}`;
      throw errorAt(path, {...aim, ...(position && {position})}, reason);
    }
    parent.children[index] = aim;
  });
}

/** Tells `<Worksheet>` which exercises the page has. */
export function listExercises(tree: Root): void {
  const ids = elementsIn(tree, 'Exercise').map((each) =>
    String(readAttributes(each).id),
  );
  for (const sheet of elementsIn(tree, 'Worksheet')) {
    sheet.attributes.push(...textAttributes({exercises: ids.join(' ')}));
  }
}
