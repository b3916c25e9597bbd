import {readFileSync, writeFileSync} from 'node:fs';

import subsetFont from 'subset-font';

import {mathCharacters} from './fonts/mathCharacters';

const source =
  'node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2';
const target = 'static/fonts/stix-two-math.woff2';

/** Cuts STIX Two Math (OFL 1.1) down to what formulas of the site may use. */
async function main(): Promise<void> {
  const subset = await subsetFont(readFileSync(source), mathCharacters(), {
    targetFormat: 'woff2',
  });
  writeFileSync(target, subset);
  console.log(`${target}: ${subset.length} bytes`);
}

void main();
