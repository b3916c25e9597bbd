import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** What runs during a build: its steps, the models that it simulates, the terms that it marks. */
const folders = [
  'i18n',
  'src/models',
  'src/physics',
  'src/plugins',
  'src/site/glossary',
  'src/solver',
];

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.mdx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Lets the bundler's cache go when what the build runs has changed. The cache
 * knows the files of the bundle alone: it would keep the results of an older
 * model in the text of a page, or what an older loader made of a script.
 */
export default function cacheDependencies({siteDir}: LoadContext): Plugin {
  return {
    name: 'cache-dependencies',
    configureWebpack() {
      const files = folders.flatMap((folder) => filesIn(join(siteDir, folder)));
      return {experiments: {cache: {buildDependencies: files}}};
    },
  };
}
