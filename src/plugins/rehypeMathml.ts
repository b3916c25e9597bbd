import type {Element, ElementContent, Root, RootContent, Text} from 'hast';
import {fromHtml} from 'hast-util-from-html';
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

function toMathml(tex: string, displayMode: boolean): ElementContent[] {
  const html = temml.renderToString(tex, {
    displayMode,
    annotate: true,
    throwOnError: true,
    trust: false,
  });
  return fromHtml(html, {fragment: true}).children as ElementContent[];
}

/** Wraps display mathematics for the component that MDXComponents maps to it. */
function wrapDisplay(children: ElementContent[]): Element {
  return {type: 'element', tagName: 'formula', properties: {}, children};
}

/** Closing punctuation at the start of a text. */
const CLOSING_PUNCTUATION = /^[,.;:!?)\]’”，。；：！？、）】》”’]+/u;

/** Longest formula tied to punctuation, in characters: fits a phone's line. */
const LONGEST_TIED = 16;

/**
 * Moves closing punctuation after a formula into one element with it: browsers
 * would break the line between the two.
 */
function tiePunctuation(math: ElementContent[], next: RootContent | undefined) {
  const mark =
    next?.type === 'text'
      ? CLOSING_PUNCTUATION.exec(next.value)?.[0]
      : undefined;
  if (next?.type !== 'text' || mark === undefined) {
    return math;
  }
  next.value = next.value.slice(mark.length);
  const children: ElementContent[] = [...math, {type: 'text', value: mark}];
  const properties = {className: ['math-tied']};
  const span: Element = {
    type: 'element',
    tagName: 'span',
    properties,
    children,
  };
  return [span];
}

/** Collects the visible texts of a node; annotations hold TeX. */
function visibleTexts(node: Root | ElementContent): readonly string[] {
  if (node.type === 'text') {
    return [node.value.trim()].filter((text) => text !== '');
  }
  const isRead = node.type !== 'element' || node.tagName !== 'annotation';
  return isRead && 'children' in node
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
        const isLong =
          math.flatMap(visibleTexts).join('').length > LONGEST_TIED;
        const next = isLong ? undefined : parent.children[index + 1];
        const replacement = display
          ? [wrapDisplay(math)]
          : tiePunctuation(math, next);
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
