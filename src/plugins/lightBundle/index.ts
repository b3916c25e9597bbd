import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {slimRegistry} from './registry';

/** The theme's client module that puts Prism into the main bundle. */
const prism = /theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/;

/**
 * Takes out of the bundle of every page what few pages need or none does.
 * `src/theme/CodeBlock` loads the highlighter where there is code.
 */
export default function lightBundle({generatedFilesDir}: LoadContext): Plugin {
  function writeRegistry(side: 'client' | 'server'): string {
    const source = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
    const path = join(generatedFilesDir, `registry.${side}.js`);
    writeFileSync(path, slimRegistry(source, side));
    return path;
  }
  return {
    name: 'light-bundle',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const none = join(__dirname, 'none.ts');
      const plugins = [new NormalModuleReplacementPlugin(prism, none)];
      if (process.env.NODE_ENV === 'production') {
        const registry = writeRegistry(isServer ? 'server' : 'client');
        plugins.push(
          new NormalModuleReplacementPlugin(/^@generated\/registry$/, registry),
        );
      }
      return {
        plugins,
        ...(!isServer && {
          output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        }),
      };
    },
  };
}
