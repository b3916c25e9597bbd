import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';

import {expandFaq} from './autoImport/faq';
import {
  attributeOf,
  AUTO_IMPORTS,
  importOf,
  loaderOf,
  sourceOf,
} from './autoImport/imports';
import {expandPredict} from './autoImport/predict';
import {
  errorAt,
  type JsxElement,
  readAttributes,
  readText,
} from './results/attributes';

const NUMBERED = ['Exercise', 'Figure'];

/** What one page has so far. */
interface Page {
  /** Imports by local name. */
  readonly imports: Map<string, MdxjsEsm>;
  readonly counts: Map<string, number>;
}

function addImports(element: JsxElement, name: string, page: Page): void {
  const part = AUTO_IMPORTS[name];
  if (!part) {
    return;
  }
  page.imports.set(name, importOf(name, sourceOf(part)));
  if (part.data) {
    const {folder, property, isLazy} = part.data;
    const wanted = readText(readAttributes(element), 'name');
    const source = sourceOf(part, folder, wanted);
    if (isLazy) {
      element.attributes.push(loaderOf(property, source));
      return;
    }
    const local = `${property}${page.imports.size}`;
    page.imports.set(local, importOf(local, source));
    element.attributes.push(attributeOf(property, local));
  }
}

function expand(element: JsxElement, page: Page): void {
  const name = element.name ?? '';
  addImports(element, name, page);
  if (name === 'Predict') {
    expandPredict(element);
  }
  if (name === 'Faq') {
    expandFaq(element);
  }
  if (NUMBERED.includes(name)) {
    const number = (page.counts.get(name) ?? 0) + 1;
    page.counts.set(name, number);
    element.attributes.push({
      type: 'mdxJsxAttribute',
      name: 'number',
      value: String(number),
    });
  }
}

/**
 * Imports the big parts into the pages that use them, with the sketch they
 * name or a loader of the drawing; numbers exercises and figures; makes options
 * of the list in `<Predict>` and sections of the topics in `<Faq>`.
 */
export default function remarkAutoImport() {
  return (tree: Root, file: {readonly path: string}): void => {
    const page: Page = {imports: new Map(), counts: new Map()};
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as JsxElement;
      try {
        expand(element, page);
      } catch (error) {
        throw errorAt(file.path, element, error);
      }
    });
    tree.children.unshift(...page.imports.values());
  };
}
