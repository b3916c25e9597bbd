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

/** Why a path can't be read as a file; undefined where it can. */
function refusalOf(path: string): string | undefined {
  const found = statSync(path, {throwIfNoEntry: false});
  if (found?.isFile()) {
    return undefined;
  }
  if (!found) {
    return 'no such file';
  }
  return found.isDirectory() ? 'it is a folder' : 'it is no regular file';
}

/**
 * Reads a model, or results with the lists of variables beside them.
 *
 * @throws {UsageError} when there is no such file
 * @throws {AmesimFileError} when it can't be read as a model
 */
export async function readFile(path: string): Promise<AmesimModel> {
  const refusal = refusalOf(path);
  if (refusal !== undefined) {
    throw new UsageError(`Cannot read '${clip(path)}': ${refusal}`);
  }
  // Those of a run of a batch may have a list of their own.
  const lists = ['.ssf$1', '.ssf', '.var'].map((list) =>
    path.replace(/\.results(\.\d+)?$/u, list),
  );
  const there = [...new Set(lists)].filter(
    (each) => each !== path && refusalOf(each) === undefined,
  );
  const files = [path, ...there].map(
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
