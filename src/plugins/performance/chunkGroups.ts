import type {Configuration} from 'webpack';

type SplitChunks = Exclude<
  NonNullable<Configuration['optimization']>['splitChunks'],
  false | undefined
>;

const EXTRACTED = 'css/mini-extract';

/**
 * How the bundler groups what several pages share. Styles go into one file for
 * all pages, but for five kinds: `*.figure.module.css` goes into one file for the
 * pages with a live figure, `*.model.module.css` into one for those with a panel,
 * `*.tools.module.css` into one for what is opened in a panel;
 * `*.lazy.module.css`, `code.css`, those of the blog and of the cards of chapters,
 * and those in `src/pages` come with whatever imports them. `parts` holds what
 * the pages with a model run at once, until the model is live, `pages` the table
 * of pages, `titles` their titles, and `drawings` what figures and sketches are
 * drawn from. `run` holds the scripts that the panel, the knob and the models
 * share, `units` those that questions use as well: without the two, a page with a
 * model loads 6 kB twice. What reads typed units is left out: neither panel nor
 * knob needs it. `trigger` is a model that two drawings run as well as the panel
 * of their page. `shared` is the bundler's own default, which Docusaurus replaces
 * by a group for what half of all pages have: modules that the same pages have
 * make a file of 20 kB or more (before compression), and no page loads what it
 * does not use. Plain expressions are tested in the bundler's threads.
 */
export const chunkGroups: NonNullable<SplitChunks['cacheGroups']> = {
  common: false,
  styles: {
    name: 'styles',
    type: EXTRACTED,
    test: /^(?!.*(?:\.(?:figure|lazy|model|tools)\.module\.css|[\\/]css[\\/]code\.css|[\\/]src[\\/]pages[\\/]|[\\/]theme[\\/](?:Blog|Doc(?:Card|Category)|Icon[\\/]Socials)))/,
    chunks: 'all',
    enforce: true,
    priority: 50,
  },
  figure: {
    name: 'figure',
    type: EXTRACTED,
    test: /\.figure\.module\.css/,
    chunks: 'all',
    enforce: true,
    priority: 60,
  },
  model: {
    name: 'model',
    type: EXTRACTED,
    test: /\.model\.module\.css/,
    chunks: 'all',
    enforce: true,
    priority: 60,
  },
  tools: {
    name: 'tools',
    type: EXTRACTED,
    test: /\.tools\.module\.css/,
    chunks: 'all',
    enforce: true,
    priority: 60,
  },
  units: {
    name: 'units',
    type: /javascript/,
    test: /[\\/]src[\\/]physics[\\/]units(?![\\/](?:parseQuantity|unitNames)\.)[\\/.]/,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    priority: 40,
  },
  parts: {
    name: 'parts',
    type: /javascript/,
    test: /[\\/]src[\\/](?:hydration[\\/](?:BuiltWhenOpened|LazyIsland|onInterest|useFocusHandover)|panel[\\/](?:index|LivePanel|load\w*|styles\.model)|models[\\/]registry|sketch[\\/](?:index|load|styles\.model)|components[\\/]markdown[\\/](?:CheckSheet|Checkpoints|DrawPrediction|Knob|Parameters|Predict|Run|Worksheet)[\\/](?:extentText|index|Live\w+|load|styles\.(?:figure|model)))[\\/.]/,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    priority: 35,
  },
  pages: {
    name: 'pages',
    type: /javascript/,
    test: /[\\/]src[\\/]site[\\/](?:libraries|pages)\.ts/,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    priority: 35,
  },
  titles: {
    name: 'titles',
    type: 'json',
    test: /[\\/]page-texts[\\/].*[\\/]names\.json/,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    priority: 35,
  },
  drawings: {
    name: 'drawings',
    type: /javascript/,
    test: /[\\/]src[\\/]components[\\/](?:base[\\/]componentDrawings|markdown[\\/]Figure[\\/](?:Drawing|index|kit|load|styles))[\\/.]/,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    priority: 35,
  },
  run: {
    name: 'run',
    type: /javascript/,
    test: /[\\/](?:d3-array|src[\\/](?:solver|models[\\/](?:definition|run|export[\\/]permalink)|plot|panel[\\/](?:figures|state|Messages|SymbolText)))[\\/.]/,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    priority: 30,
  },
  trigger: {
    name: 'trigger',
    type: /javascript/,
    test: /[\\/]src[\\/]models[\\/]library[\\/]trigger[\\/]/,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    priority: 30,
  },
  shared: {
    type: /javascript/,
    chunks: 'async',
    minChunks: 2,
    minSize: 20_000,
    priority: 10,
  },
};
