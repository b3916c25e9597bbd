import type {Configuration} from 'webpack';

type SplitChunks = Exclude<
  NonNullable<Configuration['optimization']>['splitChunks'],
  false | undefined
>;

const extracted = 'css/mini-extract';

/**
 * How the bundler groups what several pages share. Styles go into one file for
 * all pages, but for three kinds: `*.model.module.css` goes into one file for the
 * pages with a model; `*.lazy.module.css` and what is in `src/pages` come with
 * whatever imports them. Plain expressions are tested without leaving the bundler's own threads.
 */
export const chunkGroups: NonNullable<SplitChunks['cacheGroups']> = {
  common: false,
  styles: {
    name: 'styles',
    type: extracted,
    test: /^(?!.*(?:\.(?:lazy|model)\.module\.css|[\\/]src[\\/]pages[\\/]|[\\/]theme[\\/](?:Blog|Icon[\\/]Socials)))/,
    chunks: 'all',
    enforce: true,
    priority: 50,
  },
  model: {
    name: 'model',
    type: extracted,
    test: /\.model\.module\.css/,
    chunks: 'all',
    enforce: true,
    priority: 60,
  },
  blog: {
    name: 'blog',
    test: /[\\/]theme[\\/](?:Blog|Icon[\\/]Socials)/,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    priority: 30,
  },
  theme: {
    name: 'theme',
    type: /javascript/,
    test: /[\\/](?:@docusaurus[\\/]theme-|src[\\/]theme[\\/])/,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    priority: 20,
  },
};
