import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toText} from 'hast-util-to-text';
import {visit} from 'unist-util-visit';

/** A drawing; the minifier gives an empty one no end tag. */
const DRAWING = /<svg\b(?:[^>]*\/>|.*?<\/svg>)/gsu;

/** Parses a page without its drawings, which are most of its elements. */
export function parsePage(html: string): Nodes {
  return fromHtml(html.replaceAll(DRAWING, ''));
}

/** Returns the classes of an element. */
export function classesOf({properties}: Element): readonly string[] {
  const {className} = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Finds all elements below a node that a test accepts, in their order. */
export function findAll(
  tree: Nodes,
  isWanted: (element: Element) => boolean,
): readonly Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (isWanted(element)) {
      found.push(element);
    }
  });
  return found;
}

/** Finds all elements of a name below a node, in their order. */
export function findTags(tree: Nodes, tagName: string): readonly Element[] {
  return findAll(tree, (element) => element.tagName === tagName);
}

/** Reads an attribute as text; empty without it, or without an element. */
export function attribute(element: Element | undefined, name: string): string {
  const value = element?.properties[name];
  return value === undefined || value === null ? '' : String(value);
}

/** Returns the text of a node on one line. */
export function lineOf(node: Nodes | undefined): string {
  return node ? toText(node).replaceAll(/\s+/gu, ' ').trim() : '';
}
