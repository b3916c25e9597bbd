import type {BlockContent, DefinitionContent, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

type Content = BlockContent | DefinitionContent | PhrasingContent;

/** Creates a Markdown node for a JSX element with text attributes. */
export function jsx(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Content | string)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ) as MdxJsxFlowElement['children'],
  };
}
