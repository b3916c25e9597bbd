import {join} from 'node:path';

import {build} from 'esbuild';

import {prefixes} from '../deploy/policy';
import {builtFiles, prefixOf} from '../deploy/site';

/**
 * The first script of each language. Its name changes with any other script's:
 * it tells versions apart.
 */
function entries(folder: string): readonly string[] {
  const found = builtFiles(folder)
    .filter((path) => /assets\/js\/runtime~main\.[0-9a-f]+\.js$/.test(path))
    .map((path) => `/${path}`);
  const isComplete = prefixes.every((prefix) =>
    found.some((path) => prefixOf(path.slice(1)) === prefix),
  );
  if (!isComplete) {
    throw new Error(`${folder}/ lacks the first script of a language`);
  }
  return found;
}

/**
 * Bundles the service worker, and beside it the one that replaces it when it
 * has to go.
 */
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
        ENTRIES: JSON.stringify(entries(folder)),
        'process.env.NODE_ENV': '"production"',
      },
    });
  }
}
