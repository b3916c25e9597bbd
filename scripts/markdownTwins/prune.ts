import type {Element, Nodes} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

import {attribute, classesOf} from './elements';

/** Controls, pictures and menus; the title, which is written apart. */
const droppedTags = new Set([
  'aside',
  'button',
  'canvas',
  'footer',
  'h1',
  'input',
  'label',
  'nav',
  'noscript',
  'progress',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
]);

/** Classes of the theme: the sign at headings, the picture of an author. */
const droppedClasses = ['hash-link', 'avatar'];

/** Roles of what moves or is drawn; what is drawn has its text beside it. */
const droppedRoles = ['img', 'slider', 'status'];

function isDropped(element: Element): boolean {
  const {tagName, properties} = element;
  const isForControls =
    tagName === 'fieldset' &&
    (properties.disabled === true || properties.dataSearch === 'off');
  return (
    droppedTags.has(tagName) ||
    isForControls ||
    properties.dataMarkdown === 'omit' ||
    properties.dataDrawing !== undefined ||
    attribute(element, 'ariaHidden') === 'true' ||
    droppedRoles.includes(attribute(element, 'role')) ||
    classesOf(element).some((name) => droppedClasses.includes(name))
  );
}

/** Removes from a page what can't be read as text. */
export function prune(tree: Nodes): void {
  visit(tree, (node, index, parent) => {
    // React separates texts by comments.
    const isUnread =
      node.type === 'comment' || (node.type === 'element' && isDropped(node));
    if (index !== undefined && parent && isUnread) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
}
