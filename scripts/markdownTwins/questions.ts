import type {Element, ElementContent, Nodes} from 'hast';
import {h} from 'hastscript';

import {attribute, findAll, findTags, lineOf} from './elements';

function hasInput(element: Element, type: string): boolean {
  return element.children.some(
    (child) =>
      child.type === 'element' &&
      child.tagName === 'input' &&
      attribute(child, 'type') === type,
  );
}

/** The label beside a field, with everything that it contains. */
function labelOf(element: Element): readonly ElementContent[] {
  return findTags(element, 'label')[0]?.children ?? [];
}

/** Makes a list of the options of a question: each is a button and its words. */
function listOptions(fieldset: Element): void {
  const isOption = (child: ElementContent): child is Element =>
    child.type === 'element' && hasInput(child, 'radio');
  const options = fieldset.children.filter(isOption);
  const items = options.map((option) => h('li', option.children.slice(1)));
  const others = fieldset.children.filter((child) => !isOption(child));
  fieldset.children = [...others, h('ul', ...items)];
}

/** Makes a line of the field for a number: 'Final value = ? s'. */
function lineOfField(field: Element): void {
  const units = field.children.filter(
    (child) => child.type === 'element' && child.tagName === 'span',
  );
  const unit = lineOf(units.at(-1));
  const end = unit === '' ? ' = ?' : ` = ? ${unit}`;
  field.tagName = 'p';
  field.children = [...labelOf(field), {type: 'text', value: end}];
}

/** Stresses the line that names a section, such as 'Exercise 2'. */
function stressTitles(tree: Nodes): void {
  const names = findTags(tree, 'section').map((section) =>
    attribute(section, 'ariaLabelledBy'),
  );
  for (const line of findTags(tree, 'p')) {
    const id = attribute(line, 'id');
    if (id !== '' && names.includes(id)) {
      line.children = [h('strong', line.children)];
    }
  }
}

/** Rewrites the fields of questions, which are controls, as text. */
export function writeQuestions(tree: Nodes): void {
  stressTitles(tree);
  for (const form of findTags(tree, 'form')) {
    findTags(form, 'fieldset').forEach(listOptions);
    findAll(form, (element) => hasInput(element, 'text')).forEach(lineOfField);
  }
}
