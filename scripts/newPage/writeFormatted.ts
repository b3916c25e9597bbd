import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {format, type FormatConfig} from 'oxfmt';

/** Writes a file of the project at `root`, formatted as `npm run fix` does. */
export async function writeFormatted(
  root: string,
  file: string,
  text: string,
): Promise<void> {
  const path = join(root, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(
    path,
    /\.(?:tsx?|mdx)$/u.test(file) ? await formatted(file, text) : text,
  );
}

async function formatted(file: string, text: string): Promise<string> {
  const options = JSON.parse(
    readFileSync('.oxfmtrc.json', 'utf8'),
  ) as FormatConfig;
  const {code, errors} = await format(file, text, options);
  if (errors.length > 0) {
    throw new Error(
      `${file}: ${errors.map(({message}) => message).join('\n')}`,
    );
  }
  return code;
}
