import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Colours by the names of their tokens, without `--site-`. */
export type Palette = ReadonlyMap<string, string>;

/** Reads the colours of the light design from `src/css/tokens.css`. */
export function readPalette(siteDir: string): Palette {
  const css = readFileSync(join(siteDir, 'src/css/tokens.css'), 'utf8');
  const light = css.slice(0, css.indexOf("[data-theme='dark']"));
  const pattern = /--site-([\w-]+):\s*(#[0-9a-f]{3,6});/g;
  return new Map(
    [...light.matchAll(pattern)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
}
