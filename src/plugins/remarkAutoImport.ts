import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {expandAsk, numberAsks} from './autoImport/ask';
import {labelCards} from './autoImport/cards';
import {expandFaq} from './autoImport/faq';
import {expandFaultCases} from './autoImport/faultCase';
import {addImports, type Parse} from './autoImport/imports';
import {expandPredict} from './autoImport/predict';
import {expandItems, listExercises} from './autoImport/progress';
import {
  errorAt,
  isNamed,
  type JsxElement,
  removeAttribute,
} from './results/attributes';
import {textAttributes} from './results/jsx';

/**
 * Counts the exercises and figures of a page. The copy of an exercise has its
 * number, and the level is read by the page “Practice” alone.
 */
function addNumber(element: JsxElement, counts: Map<string, number>): void {
  const name = element.name ?? '';
  const value = (counts.get(name) ?? 0) + 1;
  counts.set(name, value);
  removeAttribute(element, 'level');
  const isNumbered = element.attributes.some(
    (each) => 'name' in each && each.name === 'number',
  );
  if (!isNumbered) {
    element.attributes.push(...textAttributes({number: String(value)}));
  }
}

/**
 * Imports the big components into the pages that use them, and the styles of
 * code into those with a block of it; labels the cells of wide tables; numbers
 * exercises with their questions and figures; makes options of the lists in `<Predict>`
 * and `<Ask>`, figures of `<Predict draw>`, sections of the topics in `<Faq>`,
 * exercises of `<FaultCase>`, and aims and steps of list items that end in a comment.
 */
export default function remarkAutoImport(this: {
  parse(markdown: string): unknown;
}) {
  const parse: Parse = (markdown) => this.parse(markdown) as Root;
  return (tree: Root, file: {readonly path: string}): void => {
    const imports = new Set<string>();
    const counts = new Map<string, number>();
    const isCopy = tree.children.some(isNamed('PracticeCopy'));
    expandFaultCases(tree, file.path);
    expandItems(tree, file.path);
    listExercises(tree);
    visit(tree, 'code', () => {
      imports.add("import '@site/src/css/code.css';");
    });
    labelCards(tree);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as JsxElement;
      try {
        if (element.name === 'Predict') {
          expandPredict(element);
        }
        addImports(element, imports, parse, isCopy);
        if (element.name === 'Faq') {
          expandFaq(element);
        } else if (element.name === 'Ask') {
          expandAsk(element);
        } else if (element.name === 'Exercise' || element.name === 'Figure') {
          addNumber(element, counts);
        }
        if (element.name === 'Exercise') {
          numberAsks(element);
        }
      } catch (error) {
        throw errorAt(file.path, element, error);
      }
    });
    tree.children.unshift(...parse([...imports].join('\n')).children);
  };
}
