import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {chunkGroups} from './chunkGroups';
import {shareClassEndings} from './classEndings';
import {writeClientConfig} from './clientConfig';
import {type Minimizers, modernMinimizers} from './modernMinimizer';
import {assertOverridesUsed, clientEntry, overrideAliases} from './overrides';
import {namePageChunks} from './pageChunks';
import {purgeInfima} from './unusedStyles';

/** The packages whose components show messages. */
const PACKAGES =
  /[\\/]@docusaurus[\\/](?:core|theme-classic|theme-common)[\\/]lib[\\/]/;

/** The rule that writes the messages of the language into the modules. */
function inlineTranslations({generatedFilesDir, i18n, siteDir}: LoadContext) {
  const table = join(generatedFilesDir, 'codeTranslations.json');
  return {
    test: /\.[jt]sx?$/u,
    include: [join(siteDir, 'src'), PACKAGES],
    enforce: 'pre' as const,
    loader: join(__dirname, 'inlineTranslations.mjs'),
    options: {
      locale: i18n.currentLocale,
      messages: JSON.parse(readFileSync(table, 'utf8')) as unknown,
    },
  };
}

/** The rule that shortens the table of page modules. */
function unnamedModules({generatedFilesDir}: LoadContext) {
  return {
    include: join(generatedFilesDir, 'registry.js'),
    loader: join(__dirname, 'unnamedModules.mjs'),
  };
}

function clientBundle(context: LoadContext, minimizers: Minimizers) {
  const manifest = join(context.generatedFilesDir, 'client-manifest.json');
  return {
    entry: clientEntry,
    module: {rules: [inlineTranslations(context), unnamedModules(context)]},
    optimization: {
      minimizer: modernMinimizers(minimizers),
      // One form of a module for all pages and workers that share its chunk.
      usedExports: 'global',
      splitChunks: {cacheGroups: chunkGroups},
    },
    // Numbers in the place of names: every page carries them in a table. The
    // bundler replaces provisional hashes wherever their digits stand, and six of
    // them were once a part of a number.
    output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
    plugins: [assertOverridesUsed, namePageChunks(manifest)],
    resolve: {
      alias: {
        ...overrideAliases,
        '@generated/codeTranslations$': false as const,
        '@generated/docusaurus.config$': writeClientConfig(context),
        // Versions of plugins, which nothing in the browser reads.
        '@generated/site-metadata$': false as const,
        // Code is highlighted at build time.
        'prism-react-renderer$': false as const,
      },
    },
    mergeStrategy: {
      'optimization.minimizer': 'replace' as const,
      'resolve.alias': 'prepend' as const,
    },
  };
}

const clientModules = ['idlePrefetch', 'shell'].map((name) =>
  join(__dirname, '..', '..', 'clientModules', name),
);

/**
 * Makes the built site lighter and faster to start; README.md beside it says
 * by how much. Does nothing in development.
 */
export default function performance(context: LoadContext): Plugin {
  const name = 'performance';
  if (process.env.NODE_ENV !== 'production') {
    return {name};
  }
  return {
    name,
    getClientModules: () => clientModules,
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      // Or `postcss-loader` looks for a file of settings for each style sheet.
      config: false,
      plugins: [purgeInfima(context.siteDir), ...plugins],
    }),
    configureWebpack: (config, isServer) => {
      shareClassEndings(config.module?.rules);
      return isServer
        ? {}
        : clientBundle(context, config.optimization?.minimizer);
    },
  };
}
