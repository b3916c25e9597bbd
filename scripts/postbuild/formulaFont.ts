import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {builtFiles} from '../deploy/site';

/** Letters that fill a window below the title; a Chinese character is three. */
const FIRST_WINDOW = {phone: 700, desktop: 2000};

/** Counts the letters between the title and the first formula. */
export function lettersBeforeFormula(html: string): number {
  const start = html.indexOf('<h1');
  const end = html.indexOf('<math', start);
  if (start < 0 || end < 0) {
    return Number.POSITIVE_INFINITY;
  }
  return html
    .slice(start, end)
    .replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '')
    .replaceAll(/\p{Script=Han}/gu, '***').length;
}

/**
 * Preloads the font of formulas on pages that show one in the first window:
 * found by the style sheet alone, it arrives after the text is painted. A phone
 * whose first window ends before the formula does not wait for it.
 */
export function preloadFormulaFont(folder: string): void {
  const fonts = join('assets', 'fonts');
  const font = readdirSync(join(folder, fonts)).find((name) =>
    name.startsWith('stix-two-math'),
  );
  if (font === undefined) {
    throw new Error(`No font of formulas in ${fonts}`);
  }
  const link = `<link rel=preload as=font type=font/woff2 crossorigin href=/${fonts}/${font}`;
  for (const path of builtFiles(folder).filter((name) =>
    name.endsWith('.html'),
  )) {
    const file = join(folder, path);
    const html = readFileSync(file, 'utf8');
    const letters = lettersBeforeFormula(html);
    if (letters < FIRST_WINDOW.desktop && !html.includes(link)) {
      const media =
        letters < FIRST_WINDOW.phone ? '' : ' media=(min-width:997px)';
      const written = `${link}${media}>`;
      writeFileSync(
        file,
        html.replace(/<link rel="?stylesheet/, `${written}$&`),
      );
    }
  }
}
