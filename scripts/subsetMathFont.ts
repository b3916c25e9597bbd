import {readFileSync, writeFileSync} from 'node:fs';

import subsetFont from 'subset-font';

import {mathCharacters} from './fonts/mathCharacters';

const SOURCE =
  'node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2';
const TARGET = 'static/fonts/stix-two-math.woff2';

/** Cuts STIX Two Math (OFL 1.1) down to what formulas of the site may use. */
async function main(): Promise<void> {
  const subset = await subsetFont(readFileSync(SOURCE), mathCharacters(), {
    targetFormat: 'woff2',
  });
  writeFileSync(TARGET, subset);
  console.log(`${TARGET}: ${subset.length} bytes`);
}

void main();
