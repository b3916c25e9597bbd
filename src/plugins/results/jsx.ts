import type {BlockContent, DefinitionContent, PhrasingContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

type Content = BlockContent | DefinitionContent | PhrasingContent;

/** Creates attributes with texts as values. */
export function textAttributes(
  attributes: Readonly<Record<string, string>>,
): MdxJsxAttribute[] {
  return Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
}

/** Creates a Markdown node for a JSX element with text attributes. */
export function jsx(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Content | string)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: textAttributes(attributes),
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ) as MdxJsxFlowElement['children'],
  };
}
