import type {Element, ElementContent, Root, Text} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {h} from 'hastscript';
import temml from 'temml';
import {SKIP, visit} from 'unist-util-visit';

function classNames(element: Element): readonly unknown[] {
  const {className} = element.properties;
  return Array.isArray(className) ? className : [];
}

/**
 * Returns the `code` element with TeX: remark-math writes inline TeX as `code`
 * and display TeX as `pre > code`.
 */
function findTexCode(element: Element): Element | undefined {
  const code =
    element.tagName === 'pre' && element.children.length === 1
      ? element.children[0]
      : element;
  return code?.type === 'element' && classNames(code).includes('language-math')
    ? code
    : undefined;
}

/** Operators that browsers never stretch. */
const NEVER_TALL = new Set(['+', '−', '±', '∓']);

/** Whether a row gives its operators their form by their place. */
function isRow(parent: Element): boolean {
  return (
    ['math', 'mrow'].includes(parent.tagName) && parent.children.length > 1
  );
}

/**
 * Leaves out what a browser knows of an operator: that a bracket is a fence, the
 * form by its place in the row, and which ones never stretch.
 */
function shortenOperator(
  {properties, children}: Element,
  index: number,
  parent: Element,
): void {
  delete properties['fence'];
  delete properties['separator'];
  const last = parent.children.length - 1;
  const form = index === 0 ? 'prefix' : index === last ? 'postfix' : 'infix';
  if (isRow(parent) && properties['form'] === form) {
    delete properties['form'];
  }
  const [sign] = children;
  if (sign?.type === 'text' && NEVER_TALL.has(sign.value)) {
    delete properties['stretchy'];
  }
}

/**
 * Makes a formula of TeX, whose source it keeps in `data-tex`: an `annotation`
 * would need two more elements in each of a hundred formulas of a page.
 */
function toMathml(tex: string, displayMode: boolean): ElementContent[] {
  const html = temml.renderToString(tex, {
    displayMode,
    throwOnError: true,
    trust: false,
  });
  const root = fromHtml(html, {fragment: true});
  visit(root, {tagName: 'math'}, (math: Element) => {
    const [row] = math.children;
    if (row?.type === 'element' && row.tagName === 'mrow') {
      math.children = row.children;
    }
    // The class of a displayed formula says the same.
    delete math.properties['style'];
    math.properties['dataTex'] = tex.trim();
  });
  visit(root, {tagName: 'mo'}, (operator: Element, index, parent) => {
    if (index !== undefined && parent?.type === 'element') {
      shortenOperator(operator, index, parent);
    }
  });
  return root.children as ElementContent[];
}

/** Collects the texts of a node. */
function visibleTexts(node: Root | ElementContent): readonly string[] {
  if (node.type === 'text') {
    return [node.value.trim()].filter((text) => text !== '');
  }
  return 'children' in node
    ? node.children.flatMap((child) => visibleTexts(child as ElementContent))
    : [];
}

/**
 * Labels the formulas of a header cell that contains nothing else. The
 * accessible name of a cell ignores text inside of `math`, so the column would
 * have no name.
 */
function nameHeadCell(cell: Element): void {
  const math = cell.children.filter(
    (child): child is Element =>
      child.type === 'element' && child.tagName === 'math',
  );
  const all = visibleTexts(cell);
  if (math.length > 0 && math.flatMap(visibleTexts).length === all.length) {
    for (const formula of math) {
      formula.properties['ariaLabel'] = visibleTexts(formula).join(' ');
    }
  }
}

/**
 * Converts TeX to MathML at build time. A formula with an error stops the build
 * with file and line, where published plugins print it in red and continue.
 */
export default function rehypeMathml() {
  return (tree: Root, file: {readonly path: string}): void => {
    visit(tree, 'element', (element, index, parent) => {
      const code = findTexCode(element);
      if (!code || !parent || index === undefined) {
        return undefined;
      }
      const tex = code.children
        .filter((child): child is Text => child.type === 'text')
        .map((child) => child.value)
        .join('');
      try {
        const display = classNames(code).includes('math-display');
        const math = toMathml(tex, display);
        // MDXComponents maps a component to this name.
        const replacement = display ? [h('formula', math)] : math;
        parent.children.splice(index, 1, ...replacement);
      } catch (error) {
        const line = code.position?.start.line ?? '?';
        throw new Error(`${file.path}:${line}: invalid TeX: ${tex}`, {
          cause: error,
        });
      }
      return [SKIP, index + 1];
    });
    visit(tree, {tagName: 'th'}, nameHeadCell);
  };
}
