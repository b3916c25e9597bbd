import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {type InlineScript, inlineScripts} from './inlineScripts';
import {prefixes} from './policy';

export const buildFolder = 'build';

/** Every file of the built site, by path with slashes, in a fixed order. */
export function builtFiles(folder = buildFolder): readonly string[] {
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

/** The locale prefix that a built file stands below. */
export function prefixOf(path: string): string {
  const [longest = ''] = prefixes
    .filter((prefix) => `/${path}`.startsWith(`${prefix}/`))
    .sort((a, b) => b.length - a.length);
  return longest;
}

/**
 * The hashes of all inline scripts of the site.
 *
 * @throws Error that names the page: an unknown script, or one purpose with
 *   two texts in one language, which means that pages were built differently
 */
export function siteScriptHashes(folder = buildFolder): readonly string[] {
  const found = new Map<string, string>();
  for (const path of builtFiles(folder).filter((name) =>
    /\.html$/.test(name),
  )) {
    let scripts: readonly InlineScript[];
    try {
      scripts = inlineScripts(readFileSync(join(folder, path), 'utf8'));
    } catch (error) {
      const {message} = error as Error;
      throw new Error(`${folder}/${path}: ${message}`, {cause: error});
    }
    for (const {purpose, hash} of scripts) {
      const key = `${prefixOf(path)}/ ${purpose}`;
      if ((found.get(key) ?? hash) !== hash) {
        throw new Error(`${folder}/${path}: a second text for ${purpose}`);
      }
      found.set(key, hash);
    }
  }
  return [...new Set(found.values())].sort();
}
