import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {prefixOf} from '../../src/i18n';
import {type InlineScript, inlineScripts} from './inlineScripts';

/** Folder that `npm run build` writes the site to. */
export const BUILD_FOLDER = 'build';

/**
 * Lists the files of the built site, sorted, as paths with slashes.
 *
 * @throws Error when the folder holds no site
 */
export function builtFiles(folder = BUILD_FOLDER): readonly string[] {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder}/ holds no site: run npm run build first`);
  }
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(folder.length + 1).replaceAll('\\', '/'))
    .filter((path) => !/\.(?:br|gz)$/.test(path))
    .sort();
}

/**
 * Collects the hashes of all inline scripts of the site.
 *
 * @throws Error that names the page, for an unknown script or for one that
 *   differs from that of another page in the same language
 */
export function siteScriptHashes(): readonly string[] {
  const hashes = new Map<string, string>();
  for (const path of builtFiles().filter((name) => /\.html$/.test(name))) {
    let scripts: readonly InlineScript[];
    try {
      scripts = inlineScripts(readFileSync(join(BUILD_FOLDER, path), 'utf8'));
    } catch (error) {
      const {message} = error as Error;
      throw new Error(`${BUILD_FOLDER}/${path}: ${message}`, {cause: error});
    }
    for (const {purpose, hash} of scripts) {
      const key = `${prefixOf(`/${path}`)}/ ${purpose}`;
      if ((hashes.get(key) ?? hash) !== hash) {
        throw new Error(
          `${BUILD_FOLDER}/${path}: differs from other pages: ${purpose}`,
        );
      }
      hashes.set(key, hash);
    }
  }
  return [...new Set(hashes.values())].sort();
}
