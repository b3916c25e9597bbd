import {openAsBlob, statSync} from 'node:fs';
import {basename} from 'node:path';

import type {AmesimModel} from '../../src/amesimFile/model';
import {
  readAmesimFile,
  readAmesimParts,
} from '../../src/amesimFile/readAmesimFile';
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
  if (!path.endsWith('.results')) {
    return readAmesimFile(await openAsBlob(path), {name: basename(path)});
  }
  const stem = path.slice(0, -'.results'.length);
  const paths = ['.results', '.ssf', '.var']
    .map((extension) => stem + extension)
    .filter(isFile);
  return readAmesimParts(
    await Promise.all(
      paths.map(async (each) => ({
        name: basename(each),
        data: await openAsBlob(each),
      })),
    ),
  );
}
