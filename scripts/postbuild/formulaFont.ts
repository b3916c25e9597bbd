import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {builtFiles} from '../deploy/site';

/** Letters that fill a large window below the title; a Chinese character is three. */
const FIRST_WINDOW = 2000;

/** Whether a formula stands so near the title that the first window shows it. */
export function hasEarlyFormula(html: string): boolean {
  const start = html.indexOf('<h1');
  const end = html.indexOf('<math', start);
  if (start < 0 || end < 0) {
    return false;
  }
  const text = html
    .slice(start, end)
    .replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '')
    .replaceAll(/\p{Script=Han}/gu, '***');
  return text.length < FIRST_WINDOW;
}

/**
 * Preloads the font of formulas on pages that show one in the first window:
 * found by the style sheet alone, it arrives after the text is painted.
 */
export function preloadFormulaFont(folder: string): void {
  const fonts = join('assets', 'fonts');
  const font = readdirSync(join(folder, fonts)).find((name) =>
    name.startsWith('stix-two-math'),
  );
  if (font === undefined) {
    throw new Error(`No font of formulas in ${fonts}`);
  }
  const link = `<link rel=preload as=font type=font/woff2 crossorigin href=/${fonts}/${font}>`;
  for (const path of builtFiles(folder).filter((name) =>
    name.endsWith('.html'),
  )) {
    const file = join(folder, path);
    const html = readFileSync(file, 'utf8');
    if (hasEarlyFormula(html) && !html.includes(link)) {
      writeFileSync(file, html.replace(/<link rel="?stylesheet/, `${link}$&`));
    }
  }
}
