import type {Configuration} from 'webpack';

type SplitChunks = Exclude<
  NonNullable<Configuration['optimization']>['splitChunks'],
  false | undefined
>;

type CacheGroups = NonNullable<SplitChunks['cacheGroups']>;

/**
 * Returns the expression of the files and folders that one of the expressions
 * given describes; `/` is the separator of any system. The bundler tests plain
 * expressions, but no functions, in its threads.
 */
function files(...paths: readonly string[]): RegExp {
  const source = `/(?:${paths.join('|')})(?:/|\\.)`;
  return new RegExp(source.replaceAll('/', String.raw`[\\/]`));
}

/** A file of the styles that match, for every page that needs one of them. */
function styles(name: string, test: RegExp, priority: number): CacheGroups {
  const type = 'css/mini-extract';
  return {[name]: {name, type, test, chunks: 'all', enforce: true, priority}};
}

/** A script of the modules that match and that two pages or more load. */
function scripts(
  name: string,
  test: RegExp,
  priority: number,
  type: RegExp | string = /javascript/,
): CacheGroups {
  const shared = {chunks: 'async', minChunks: 2, enforce: true} as const;
  return {[name]: {...shared, name, type, test, priority}};
}

/** How the bundler groups what several pages share, by names of the groups. */
export const chunkGroups: CacheGroups = {
  common: false,
  // For all pages; what is excluded comes with whatever imports it.
  ...styles(
    'styles',
    /^(?!.*(?:\.(?:figure|lazy|model|tools)\.module\.css|[\\/]css[\\/]code\.css|[\\/]src[\\/]pages[\\/]|[\\/]theme[\\/](?:Blog|Doc(?:Card|Category)|Icon[\\/]Socials)))/,
    50,
  ),
  // For pages with a live figure, for those with a panel, and for what is opened
  // in a panel.
  ...styles('figure', /\.figure\.module\.css/, 60),
  ...styles('model', /\.model\.module\.css/, 60),
  ...styles('tools', /\.tools\.module\.css/, 60),
  // What questions use besides panels, knobs and models: without this group and
  // `run`, a page with a model loads 6 kB twice. Only questions read typed units.
  ...scripts(
    'units',
    files('src/physics/units(?!/(?:parseQuantity|unitNames)\\.)'),
    40,
  ),
  // What pages with a model run at once, until the model is live.
  ...scripts(
    'parts',
    files(
      'src/hydration/(?:BuiltWhenOpened|LazyIsland|onInterest|useFocusHandover)',
      'src/panel/(?:index|LivePanel|load\\w*|styles\\.model)',
      'src/models/registry',
      'src/sketch/(?:index|load|styles\\.model)',
      'src/components/markdown/(?:CheckSheet|Checkpoints|DrawPrediction|Knob|Parameters|Predict|Run|Worksheet)/(?:extentText|index|Live\\w+|load|styles\\.(?:figure|model))',
    ),
    35,
  ),
  // The table of pages and their titles.
  ...scripts('pages', files('src/site/(?:libraries|pages)'), 35),
  ...scripts('titles', files('page-texts/.*/names'), 35, 'json'),
  // What figures and sketches are drawn from.
  ...scripts(
    'drawings',
    files(
      'src/components/base/componentDrawings',
      'src/components/markdown/Figure/(?:Drawing|index|kit|load|styles)',
    ),
    35,
  ),
  // What panels, knobs and models share.
  ...scripts(
    'run',
    files(
      'd3-array/src/(?:nice|range|ticks)',
      'src/solver',
      'src/models/(?:definition|run|export/permalink)',
      'src/plot',
      'src/panel/(?:figures|state|Messages|SymbolText)',
    ),
    30,
  ),
  // A model that two drawings run as well as the panel of their page.
  ...scripts('trigger', files('src/models/library/trigger'), 30),
  // The bundler's own default, which Docusaurus replaces by a group for what half
  // of all pages have: modules that the same pages have make a file of 20 kB or
  // more (before compression), and no page loads what it does not use.
  shared: {
    type: /javascript/,
    chunks: 'async',
    minChunks: 2,
    minSize: 20_000,
    priority: 10,
  },
};
