import type {Element, ElementContent, Root, RootContent, Text} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import temml from 'temml';
import {SKIP, visit} from 'unist-util-visit';

function classesOf(element: Element): readonly unknown[] {
  const {className} = element.properties;
  return Array.isArray(className) ? className : [];
}

/** remark-math writes inline TeX as `code` and display TeX as `pre > code`. */
function texCodeOf(element: Element): Element | undefined {
  const code =
    element.tagName === 'pre' && element.children.length === 1
      ? element.children[0]
      : element;
  return code?.type === 'element' && classesOf(code).includes('language-math')
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

/** What MDXComponents gives to `<Formula>`: room to scroll, TeX to copy. */
function displayed(children: ElementContent[]): Element {
  return {type: 'element', tagName: 'formula', properties: {}, children};
}

/** What may not begin a line, at the start of a text. */
const closing = /^[,.;:!?)\]’”，。；：！？、）】》”’]+/u;

/** Letters and signs; a longer formula may fill a phone's line by itself. */
const mostTied = 16;

/** A line may break after `math`, so what closes it is tied to the formula. */
function tied(math: ElementContent[], next: RootContent | undefined) {
  const mark =
    next?.type === 'text' ? closing.exec(next.value)?.[0] : undefined;
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

/** What is read of a node: all its text, but no TeX. */
function textsOf(node: Root | ElementContent): readonly string[] {
  if (node.type === 'text') {
    return [node.value.trim()].filter((text) => text !== '');
  }
  const isRead = node.type !== 'element' || node.tagName !== 'annotation';
  return isRead && 'children' in node
    ? node.children.flatMap((child) => textsOf(child as ElementContent))
    : [];
}

/**
 * A head cell that holds a formula only gets its name from the formula's
 * label: no text is counted inside of `math`, and the column had no name.
 */
function nameHeadCell(cell: Element): void {
  const math = cell.children.filter(
    (child): child is Element =>
      child.type === 'element' && child.tagName === 'math',
  );
  const all = textsOf(cell);
  if (math.length > 0 && math.flatMap(textsOf).length === all.length) {
    for (const formula of math) {
      formula.properties['ariaLabel'] = textsOf(formula).join(' ');
    }
  }
}

/**
 * Turns TeX into MathML while the site is built. The published plugin prints
 * a formula it can't read in red and goes on; here a formula with an error
 * stops the build, with its file and line.
 */
export default function rehypeMathml() {
  return (tree: Root, file: {readonly path: string}): void => {
    visit(tree, 'element', (element, index, parent) => {
      const code = texCodeOf(element);
      if (!code || !parent || index === undefined) {
        return undefined;
      }
      const tex = code.children
        .filter((child): child is Text => child.type === 'text')
        .map((child) => child.value)
        .join('');
      try {
        const display = classesOf(code).includes('math-display');
        const math = toMathml(tex, display);
        const isLong = math.flatMap(textsOf).join('').length > mostTied;
        const next = isLong ? undefined : parent.children[index + 1];
        const replacement = display ? [displayed(math)] : tied(math, next);
        parent.children.splice(index, 1, ...replacement);
      } catch (error) {
        const line = code.position?.start.line ?? '?';
        throw new Error(
          `${file.path}:${line}: TeX that can't be read: ${tex}`,
          {
            cause: error,
          },
        );
      }
      return [SKIP, index + 1];
    });
    visit(tree, {tagName: 'th'}, nameHeadCell);
  };
}
