import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {chunks} from './chunks';
import {sharperMinimizers} from './minimizers';
import {slimRegistry} from './registry';
import {slimConfig} from './siteConfig';
import {UnusedStyles} from './unusedStyles';

/** The theme's client module that puts Prism into the main bundle. */
const prism = /theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/;
/** And the one of its progress bar; `src/clientModules` has another. */
const progress = /theme-classic[\\/]lib[\\/]nprogress(?:\.js)?$/;

/** Parts of the theme that speak of versions; a site of one shows none. */
const versions =
  /^@theme\/(?:DocVersionBanner|NavbarItem\/DocsVersionDropdownNavbarItem)$/;

/**
 * Takes out of the bundle of every page what few pages need or none does.
 * `src/theme/CodeBlock` loads the highlighter where there is code.
 */
export default function lightBundle(context: LoadContext): Plugin {
  const {generatedFilesDir, siteDir} = context;
  const hasVersions = existsSync(join(siteDir, 'versions.json'));
  const withoutVersions = hasVersions ? [] : [versions];

  /** Writes another form of a file that Docusaurus has written. */
  function rewrite(
    file: string,
    name: string,
    change: (source: string) => string,
  ): string {
    const source = readFileSync(join(generatedFilesDir, file), 'utf8');
    const path = join(generatedFilesDir, name);
    writeFileSync(path, change(source));
    return path;
  }
  return {
    name: 'light-bundle',
    configureWebpack({optimization}, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replacement} =
        currentBundler.instance;
      const own = (file: string) => join(__dirname, 'instead', file);
      const always = [new Replacement(prism, own('none.ts'))];
      if (process.env.NODE_ENV !== 'production') {
        return {plugins: always};
      }
      const side = isServer ? 'server' : 'client';
      const registry = rewrite('registry.js', `registry.${side}.js`, (source) =>
        slimRegistry(source, side),
      );
      always.push(new Replacement(/^@generated\/registry$/, registry));
      if (isServer) {
        return {plugins: always};
      }
      const config = rewrite(
        'docusaurus.config.mjs',
        'docusaurus.config.client.mjs',
        slimConfig,
      );
      return {
        plugins: [
          ...always,
          new Replacement(/^@generated\/docusaurus\.config$/, config),
          new Replacement(progress, own('none.ts')),
          new Replacement(/^tslib$/, own('tslib.ts')),
          new Replacement(/^hoist-non-react-statics$/, own('statics.ts')),
          new Replacement(/^react-is$/, own('elementTypes.ts')),
          new Replacement(/^@theme\/NotFound\/Content$/, (request) => {
            if (/DocRoot/.test(request.context)) {
              request.request = own('notFoundLater.tsx');
            }
          }),
          ...withoutVersions.map(
            (pattern) => new Replacement(pattern, own('nothing.tsx')),
          ),
          new UnusedStyles(currentBundler.instance),
        ],
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        optimization: {
          minimizer: sharperMinimizers(
            optimization?.minimizer ?? [],
            currentBundler.instance,
          ),
          splitChunks: {cacheGroups: chunks},
        },
        mergeStrategy: {'optimization.minimizer': 'replace'},
      };
    },
  };
}
