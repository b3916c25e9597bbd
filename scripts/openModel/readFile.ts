import {openAsBlob, statSync} from 'node:fs';
import {basename} from 'node:path';

import type {AmesimModel} from '../../src/amesimFile/model';
import {readAmesimFiles} from '../../src/amesimFile/readAmesimFiles';
import {clip} from '../simulation/clip';
import {UsageError} from '../usageError';

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
    throw new UsageError(`Cannot read '${clip(path)}': no such file`);
  }
  const stem = path.replace(/\.results$/u, '');
  const paths =
    stem === path
      ? [path]
      : ['.results', '.ssf', '.var']
          .map((extension) => stem + extension)
          .filter(isFile);
  return readAmesimFiles(
    await Promise.all(
      paths.map(
        async (each) => new File([await openAsBlob(each)], basename(each)),
      ),
    ),
  );
}
