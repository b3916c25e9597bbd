import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';

/** Read by eslint-plugin-mdx: the same syntax as Docusaurus reads. */
export default {
  plugins: [remarkFrontmatter, remarkGfm, remarkMath, remarkDirective],
};
