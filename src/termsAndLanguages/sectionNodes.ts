/** Level of a heading: 2 for `h2`; of any other element none. */
function levelOf(element: Element): number {
  return Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? NaN);
}

/**
 * Returns a heading and what follows it, up to the next heading of the same or
 * a higher level.
 */
export function sectionOf(heading: Element): readonly Element[] {
  const level = levelOf(heading);
  const nodes = [heading];
  let next = heading.nextElementSibling;
  while (next && !(levelOf(next) <= level)) {
    nodes.push(next);
    next = next.nextElementSibling;
  }
  return nodes;
}

/** Elements that are useless outside their own page. */
const REMOVED = 'script, style, noscript, .hash-link';

/** Marks by which the scripts of a page find its live parts. */
const marks = [
  'data-activity',
  'data-island',
  'data-knob',
  'data-simulation',
  'data-worksheet',
];

/** Attributes that name other elements of the page by their ids. */
const references = [
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'aria-owns',
  'for',
  'form',
  'headers',
  'list',
];

let copies = 0;

/** Gives the ids in a copy a prefix of its own, and what refers to them too. */
function renameIds(element: Element, prefix: string): void {
  for (const {name, value} of [...element.attributes]) {
    if (name === 'id') {
      element.id = prefix + value;
    } else if (references.includes(name)) {
      const ids = value.split(/\s+/).filter(Boolean);
      element.setAttribute(name, ids.map((id) => prefix + id).join(' '));
    } else if (value.includes('url(#')) {
      element.setAttribute(name, value.replaceAll('url(#', `url(#${prefix}`));
    } else if (/href$/.test(name) && element.tagName === 'use') {
      element.setAttribute(name, value.replace(/^#/, `#${prefix}`));
    }
  }
}

/**
 * Prepares the section of another page for this one: no id occurs twice, live
 * parts stay as the server drew them, and links lead to the page they are from.
 */
export function adopt(nodes: readonly Element[], page: URL): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...nodes.map((node) => document.importNode(node, true)));
  copies += 1;
  for (const element of copy.querySelectorAll(REMOVED)) {
    element.remove();
  }
  for (const element of copy.querySelectorAll('*')) {
    renameIds(element, `other-${copies}-`);
    element.classList.remove('anchor');
    for (const mark of marks) {
      element.removeAttribute(mark);
    }
    if (element.matches('button, input, select, textarea')) {
      element.setAttribute('disabled', '');
      element.removeAttribute('name');
    }
  }
  // Links of drawings, too, whose `href` can't be assigned.
  for (const link of copy.querySelectorAll('a[href]')) {
    const {href} = new URL(link.getAttribute('href') ?? '', page);
    link.setAttribute('href', href);
  }
  return copy;
}
