import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import remarkMath from 'remark-math';

import rehypeMathml from '../../src/plugins/rehypeMathml';

const presetOptions: Options = {
  docs: {
    path: 'pages',
    remarkPlugins: [remarkMath],
    rehypePlugins: [rehypeMathml],
  },
  blog: false,
  theme: {},
};

/**
 * Configures a stock Docusaurus site with the texts of this one as plain
 * Markdown: what the browser does for such a page is what the texts cost.
 */
export default {
  title: 'Plain',
  url: 'https://lumped.example',
  baseUrl: '/',
  future: {v4: true},
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore'}},
  onBrokenAnchors: 'ignore',
  onBrokenLinks: 'ignore',
  presets: [['classic', presetOptions]],
} satisfies Config;
