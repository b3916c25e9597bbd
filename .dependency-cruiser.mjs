/** Each layer may import itself and the layers listed for it. */
const layers = {
  i18n: [],
  solver: [],
  physics: ['i18n', 'solver'],
  models: ['i18n', 'physics', 'solver'],
  comparison: ['models', 'physics'],
  amesimFile: ['i18n'],
  labSheet: ['amesimFile', 'comparison', 'i18n', 'models', 'physics'],
  offline: ['i18n', 'site'],
  hydration: ['offline'],
  site: ['i18n', 'models', 'physics'],
  termsAndLanguages: ['i18n', 'offline', 'site'],
  search: ['i18n', 'site'],
  plot: ['models/definition', 'physics'],
  sketch: [
    'components/base',
    'hydration',
    'i18n',
    'models',
    'offline',
    'physics',
    'site',
  ],
  panel: [
    'amesimFile',
    'comparison',
    'components/base',
    'hydration',
    'i18n',
    'models',
    'offline',
    'openModel',
    'physics',
    'plot',
    'site',
    'sketch',
    'workers',
  ],
  openModel: [
    'amesimFile',
    'components/base',
    'hydration',
    'i18n',
    'models',
    'plot',
    'site',
    'workers',
  ],
  components: [
    'hydration',
    'i18n',
    'labSheet',
    'models',
    'offline',
    'openModel',
    'panel',
    'physics',
    'plot',
    'search',
    'site',
  ],
  clientModules: ['hydration', 'offline', 'site', 'termsAndLanguages'],
  theme: ['components', 'hydration', 'i18n', 'site'],
  pages: ['components', 'i18n', 'models', 'openModel', 'panel', 'site'],
  overrides: [],
  workers: [],
  plugins: [
    'i18n',
    'labSheet',
    'models',
    'offline',
    'physics',
    'search',
    'site',
  ],
};

/** Each folder of `src/models` may import itself and the ones listed for it. */
const modelLayers = {
  definition: [],
  run: ['definition'],
  export: ['definition', 'run'],
  library: ['definition'],
  references: ['definition', 'run', 'library'],
};

const modelRules = Object.entries(modelLayers).map(([folder, below]) => ({
  name: `models-${folder}-imports-only-${below.join('-') || 'itself'}`,
  comment:
    'definition ← run ← export; library → definition; references → library, run; registry above all',
  severity: 'error',
  from: {path: `^src/models/${folder}/`},
  to: {
    path: '^src/models/',
    pathNot: [folder, ...below].map((name) => `^src/models/${name}/`),
  },
}));

const layerRules = Object.entries(layers).map(([layer, below]) => ({
  name: `${layer}-imports-only-${below.join('-') || 'itself'}`,
  comment:
    'content → components → panel → plot, sketch; panel → models → physics → solver; theme and pages → components; plugins → models; most → i18n',
  severity: 'error',
  from: {path: `^src/${layer}/`},
  to: {
    path: '^src/',
    pathNot: [layer, ...below].map((name) => `^src/${name}/`),
  },
}));

/** What the folders of `scripts` may import; the commands beside them use all. */
const scriptFolders = {
  deploy: ['src/i18n', 'src/site'],
  fonts: [],
  links: [],
  markdownTwins: [
    'src/hydration',
    'src/i18n',
    'src/models',
    'src/physics',
    'src/site',
  ],
  measure: ['scripts/deploy', 'src/plugins', 'src/site'],
  newPage: ['src/components', 'src/models', 'src/site'],
  openModel: [
    'scripts/simulation',
    'src/amesimFile',
    'src/labSheet',
    'src/models',
    'src/openModel',
  ],
  postbuild: ['scripts/deploy', 'src/i18n', 'src/offline'],
  simulation: ['src/i18n', 'src/models', 'src/physics', 'src/site'],
};

const scriptRules = Object.entries(scriptFolders).map(([folder, below]) => ({
  name: `scripts-${folder}-imports-only-${below.join('-').replaceAll('/', '-') || 'itself'}`,
  comment: 'commands → folders of scripts → src',
  severity: 'error',
  from: {path: `^scripts/${folder}/`},
  to: {
    path: '^(src|scripts|tests)/',
    pathNot: [
      ...[`scripts/${folder}`, ...below].map((path) => `^${path}/`),
      '^scripts/usageError\\.ts$',
    ],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    ...scriptRules,
    ...modelRules,
    {
      name: 'models-library-independent-of-each-other',
      comment: 'A model imports its own folder and `shared`, no other model.',
      severity: 'error',
      from: {path: '^src/models/library/(?!shared/)([^/]+)/'},
      to: {
        path: '^src/models/library/',
        pathNot: '^src/models/library/($1|shared)/',
      },
    },
    {
      name: 'pure-layers-stay-pure',
      comment: 'They run in the page, in a worker, at build time and in tests.',
      severity: 'error',
      from: {
        path: '^src/(solver|physics|models|comparison|amesimFile|labSheet)/',
      },
      to: {
        path: [
          'node_modules/(react|react-dom|@docusaurus)/',
          '^src/i18n/useLocale\\.ts$',
          '^@theme',
          '\\.css$',
        ],
      },
    },
    {
      name: 'pure-layers-without-node',
      severity: 'error',
      from: {
        path: '^src/(solver|physics|models|comparison|amesimFile|labSheet)/',
      },
      to: {dependencyTypes: ['core']},
    },
    {name: 'no-cycle', severity: 'error', from: {}, to: {circular: true}},
    {
      name: 'no-reaching-into-a-component',
      comment: 'A component is its index; move what others need into it.',
      severity: 'error',
      from: {path: '^src/(components/[^/]+/[^/]+|[^/]+)/'},
      to: {
        path: '^src/components/[^/]+/[^/]+/(?!index\\.tsx?$)',
        pathNot: '^src/$1/',
      },
    },
    {
      name: 'no-reaching-into-the-tools-of-the-panel',
      comment:
        'Knobs and predictions are drawn with the figures and the state of the panel; its controls and tools are its own.',
      severity: 'error',
      from: {path: '^src/', pathNot: '^src/panel/'},
      to: {path: '^src/panel/(?:controls|tools)/'},
    },
    {
      name: 'base-components-stand-below',
      comment: 'What pages and chrome are built from uses neither of them.',
      severity: 'error',
      from: {path: '^src/components/base/'},
      to: {path: '^src/components/(markdown|chrome)/'},
    },
    {
      name: 'chrome-without-markdown-components',
      comment: 'What stands around a page does not load what a page shows.',
      severity: 'error',
      from: {path: '^src/components/chrome/'},
      to: {path: '^src/components/markdown/'},
    },
    {
      name: 'markdown-components-without-chrome',
      comment:
        'What a page shows does not load what stands around it. The gallery shows every component, those too.',
      severity: 'error',
      from: {
        path: '^src/components/markdown/',
        pathNot: '^src/components/markdown/ComponentGallery/',
      },
      to: {path: '^src/components/chrome/'},
    },
    {
      name: 'source-without-tests-and-scripts',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^(tests|scripts)/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
