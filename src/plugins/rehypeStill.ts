import type {Program} from 'estree';
import type {Element, ElementContent, Properties, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Content = Root['children'][number];

/** Markdown of these is a component of the theme or of the site. */
export const components: ReadonlySet<string> = new Set([
  ...['a', 'details', 'formula', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['admonition', 'head', 'img', 'mermaid', 'pre', 'table'],
]);

/** Components that give a plain element back, unless they are empty. */
export const plainComponents = ['code', 'li', 'th', 'ul'] as const;

/** JSX that React acts on, or that the page's author wants it to. */
const livingJsx = /^(?:[^a-z]|(?:a|button|details|head|img|input|script)$)/;

/** Elements in which line ends are no content. */
const rowHolders = /^(?:table|tbody|tfoot|thead|tr)$/;

function isJsx(node: Content): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Written as JSX by the author, so that no component stands for it. */
function isExplicit(node: JsxElement): boolean {
  return Boolean(node.data && '_mdxExplicitJsx' in node.data);
}

/** An element in JSX as Markdown's; undefined where an expression is in it. */
function literalOf(node: JsxElement): Element | undefined {
  const {name, children} = node;
  if (!name || livingJsx.test(name)) {
    return undefined;
  }
  const properties: Properties = {};
  for (const attribute of node.attributes) {
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      typeof attribute.value === 'object'
    ) {
      return undefined;
    }
    properties[attribute.name] = attribute.value;
  }
  return {type: 'element', tagName: name, properties, children};
}

function elementOf(node: Content): Element | undefined {
  if (isJsx(node)) {
    return literalOf(node);
  }
  return node.type === 'element' ? node : undefined;
}

/** Whether the theme or the site makes something else of it. */
function isComponent(node: Content, {tagName, children}: Element): boolean {
  const isLiteral = isJsx(node) && isExplicit(node);
  const isEmptyHead = tagName === 'th' && children.length === 0;
  return !isLiteral && (components.has(tagName) || isEmptyHead);
}

/** MDX does the same with cells that Markdown aligns. */
function withoutAlign({align, ...properties}: Properties): Properties {
  return typeof align === 'string'
    ? {...properties, style: `text-align:${align}`}
    : properties;
}

/** What is in an element as HTML alone; undefined where React is needed. */
function contentOf({tagName, children}: Element): ElementContent[] | undefined {
  const contents: ElementContent[] = [];
  for (const child of children) {
    const content = still(child);
    if (!content) {
      return undefined;
    }
    if (content.type !== 'text' || !rowHolders.test(tagName)) {
      contents.push(content);
    }
  }
  return contents;
}

/** The node as HTML alone; undefined where React is needed. */
function still(node: Content): ElementContent | undefined {
  if (node.type === 'text') {
    return node;
  }
  const element = elementOf(node);
  if (!element || 'id' in element.properties || isComponent(node, element)) {
    return undefined;
  }
  const properties = withoutAlign(element.properties);
  const children = contentOf(element);
  return children && {...element, properties, children};
}

function innerHtml(html: string): MdxJsxAttribute {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'ObjectExpression',
          properties: [
            {
              type: 'Property',
              kind: 'init',
              method: false,
              shorthand: false,
              computed: false,
              key: {type: 'Identifier', name: '__html'},
              value: {type: 'Literal', value: html},
            },
          ],
        },
      },
    ],
  };
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}},
  };
}

const attributeNames: Readonly<Record<string, string>> = {
  ariaLabel: 'aria-label',
  className: 'className',
  display: 'display',
};

/** React's names for what an element has; undefined where one is not known. */
function attributesOf(node: Content): MdxJsxAttribute[] | undefined {
  if (isJsx(node)) {
    return node.attributes as MdxJsxAttribute[];
  }
  const properties = node.type === 'element' ? node.properties : {};
  const attributes = Object.entries(properties).map(
    ([property, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: attributeNames[property] ?? '',
      value: [value].flat().join(' '),
    }),
  );
  return attributes.every(({name}) => name !== '') ? attributes : undefined;
}

/** Elements whose component hands the content on as it is. */
const handsOn = 'table';

/** The node with its content as one string, where that is worth it. */
function frozen(node: Content): JsxElement | undefined {
  const element = elementOf(node);
  if (!element) {
    return undefined;
  }
  const isMapped = isComponent(node, element);
  const content = contentOf(element);
  const attributes = attributesOf(node);
  if (
    (isMapped && element.tagName !== handsOn) ||
    !content?.some(({type}) => type !== 'text') ||
    !attributes
  ) {
    return undefined;
  }
  return {
    type: 'mdxJsxTextElement',
    name: element.tagName,
    attributes: [...attributes, innerHtml(toHtml(content))],
    children: [],
    ...(!isMapped && {data: {_mdxExplicitJsx: true}}),
  };
}

function freeze(parent: Root | Element | JsxElement): void {
  parent.children.forEach((child, index) => {
    const replacement = frozen(child);
    if (replacement) {
      parent.children[index] = replacement;
    } else if ('children' in child) {
      freeze(child);
    }
  });
}

/**
 * Writes what nothing acts on as HTML in a string: formulas, rows of tables,
 * paragraphs without links. React hydrates each as one element, and as one
 * string it is smaller than the calls that would build it.
 */
export default function rehypeStill() {
  return freeze;
}
