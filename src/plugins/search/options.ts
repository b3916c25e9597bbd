import type {PluginOptions} from './searchLocal';

/** How the search plugin reads the pages; `searchIndex.ts` makes the index. */
export const searchOptions = {
  // Without effect: its index is discarded.
  language: 'en',
  // Reads posts and other pages as it reads documents, by their headings.
  docsRouteBasePath: '/',
  indexBlog: false,
} satisfies PluginOptions;
