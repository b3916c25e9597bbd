import {join} from 'node:path';

import {build} from 'esbuild';

import {prefixOf} from '../../src/i18n';
import {runtimeChunk} from '../../src/offline/entryScripts';
import {prefixes} from '../deploy/policy';
import {builtFiles} from '../deploy/site';

/**
 * Finds the entry script of each language. Its name changes whenever any script
 * changes, so it identifies the version of the site.
 *
 * @throws Error when a language has none
 */
function findEntries(folder: string): readonly string[] {
  const entries = builtFiles(folder)
    .filter((path) => path.includes(`assets/js/${runtimeChunk}.`))
    .map((path) => `/${path}`);
  const isComplete = prefixes.every((prefix) =>
    entries.some((path) => prefixOf(path) === prefix),
  );
  if (!isComplete) {
    throw new Error(`${folder}/ lacks the entry script of a language`);
  }
  return entries;
}

/** Bundles the service worker and the script that can replace it to remove it. */
export async function writeWorkers(folder: string): Promise<void> {
  const workers = {sw: 'index.ts', 'sw-off': 'off.ts'};
  for (const [name, source] of Object.entries(workers)) {
    await build({
      entryPoints: [join('src', 'offline', 'worker', source)],
      outfile: join(folder, `${name}.js`),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'error',
      define: {
        ENTRIES: JSON.stringify(findEntries(folder)),
        'process.env.NODE_ENV': '"production"',
      },
    });
  }
}
