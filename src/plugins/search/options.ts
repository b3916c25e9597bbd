import type {PluginOptions} from './searchLocal';

/** What the search plugin reads; `searchIndex.ts` makes its own index of it. */
export const searchOptions = {
  // Without effect: its index is discarded.
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
} satisfies PluginOptions;
