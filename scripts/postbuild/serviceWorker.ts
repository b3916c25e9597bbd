import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {build} from 'esbuild';

import {prefixOf} from '../../src/i18n';
import {RUNTIME_CHUNK} from '../../src/offline/entryScripts';
import {MODEL_FILES_PATH} from '../../src/offline/names';
import type {Manifest} from '../../src/offline/worker/manifest';
import {prefixes} from '../deploy/policy';
import {builtFiles} from '../deploy/site';
import {createFileList} from './offlineLists';

/** Files that the worker stores only if their content is right. */
const CHECKED = /\.(?:js|css|json)$/;

/** Hexadecimal digits of a digest: 96 bits detect accidental damage. */
const DIGEST_LENGTH = 24;

/**
 * Finds the entry script of each language. Its name changes whenever any script
 * changes, so it identifies the version of the site.
 *
 * @throws Error when a language has none
 */
function findEntries(folder: string): readonly string[] {
  const entries = builtFiles(folder)
    .filter((path) => path.includes(`assets/js/${RUNTIME_CHUNK}.`))
    .map((path) => `/${path}`);
  const isComplete = prefixes.every((prefix) =>
    entries.some((path) => prefixOf(path) === prefix),
  );
  if (!isComplete) {
    throw new Error(`${folder}/ lacks the entry script of a language`);
  }
  return entries;
}

/**
 * Collects what the worker has to know about this version of the site.
 *
 * @throws Error when a language lacks its entry script or its list of scripts
 */
function createManifest(folder: string): Manifest {
  const files = prefixes.flatMap(
    (prefix) => createFileList(folder, prefix).files,
  );
  return {
    entries: findEntries(folder),
    pages: files
      .filter(({path}) => path.endsWith('/'))
      .map(({path}) => path.replace(/(.)\/$/, '$1')),
    digests: Object.fromEntries(
      files
        .filter(({path}) => CHECKED.test(path))
        .map(({path, hash}) => [path, hash.slice(0, DIGEST_LENGTH)]),
    ),
    modelFiles: Object.fromEntries(
      prefixes.map((prefix) => [
        prefix,
        JSON.parse(
          readFileSync(join(folder, prefix, MODEL_FILES_PATH), 'utf8'),
        ) as Manifest['modelFiles'][string],
      ]),
    ),
  };
}

/** Bundles the service worker and the script that can replace it to remove it. */
export async function writeWorkers(folder: string): Promise<void> {
  const manifest = JSON.stringify(createManifest(folder));
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
        MANIFEST: manifest,
        'process.env.NODE_ENV': '"production"',
      },
    });
  }
}
