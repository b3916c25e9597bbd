import {openAsBlob, statSync} from 'node:fs';
import {basename} from 'node:path';

import {AmesimFileError} from '../../src/amesimFile/errors';
import type {AmesimModel} from '../../src/amesimFile/model';
import {readAmesimFiles} from '../../src/amesimFile/readAmesimFiles';
import {clip} from '../simulation/clip';
import {UsageError} from '../usageError';

/** What could not be read of a model, one sentence each, after the path that was given. */
export function problemsOf(
  path: string,
  {problems}: AmesimModel,
): readonly string[] {
  return problems.map(({en}) => `${clip(path)}: ${en}`);
}

/** Why a path can't be read as a file. */
function refusalOf(path: string): string {
  const found = statSync(path, {throwIfNoEntry: false});
  if (found === undefined) {
    return 'no such file';
  }
  return found.isDirectory() ? 'it is a folder' : 'it is no regular file';
}

function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}

/**
 * Reads a model, or results with the lists of variables beside them.
 *
 * @throws {UsageError} when there is no such file
 * @throws {AmesimFileError} when it can't be read as a model
 */
export async function readFile(path: string): Promise<AmesimModel> {
  if (!isFile(path)) {
    throw new UsageError(`Cannot read '${clip(path)}': ${refusalOf(path)}`);
  }
  const stem = path.replace(/\.results$/u, '');
  const paths =
    stem === path
      ? [path]
      : ['.results', '.ssf', '.var']
          .map((extension) => stem + extension)
          .filter(isFile);
  const files = paths.map(
    async (each) => new File([await openAsBlob(each)], basename(each)),
  );
  try {
    return await readAmesimFiles(await Promise.all(files));
  } catch (error) {
    if (error instanceof AmesimFileError) {
      error.message = `${clip(path)}: ${error.message}`;
    }
    throw error;
  }
}
