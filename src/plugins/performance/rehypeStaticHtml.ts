import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Element, ElementContent, Properties, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import ts from 'typescript';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Content = Root['children'][number];

/** Tags whose component gives the same element back, unless it is empty. */
const plainTags = new Set(['code', 'li', 'th', 'ul']);

/** The tags of Markdown in a table of components like `MDXComponents`. */
function tagsIn(file: string): readonly string[] {
  const tags: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      tags.push(node.name.getText());
    }
    ts.forEachChild(node, visit);
  };
  const text = readFileSync(file, 'utf8');
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return tags.filter((tag) => !plainTags.has(tag));
}

/** Tags that the theme or the site shows as a component that does more. */
const componentTags = new Set(
  [
    require.resolve('@docusaurus/theme-classic/lib/theme/MDXComponents'),
    join(__dirname, '..', '..', 'theme', 'MDXComponents', 'index.tsx'),
  ].flatMap(tagsIn),
);

/** The one of them that hands its content on as it gets it. */
const wrapper = 'table';

/** Elements in which line ends are no content. */
const rowHolders = /^(?:table|tbody|tfoot|thead|tr)$/;

function isJsx(node: Content): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** JSX as an element; undefined for a component and where it has expressions. */
function elementOf(node: Content): Element | undefined {
  if (!isJsx(node)) {
    return node.type === 'element' ? node : undefined;
  }
  const {name, attributes, children} = node;
  const properties: Properties = {};
  for (const attribute of attributes) {
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      typeof attribute.value === 'object'
    ) {
      return undefined;
    }
    properties[attribute.name] = attribute.value;
  }
  return name && /^[a-z]/.test(name)
    ? {type: 'element', tagName: name, properties, children}
    : undefined;
}

function isComponent({tagName, children}: Element): boolean {
  const isEmptyHead = tagName === 'th' && children.length === 0;
  return componentTags.has(tagName) || isEmptyHead;
}

/** MDX does the same with cells that Markdown aligns. */
function withoutAlign({align, ...properties}: Properties): Properties {
  return typeof align === 'string'
    ? {...properties, style: `text-align:${align}`}
    : properties;
}

/** The node as plain HTML; undefined where React is needed. */
function toStatic(node: Content): ElementContent | undefined {
  if (node.type === 'text') {
    return node;
  }
  const element = elementOf(node);
  if (!element || 'id' in element.properties || isComponent(element)) {
    return undefined;
  }
  const properties = withoutAlign(element.properties);
  const children = staticChildren(element);
  return children && {...element, properties, children};
}

function staticChildren({
  tagName,
  children,
}: Element): ElementContent[] | undefined {
  const shown = children.filter(
    ({type}) => type !== 'text' || !rowHolders.test(tagName),
  );
  const found = shown.map(toStatic).filter((child) => child !== undefined);
  return found.length === shown.length ? found : undefined;
}

/** React's names for the properties that elements have here. */
const reactNames: Readonly<Record<string, string>> = {
  ariaLabel: 'aria-label',
  className: 'className',
  display: 'display',
  metastring: 'metastring',
};

/** The attributes in JSX; undefined where the name of one is not known. */
function attributesOf(node: Content): MdxJsxAttribute[] | undefined {
  if (isJsx(node)) {
    return node.attributes as MdxJsxAttribute[];
  }
  const properties = node.type === 'element' ? node.properties : {};
  const attributes = Object.entries(properties).map(
    ([property, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: reactNames[property] ?? '',
      value: [value].flat().join(' '),
    }),
  );
  return attributes.every(({name}) => name !== '') ? attributes : undefined;
}

/** `dangerouslySetInnerHTML={{__html: html}}` */
function innerHtml(html: string): MdxJsxAttribute {
  const expression = {
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
  } as const;
  const body = [{type: 'ExpressionStatement', expression}] as const;
  const estree = {type: 'Program', sourceType: 'module', body: [...body]};
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {estree: estree as never},
    },
  };
}

/** The node with its content as one string, where that saves something. */
function withStaticContent(node: Content): JsxElement | undefined {
  const element = elementOf(node);
  if (!element || (isComponent(element) && element.tagName !== wrapper)) {
    return undefined;
  }
  const content = staticChildren(element);
  const attributes = attributesOf(node);
  if (!content?.some(({type}) => type !== 'text') || !attributes) {
    return undefined;
  }
  return {
    type: 'mdxJsxTextElement',
    name: element.tagName,
    attributes: [...attributes, innerHtml(toHtml(content))],
    children: [],
    ...(node.data && {data: node.data as JsxElement['data']}),
  };
}

function replaceStatic(parent: Root | Element | JsxElement): void {
  parent.children.forEach((child, index) => {
    const replacement = withStaticContent(child);
    if (replacement) {
      parent.children[index] = replacement;
    } else if ('children' in child) {
      replaceStatic(child);
    }
  });
}

/**
 * Writes what nothing acts on as HTML in a string: formulas, rows of tables,
 * paragraphs without links, code. React hydrates each as one element, and the
 * string is smaller than the calls that would build its content.
 */
export default function rehypeStaticHtml() {
  return replaceStatic;
}
