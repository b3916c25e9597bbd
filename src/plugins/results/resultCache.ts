import {createHash, randomUUID} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {deserialize, serialize} from 'node:v8';

import {fingerprint} from '../fingerprint';

/** Folders whose code determines the computed numbers. */
const sourceFolders = ['src/i18n', 'src/models', 'src/physics', 'src/solver'];

const cacheFolder = join('node_modules', '.cache', 'results');

/** Of the code that this process has loaded, although files may change later. */
let sources: string | undefined;

/**
 * Computes numbers of a model once for both languages and for later builds and
 * development servers, as long as no source of the models changes.
 * @param key identifies the numbers, as JSON
 */
export function cacheResult<Result>(
  key: unknown,
  compute: () => Result,
): Result {
  sources ??= fingerprint('', sourceFolders);
  const name = createHash('sha256').update(JSON.stringify([sources, key]));
  const file = join(cacheFolder, name.digest('hex'));
  if (existsSync(file)) {
    return deserialize(readFileSync(file)) as Result;
  }
  const result = compute();
  mkdirSync(cacheFolder, {recursive: true});
  // Renamed when it is whole, for others may read it meanwhile.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, serialize(result));
  renameSync(draft, file);
  return result;
}
