import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {format, resolveConfig} from 'prettier';

/** Writes a file of the project at `root`, formatted as `npm run fix` does. */
export async function writeFormatted(
  root: string,
  file: string,
  text: string,
): Promise<void> {
  const path = join(root, file);
  const isFormatted = /\.(?:tsx?|mdx)$/u.test(file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(
    path,
    isFormatted
      ? await format(text, {...(await resolveConfig(file)), filepath: file})
      : text,
  );
}
