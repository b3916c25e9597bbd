import {createHash} from 'node:crypto';
import {lstatSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Lists the files below a folder, without hidden ones; a file is alone. */
export function filesBelow(path: string): readonly string[] {
  if (!lstatSync(path).isDirectory()) {
    return [path];
  }
  return readdirSync(path, {withFileTypes: true})
    .filter(({name}) => !name.startsWith('.'))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}

/**
 * A hash that changes with any of the files. Paths count as well as contents, in
 * an order that is the same on every machine.
 */
export function fingerprint(siteDir: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => filesBelow(join(siteDir, path)));
  for (const file of files.sort()) {
    hash.update(file.slice(siteDir.length).replaceAll('\\', '/'));
    hash.update('\0');
    hash.update(readFileSync(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}
