import type {BlockContent, DefinitionContent, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

type Content = BlockContent | DefinitionContent | PhrasingContent;

/** A JSX element with texts as attributes, as the Markdown would hold it. */
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
