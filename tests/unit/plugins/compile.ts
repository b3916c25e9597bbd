import type {CompileOptions} from '@mdx-js/mdx';

export type RemarkPlugins = NonNullable<CompileOptions['remarkPlugins']>;

/** Compiles Markdown of a page `docs/page.mdx` with the plugins given. */
export async function compiled(
  markdown: string,
  remarkPlugins: RemarkPlugins,
): Promise<string> {
  const {compile} = await import('@mdx-js/mdx');
  const file = {value: markdown, path: 'docs/page.mdx'};
  return String(await compile(file, {remarkPlugins, jsx: true}));
}
