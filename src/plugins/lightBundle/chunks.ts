import type {Configuration} from './types';

type SplitChunks = Exclude<
  NonNullable<Configuration['optimization']>['splitChunks'],
  false | undefined
>;

/** Styles of one page each, or of what comes when the reader asks for it. */
const shared =
  /^(?!.*[\\/](?:src[\\/]pages|theme[\\/](?:Blog|Icon[\\/]Socials)|components[\\/](?:markdown|chrome)[\\/](?:Faq|Figure|Glossary|OfflineDownload|Licences|PortPuzzle|RenamePreview|Simulation|Sketch|ComponentGallery)|Search[\\/]dialog\.module)\b)/;

/** Styles of the pages with a panel, its sketch and its drawings. */
const model =
  /[\\/]components[\\/]markdown[\\/](?:Figure|Simulation[\\/](?!lazyParts\.)|Sketch)\b/;

/** Styles of the pages with posts. */
const blog = /[\\/]theme[\\/](?:Blog|Icon[\\/]Socials)/;

const docs =
  /[\\/]theme[\\/](?:BackTo|Doc(?:Breadcrumbs|Item|Paginator|Sidebar|Version|s?Root)|Icon[\\/](?:Arrow|Home))|useBackToTopButton|plugin-content-docs[\\/](?:lib[\\/]client|default[\\/]__plugin)/;

/** The theme but for lists of posts, tags and cards, and for code. */
const content =
  /^(?!.*(?:[\\/]theme[\\/](?:Blog|CodeBlock|Doc|Icon[\\/]Socials|NotFound|Tags?List)|blogTranslations|code(?:Block|WordWrap)|CodeWordWrap|usePluralForm|tagsUtils)).*[\\/](?:@docusaurus[\\/]theme-|src[\\/]theme[\\/])/;

/**
 * How the parts of the theme that not every page needs are put together: one
 * file for what documents and posts share, one for documents. Left alone, the
 * bundler makes a dozen, with copies, and puts into a page's load what half
 * of the pages use, whether that page does or not. Plain expressions, which
 * the bundler tests without leaving its own threads.
 */
export const chunks: NonNullable<SplitChunks['cacheGroups']> = {
  common: false,
  styles: {
    name: 'styles',
    type: 'css/mini-extract',
    test: shared,
    chunks: 'all',
    enforce: true,
    priority: 50,
  },
  model: {
    name: 'model',
    type: 'css/mini-extract',
    test: model,
    chunks: 'all',
    enforce: true,
    priority: 40,
  },
  blog: {
    name: 'blog',
    type: 'css/mini-extract',
    test: blog,
    chunks: 'all',
    enforce: true,
    priority: 40,
  },
  docs: {
    name: 'docs',
    type: /javascript|json/,
    test: docs,
    chunks: 'async',
    enforce: true,
    priority: 30,
  },
  content: {
    name: 'content',
    type: /javascript/,
    test: content,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    priority: 20,
  },
};
