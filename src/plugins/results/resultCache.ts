import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {deserialize, serialize} from 'node:v8';

/** Folders whose code determines the computed numbers. */
const sourceFolders = ['i18n', 'models', 'physics', 'solver'];

const cacheFolder = join('node_modules', '.cache', 'results');

/** Hashes all files that the numbers depend on. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const folder of sourceFolders) {
    const files = readdirSync(join('src', folder), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) {
      hash.update(`${file}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

let sources: string | undefined;

/**
 * Computes numbers of a model once for both languages and for later builds, as
 * long as no source of the models changes. Only production builds use the cache:
 * sources may change while the development server runs.
 * @param key identifies the numbers, as JSON
 */
export function cacheResult<Result>(
  key: unknown,
  compute: () => Result,
): Result {
  if (process.env.NODE_ENV !== 'production') {
    return compute();
  }
  sources ??= hashSources();
  const name = createHash('sha256').update(JSON.stringify([sources, key]));
  const file = join(cacheFolder, name.digest('hex'));
  if (existsSync(file)) {
    return deserialize(readFileSync(file)) as Result;
  }
  const result = compute();
  mkdirSync(cacheFolder, {recursive: true});
  writeFileSync(file, serialize(result));
  return result;
}
