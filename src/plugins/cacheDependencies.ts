import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {filesBelow} from './fingerprint';

/** What runs during a build: its steps, the models that it simulates, the terms that it marks. */
const folders = [
  'i18n',
  'src/i18n',
  'src/labSheet',
  'src/models',
  'src/physics',
  'src/plugins',
  'src/site',
  'src/solver',
];

type Configuration = Parameters<
  Extract<Plugin['configureWebpack'], (...args: never[]) => unknown>
>[0];

/**
 * Adds the files to the settings of the cache: Docusaurus 3 has them in
 * `experiments.cache`, version 4 in `cache`.
 * @throws Error when there is a cache whose settings are in neither
 */
function addDependencies(
  {cache, experiments = {}}: Configuration,
  buildDependencies: readonly string[],
) {
  if ('cache' in experiments) {
    return {experiments: {cache: {buildDependencies}}};
  }
  if (typeof cache === 'object') {
    return {cache: {buildDependencies}};
  }
  if (cache) {
    throw new Error('The settings of the bundler’s cache are somewhere else');
  }
  return {};
}

/**
 * Invalidates the bundler's cache when code that runs during the build has
 * changed. The cache tracks the files of the bundle only: it would keep results
 * of an older model in a page, or the output of an older loader.
 */
export default function cacheDependencies({siteDir}: LoadContext): Plugin {
  return {
    name: 'cache-dependencies',
    configureWebpack(configuration) {
      const files = folders
        .flatMap((folder) => filesBelow(join(siteDir, folder)))
        .filter((file) => !/\.mdx?$/.test(file));
      return addDependencies(configuration, files) as object;
    },
  };
}
