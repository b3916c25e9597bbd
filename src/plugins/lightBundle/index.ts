import {existsSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {chunks} from './chunks';
import {docsOfNavbar, idleClasses, idleParts} from './idle';
import {sharperMinimizers} from './minimizers';
import {rewriteGenerated} from './rewrite';
import type {Configuration} from './types';
import {UnusedStyles} from './unusedStyles';
import {UsedReplacements} from './usedReplacements';

/** The theme's client module that puts Prism into the main bundle. */
const prism = /theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/;
/** And the one of its progress bar; `src/clientModules` has another. */
const progress = /theme-classic[\\/]lib[\\/]nprogress(?:\.js)?$/;
/** Docusaurus' own part of the page. */
const core = /core[\\/]lib[\\/]client/;
/** Where the theme sorts names by the rules of a language. */
const sorted = /theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/;

function own(file: string): string {
  return join(__dirname, 'instead', file);
}

/** Replaces what is asked for from a folder by a file of `instead`. */
function within(folder: RegExp, file: string) {
  return (request: {context: string; request: string}): void => {
    if (folder.test(request.context)) {
      request.request = own(file);
    }
  };
}

/**
 * Docusaurus' plugins but for the one that gives every page the number of
 * every chunk by its name: `instead/docusaurus.ts` does without.
 * @throws Error when it is not among them
 */
function withoutChunkNames(
  plugins: Configuration['plugins'] = [],
): NonNullable<Configuration['plugins']> {
  const others = plugins.filter(
    (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
  );
  if (others.length === plugins.length) {
    throw new Error('No plugin gives pages the names of chunks any more');
  }
  return others;
}

/**
 * Takes out of the bundle of every page what few pages need or none does.
 * `src/theme/CodeBlock` loads the highlighter where there is code.
 */
export default function lightBundle(context: LoadContext): Plugin {
  const {generatedFilesDir, siteConfig, siteDir} = context;
  const hasVersions = existsSync(join(siteDir, 'versions.json'));
  const idle = idleParts(siteConfig.themeConfig, hasVersions);
  const wantedDocs = hasVersions
    ? undefined
    : docsOfNavbar(siteConfig.themeConfig);

  return {
    name: 'light-bundle',
    configureWebpack({optimization, plugins}, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replacement} =
        currentBundler.instance;
      const always = [new Replacement(prism, own('none.ts'))];
      if (process.env.NODE_ENV !== 'production') {
        return {plugins: always};
      }
      const side = isServer ? 'server' : 'client';
      const rewritten = rewriteGenerated(generatedFilesDir, side, wantedDocs);
      for (const [name, path] of rewritten) {
        always.push(new Replacement(new RegExp(`^@generated/${name}$`), path));
      }
      for (const name of idle) {
        always.push(
          new Replacement(new RegExp(`^${name}$`), own('nothing.tsx')),
        );
      }
      if (isServer) {
        return {plugins: always};
      }
      return {
        plugins: [
          ...withoutChunkNames(plugins),
          ...always,
          new Replacement(progress, own('none.ts')),
          new Replacement(/^@generated\/site-metadata$/, own('versions.ts')),
          new Replacement(/^history$/, within(/react-router/, 'history.ts')),
          new Replacement(
            /client[\\/]clientEntry\.js$/,
            within(/^(?!.*lightBundle)/, 'entry.ts'),
          ),
          new Replacement(/^\.\/docusaurus$/, within(core, 'docusaurus.ts')),
          new Replacement(
            /^\.\.?\/browserContext$/,
            within(core, 'browserContext.tsx'),
          ),
          new Replacement(
            /^\.\.?\/(?:hooks\/)?useWindowSize(?:\.js)?$/,
            within(/theme-common[\\/]lib/, 'windowSize.ts'),
          ),
          new Replacement(/^react-helmet-async$/, own('helmet.tsx')),
          new Replacement(/^tslib$/, own('tslib.ts')),
          new Replacement(/^hoist-non-react-statics$/, own('statics.ts')),
          new Replacement(/^react-is$/, own('elementTypes.ts')),
          new Replacement(
            /^@theme\/NotFound\/Content$/,
            within(/DocRoot/, 'notFoundLater.tsx'),
          ),
          new UsedReplacements(join(__dirname, 'instead')),
          new UnusedStyles(
            currentBundler.instance,
            idleClasses(siteConfig.themeConfig),
          ),
        ],
        module: {
          rules: [{test: sorted, loader: join(__dirname, 'plainOrder.mjs')}],
        },
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        optimization: {
          minimizer: sharperMinimizers(
            optimization?.minimizer ?? [],
            currentBundler.instance,
          ),
          splitChunks: {cacheGroups: chunks},
        },
        mergeStrategy: {
          'optimization.minimizer': 'replace',
          plugins: 'replace',
        },
      };
    },
  };
}
