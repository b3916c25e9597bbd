import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {prefixOf} from '../../src/i18n';
import {
  type FileEntry,
  type FileList,
  LIST_PATH,
} from '../../src/offline/names';
import {prefixes} from '../deploy/policy';
import {builtFiles} from '../deploy/site';

/** Files that no offline reader opens, and those of the worker itself. */
const EXCLUDED =
  /(?:^|\/)(?:embed\/|index\.md$|llms\.txt$|img\/cards\/|sitemap\.xml$|robots\.txt$|\.well-known\/|sw(?:-off)?\.js$|_headers$|offline\/(?:files|models)\.json$|blog\/[^/]*\.(?:xml|css)$)/;

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/** Returns the address that a browser requests; a page's is its folder. */
function requestPath(path: string): string {
  return encodeURI(`/${path.replace(/(^|\/)index\.html$/, '$1')}`);
}

/** Lists the files of a language; the version is a hash of all of them. */
export function createFileList(folder: string, prefix: string): FileList {
  const files = builtFiles(folder)
    .filter((path) => prefixOf(`/${path}`) === prefix && !EXCLUDED.test(path))
    .map((path): FileEntry => {
      const data = readFileSync(join(folder, path));
      return {path: requestPath(path), hash: sha256(data), bytes: data.length};
    });
  const text = files.map(({path, hash}) => `${path} ${hash}`).join('\n');
  return {version: sha256(text).slice(0, 16), files};
}

/** Writes the list of files for offline copies of each language. */
export function writeFileLists(folder: string): void {
  for (const prefix of prefixes) {
    const target = join(folder, prefix, LIST_PATH);
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, JSON.stringify(createFileList(folder, prefix)));
  }
}
