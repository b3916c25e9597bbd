import type {PluginOptions as SearchOptions} from '@easyops-cn/docusaurus-search-local';

/** What the search plugin reads; `searchIndex.ts` makes its own index of it. */
export const searchOptions = {
  // Of the plugin's index, which is not kept.
  language: 'en',
  indexPages: true,
  ignoreCssSelectors: [
    'article aside',
    'article nav',
    'button',
    'canvas',
    'input',
    'script',
    'noscript',
    'pre',
    'style',
    'svg',
    'template',
    'math[display="block"]',
    'annotation',
    '[aria-hidden="true"]',
    '[role="status"]',
    '[data-search="off"]',
  ],
} satisfies SearchOptions;
