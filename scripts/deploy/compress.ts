import {readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {COMPRESSIBLE} from './policy';
import {BUILD_FOLDER, builtFiles} from './site';

const encodings = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: {[constants.BROTLI_PARAM_SIZE_HINT]: data.length},
    }),
  gz: (data: Buffer) => promisify(gzip)(data, {level: 9}),
};

/** Smallest file to compress, bytes: a smaller one fits into one packet. */
const MINIMUM_SIZE = 1024;

/** The worker's script is replaced without its compressed forms. */
const UNCOMPRESSED = /^sw(?:-off)?\.js$/;

/** Whether a compressed file belongs to the present version of its source. */
function isFresh(path: string, source: string): boolean {
  const stamp = statSync(path, {throwIfNoEntry: false})?.mtimeMs ?? 0;
  // Timestamps are set in milliseconds and read with a finer resolution.
  return Math.abs(stamp - statSync(source).mtimeMs) <= 1;
}

/**
 * Writes `x.br` and `x.gz` beside every text file `x` of the built site. They
 * get the timestamp of `x`, because nginx ignores older ones; files that are
 * up to date are left alone.
 *
 * @returns the number of files written
 */
export async function compressSite(): Promise<number> {
  let written = 0;
  const files = builtFiles().filter(
    (path) => COMPRESSIBLE.test(path) && !UNCOMPRESSED.test(path),
  );
  for (const path of files.map((file) => join(BUILD_FOLDER, file))) {
    const {size, atime, mtime} = statSync(path);
    for (const [ending, compress] of Object.entries(encodings)) {
      const target = `${path}.${ending}`;
      if (size >= MINIMUM_SIZE && !isFresh(target, path)) {
        writeFileSync(target, await compress(readFileSync(path)));
        utimesSync(target, atime, mtime);
        written += 1;
      }
    }
  }
  return written;
}
