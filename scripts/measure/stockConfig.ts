import {readdirSync} from 'node:fs';

import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {PluginOptions as SearchOptions} from '@easyops-cn/docusaurus-search-local';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import remarkMath from 'remark-math';
import {visit} from 'unist-util-visit';

import latestPosts from '../../src/plugins/latestPosts';
import pageTexts from '../../src/plugins/pageTexts';
import pythonText from '../../src/plugins/pythonText';
import rehypeMathml from '../../src/plugins/rehypeMathml';
import remarkAutoImport from '../../src/plugins/remarkAutoImport';

/** Components with attributes that the site computes during its build. */
const computed = new Set<string | null>(['Ask', 'Result', 'Task']);

/** Replaces computed components by empty elements: a stock site has none. */
function remarkWithoutResults() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && computed.has(node.name)) {
        Object.assign(node, {name: 'data', attributes: [], children: []});
      }
    });
  };
}

const markdownPlugins = {
  remarkPlugins: [remarkMath, remarkWithoutResults, remarkAutoImport],
  rehypePlugins: [rehypeMathml],
};

const presetOptions: Options = {
  docs: {
    ...markdownPlugins,
    sidebarPath: './sidebars.ts',
    tags: 'tags.yml',
  },
  blog: {
    ...markdownPlugins,
    tags: 'tags.yml',
    blogSidebarCount: 'ALL',
    feedOptions: {type: ['rss', 'atom']},
  },
  pages: markdownPlugins,
  theme: {
    customCss: readdirSync('src/css')
      .filter((name) => name.endsWith('.css') && name !== 'feed.css')
      .map((name) => `./src/css/${name}`),
  },
};

const searchOptions = {
  hashed: true,
  indexPages: true,
  language: ['en', 'zh'],
} satisfies SearchOptions;

const themeConfig: ThemeConfig = {
  navbar: {
    title: 'Stock',
    items: [
      {type: 'docSidebar', sidebarId: 'tool', label: 'Amesim'},
      {to: '/blog', label: 'Blog'},
      {type: 'localeDropdown', position: 'right'},
    ],
  },
};

/**
 * Configures a stock Docusaurus site with the pages of this one, as a reference
 * for build times: the classic preset, the search plugin as published, and the
 * Markdown plugins without which the pages don't render.
 */
export default {
  title: 'Stock',
  url: 'https://lumped.example',
  baseUrl: '/',
  future: {v4: true},
  i18n: {defaultLocale: 'en', locales: ['en', 'zh-Hans']},
  presets: [['classic', presetOptions]],
  plugins: [latestPosts, pageTexts, pythonText],
  themes: [['@easyops-cn/docusaurus-search-local', searchOptions]],
  themeConfig,
} satisfies Config;
