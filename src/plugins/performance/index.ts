import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {chunkGroups} from './chunkGroups';
import {writeClientConfig} from './clientConfig';
import {inlineTranslations} from './inlineTranslations';
import {type Minimizers, modernMinimizers} from './modernMinimizer';
import {
  AssertOverridesUsed,
  clientEntry,
  emptyModule,
  overrideAliases,
} from './overrides';
import {NamePageChunks} from './pageChunks';
import {purgeInfima} from './unusedStyles';

function clientBundle(context: LoadContext, minimizers?: Minimizers) {
  const manifest = join(context.generatedFilesDir, 'client-manifest.json');
  return {
    entry: clientEntry,
    module: {rules: [inlineTranslations(context)]},
    optimization: {
      minimizer: modernMinimizers(minimizers),
      splitChunks: {cacheGroups: chunkGroups},
    },
    // Numbers instead of names, which every page would carry in a table.
    output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
    plugins: [
      new AssertOverridesUsed() as never,
      new NamePageChunks(manifest) as never,
    ],
    resolve: {
      alias: {
        ...overrideAliases(),
        '@generated/codeTranslations$': emptyModule,
        '@generated/docusaurus.config$': writeClientConfig(context),
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

const clientModules = ['idlePrefetch', 'progressBar', 'shell'].map((name) =>
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
      plugins: [purgeInfima(context.siteDir), ...plugins],
    }),
    configureWebpack({optimization}, isServer) {
      return isServer ? {} : clientBundle(context, optimization?.minimizer);
    },
  };
}
