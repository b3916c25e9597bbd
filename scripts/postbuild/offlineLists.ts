import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {type FileEntry, type FileList, listPath} from '../../src/offline/names';
import {prefixes} from '../deploy/policy';
import {builtFiles, prefixOf} from '../deploy/site';

/** For machines, for other sites, or about the worker itself. */
const notKept =
  /(?:^|\/)(?:img\/cards\/|sitemap\.xml$|robots\.txt$|\.well-known\/|sw(?:-off)?\.js$|_headers$|offline\/files\.json$|blog\/[^/]*\.(?:xml|css)$)/;

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/** What a reader's browser asks for: a page by its folder. */
function addressOf(path: string): string {
  return encodeURI(`/${path.replace(/(^|\/)index\.html$/, '$1')}`);
}

/** What is kept of a language, and the version that it makes together. */
function fileList(folder: string, prefix: string): FileList {
  const files = builtFiles(folder)
    .filter((path) => prefixOf(path) === prefix && !notKept.test(path))
    .map((path): FileEntry => {
      const data = readFileSync(join(folder, path));
      return {path: addressOf(path), hash: sha256(data), bytes: data.length};
    });
  const text = files.map(({path, hash}) => `${path} ${hash}`).join('\n');
  return {version: sha256(text).slice(0, 16), files};
}

/** Writes the list of every language. */
export function writeFileLists(folder: string): void {
  for (const prefix of prefixes) {
    const target = join(folder, prefix, listPath);
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, JSON.stringify(fileList(folder, prefix)));
  }
}
